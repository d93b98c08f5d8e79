import { isRecord } from "../decode/Decode.ts"
import { ProviderRpcError, providerErrorCode } from "../provider/ProviderRpcError.ts"
import type { WalletChain } from "../chain/WalletChain.ts"

/** Sends one JSON-RPC request to a chain's node. */
export type CallNode = (chain: WalletChain, method: string, params: readonly unknown[]) => Promise<unknown>

/** The part of `fetch` that a wallet uses. */
export type NodeFetch = (
  url: string,
  init: { readonly method: "POST"; readonly headers: Record<string, string>; readonly body: string }
) => Promise<{ json(): Promise<unknown> }>

/**
 * Makes a caller that uses `fetch`.
 *
 * Fails: the node's own error with its code and data; 4901 when the node cannot be reached or does not speak JSON-RPC.
 */
export function createCallNode(fetch: NodeFetch): CallNode {
  let lastId = 0
  return async (chain, method, params) => {
    let answer: unknown
    try {
      const response = await fetch(chain.rpcUrl, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: ++lastId, method, params })
      })
      answer = await response.json()
    } catch (cause) {
      throw unreachable(chain, cause)
    }
    if (!isRecord(answer)) throw unreachable(chain, answer)
    const error = answer["error"]
    if (isRecord(error)) {
      const code = typeof error["code"] === "number" ? error["code"] : providerErrorCode.internal
      throw new ProviderRpcError(code, String(error["message"]), error["data"])
    }
    if (!("result" in answer)) throw unreachable(chain, answer)
    return answer["result"]
  }
}

const unreachable = (chain: WalletChain, cause: unknown) =>
  new ProviderRpcError(
    providerErrorCode.chainDisconnected,
    `The node of chain ${chain.id} gave no answer`,
    cause instanceof Error ? cause.message : cause
  )
