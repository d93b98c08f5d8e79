import { isRecord } from "../../../tests/testing/src/decode/Decode.ts"
import type { NodeFetch } from "../../../tests/testing/src/rpc/callNode.ts"
import { base64Of } from "./bytes.ts"
import type { CosmosChainInfo } from "./CosmosChainInfo.ts"

const modes: Readonly<Record<string, string>> = {
  sync: "BROADCAST_MODE_SYNC",
  async: "BROADCAST_MODE_ASYNC",
  block: "BROADCAST_MODE_BLOCK"
}

/**
 * Makes a sender of signed transactions: to the chain's REST server, as Keplr sends them. It yields the hash, 32 bytes.
 *
 * @param restUrls by chain id, instead of the chain's own `rest`
 *
 * Fails: with the chain's `raw_log`, the server's message, or what `fetch` rejects with.
 */
export const createSender =
  (fetch: NodeFetch, restUrls: Readonly<Record<string, string>>) =>
  async (chain: CosmosChainInfo, transaction: Uint8Array, mode: string): Promise<Uint8Array> => {
    const server = restUrls[chain.chainId] ?? chain.rest
    const response = await fetch(`${server.replace(/\/$/, "")}/cosmos/tx/v1beta1/txs`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ tx_bytes: base64Of(transaction), mode: modes[mode] })
    })
    const answer = await response.json()
    const told = isRecord(answer) ? answer["tx_response"] : undefined
    if (!isRecord(told) || typeof told["txhash"] !== "string") {
      throw new Error(isRecord(answer) ? String(answer["message"]) : "The node gave no answer")
    }
    if (told["code"] !== undefined && told["code"] !== 0) throw new Error(String(told["raw_log"]))
    const pairs = told["txhash"].match(/../g) ?? []
    return Uint8Array.from(pairs, (pair) => parseInt(pair, 16))
  }
