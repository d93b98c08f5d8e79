import type { CaipNetworkId, Network } from "@latchkey/core"
import { readField } from "@latchkey/core/chain-kit"

/**
 * A chain id out of what a wallet answers or tells, or undefined if it is not one: a positive safe integer, as the hex text that EIP-695
 * asks for, or as the number, the decimal text, the CAIP-2 id or the object with a `chainId` that some wallets give. Never throws.
 */
export const decodeChainId = (value: unknown): number | undefined => {
  // The same as `decodeChainNumber`, which the engine has no room for; a test holds both to one another.
  const told = readField(value, "chainId") ?? value
  const text = /^(string|number|bigint)$/.test(typeof told) ? String(told) : ""
  const id = Number(/^(?:eip155:)?(0x[\da-f]{1,28}|\d{1,30})$/i.exec(text)?.[1])
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** The hex text that wallets expect: no leading zeros. */
export const encodeChainId = (id: number): string => `0x${id.toString(16)}`

/** The CAIP-2 id of an EVM chain. */
export const toNetworkId = (id: number): CaipNetworkId => `eip155:${id}`

/** The chain id of a network of this namespace; undefined when its CAIP-2 reference is no chain id. */
export const chainIdOf = (network: Pick<Network, "caipNetworkId">): number | undefined =>
  decodeChainId(network.caipNetworkId)
