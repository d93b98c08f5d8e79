/** The result of a JSON-RPC call. Fails: with the node's error. */
export const askNode = async <A>(url: string, method: string, params: ReadonlyArray<unknown>): Promise<A> => {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  })
  const { result, error } = (await response.json()) as { readonly result: A; readonly error?: unknown }
  if (error !== undefined) throw new Error(JSON.stringify(error))
  return result
}
