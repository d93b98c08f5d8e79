/** Asks the node. Amounts are JSON numbers of whole coins. */
export type NodeRpc = <A>(method: string, ...params: readonly unknown[]) => Promise<A>

/** What the node answered instead of a result: its code and its words. */
export class NodeRpcError extends Error {
  override readonly name = "NodeRpcError"
  readonly method: string
  readonly code: number

  constructor(method: string, code: number, message: string) {
    super(message)
    this.method = method
    this.code = code
  }
}

/**
 * Makes a caller of the node's JSON-RPC.
 *
 * @param credentials user and password with a colon between
 */
export function createNodeRpc(url: string, credentials: string): NodeRpc {
  const authorization = `Basic ${Buffer.from(credentials).toString("base64")}`
  return async <A>(method: string, ...params: readonly unknown[]) => {
    const body = JSON.stringify({ jsonrpc: "1.0", id: 0, method, params })
    const response = await fetch(url, { method: "POST", headers: { authorization }, body })
    const answer = (await response.json()) as {
      readonly result: A
      readonly error: { readonly code: number; readonly message: string } | null
    }
    if (answer.error !== null) throw new NodeRpcError(method, answer.error.code, answer.error.message)
    return answer.result
  }
}
