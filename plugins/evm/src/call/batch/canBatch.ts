import type { Network } from "@latchkey/core"
import * as Effect from "effect/Effect"
import { chainIdOf, decodeChainId, encodeChainId } from "../../ChainId.ts"
import { read } from "../../provider/Eip1193.ts"

/** How long a wallet may take to say what it can, in milliseconds: a visitor waits. */
const DEADLINE = 3_000

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown) => (typeof value === "object" && value !== null ? value : {}) as Fields

/**
 * See `CallBatches.can`. A wallet that would have to make another account of it first (`ready`) does not count as one that can: the visitor came to
 * swap.
 */
export const canBatch = (provider: unknown, network: Network, address: string): Effect.Effect<boolean> => {
  const chainId = chainIdOf(network)
  if (chainId === undefined || provider === undefined) return Effect.succeed(false)
  return read(provider, "wallet_getCapabilities", [address, [encodeChainId(chainId)]], DEADLINE).pipe(
    Effect.map((answer) =>
      Object.entries(fieldsOf(answer)).some(
        ([id, told]) =>
          id.startsWith("0x") &&
          decodeChainId(id) === chainId &&
          fieldsOf(fieldsOf(told)["atomic"])["status"] === "supported"
      )
    ),
    Effect.catch(() => Effect.succeed(false))
  )
}
