import type { CaipNetworkId, Network } from "@latchkey/core"

/**
 * A chain id out of a wallet's answer, or undefined if it is not one: a positive safe integer, as the hex text that
 * EIP-695 asks for, or as the number, the decimal text or the CAIP-2 id that some wallets give. Never throws.
 */
export const decodeChainId = (value: unknown): number | undefined => {
  const text = /^(string|number|bigint)$/.test(typeof value) ? String(value) : ""
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
