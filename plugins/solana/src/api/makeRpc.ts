import type { Network } from "@latchkey/core"
import { RpcUrlMissingError, type SdkMissingError } from "@latchkey/core/effect"
import { type ReadOptions, readUrls } from "@latchkey/core/chain-kit"
import type { Rpc, RpcTransport, SolanaRpcApi } from "@solana/kit"
import { lazySdk } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"

const solanaKit = lazySdk("@solana/kit 8", async (missing) => {
  try {
    const { createDefaultRpcTransport, createSolanaRpcFromTransport } = await import("@solana/kit")
    return { createDefaultRpcTransport, createSolanaRpcFromTransport }
  } catch (cause) {
    throw missing(cause)
  }
})

// What did not answer may still have been done.
const CHANGES_SOMETHING = ["sendTransaction", "requestAirdrop"]

const isRead = (payload: unknown): boolean =>
  typeof payload === "object" &&
  payload !== null &&
  "method" in payload &&
  !CHANGES_SOMETHING.includes(String(payload.method))

/** Asks one transport after the other, as long as they fail to answer and it is a read. */
export const oneOf = (transports: ReadonlyArray<RpcTransport>): RpcTransport => {
  const ask = async (config: Parameters<RpcTransport>[0], index: number): Promise<any> => {
    try {
      return await transports[index]!(config)
    } catch (cause) {
      const isOver =
        index + 1 === transports.length || config.signal?.aborted === true || !isRead(config.payload)
      if (isOver) throw cause
      return ask(config, index + 1)
    }
  }
  return (config) => ask(config, 0)
}

/** See `SolanaApi.getRpc`. */
export const makeRpc = (
  network: Network,
  options: ReadOptions
): Effect.Effect<Rpc<SolanaRpcApi>, RpcUrlMissingError | SdkMissingError> => {
  const { own, open } = readUrls(network, options)
  const urls = [...own, ...open]
  if (urls.length === 0) return Effect.fail(new RpcUrlMissingError({ method: network.caipNetworkId }))
  return Effect.map(solanaKit, ({ createDefaultRpcTransport, createSolanaRpcFromTransport }) =>
    createSolanaRpcFromTransport(oneOf(urls.map((url) => createDefaultRpcTransport({ url }))))
  )
}
