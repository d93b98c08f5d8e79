/** Asks a JSON-RPC server one question. Fails with the server's own message. */
export async function jsonRpc<A>(url: string, method: string, params: readonly unknown[] = []): Promise<A> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  })
  const answer = (await response.json()) as { result?: A; error?: { message: string } }
  if (answer.error !== undefined) throw new Error(`${method}: ${answer.error.message}`)
  return answer.result as A
}
