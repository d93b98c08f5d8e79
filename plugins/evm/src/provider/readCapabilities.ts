import type { Network } from "@latchkey/core"
import * as Effect from "effect/Effect"
import { chainIdOf, encodeChainId } from "../ChainId.ts"
import type { WalletCapabilities } from "../EvmApi.ts"
import { decodeCapabilities } from "./decodeCapabilities.ts"
import { read } from "./Eip1193.ts"

/** How long a wallet may take to say what it can, in milliseconds: a visitor waits. */
const DEADLINE = 3_000

/**
 * What a wallet says that it can do for an account on a network (`wallet_getCapabilities` of EIP-5792), what it says of all networks
 * included; nothing where it does not know the question, says nothing in three seconds, or nothing that can be read.
 */
export const readCapabilities = (
  provider: unknown,
  network: Network,
  address: string
): Effect.Effect<WalletCapabilities> => {
  const chainId = chainIdOf(network)
  if (chainId === undefined || provider === undefined) return Effect.succeed({})
  return read(provider, "wallet_getCapabilities", [address, [encodeChainId(chainId)]], DEADLINE).pipe(
    Effect.map((answer) => {
      const told = decodeCapabilities(answer) ?? {}
      return { ...told["eip155:0"], ...told[network.caipNetworkId] }
    }),
    // A wallet that does not know the question can do nothing of it.
    Effect.catch(() => Effect.succeed({}))
  )
}

/** A field of one of them; undefined where it is not there. */
export const capabilityField = (capabilities: WalletCapabilities, name: string, field: string): unknown => {
  const told = capabilities[name]
  return typeof told === "object" && told !== null
    ? (told as Readonly<Record<string, unknown>>)[field]
    : undefined
}
