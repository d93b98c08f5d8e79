import type { CaipNetworkId, Network } from "@latchkey/core"

const MAX_TEXT = 32

/**
 * A chain id out of a wallet's answer, or undefined if it is not one: a positive safe integer, as the hex text that
 * EIP-695 asks for, or as the number or decimal text that some wallets give. Never throws.
 */
export const decodeChainId = (value: unknown): number | undefined => {
  const id =
    typeof value === "string" && value.length <= MAX_TEXT && /^(0x[0-9a-f]+|[0-9]+)$/i.test(value)
      ? Number(value)
      : typeof value === "number"
        ? value
        : typeof value === "bigint"
          ? Number(value)
          : 0
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** The hex text that wallets expect: no leading zeros. */
export const encodeChainId = (id: number): string => `0x${id.toString(16)}`

/** The CAIP-2 id of an EVM chain. */
export const toNetworkId = (id: number): CaipNetworkId => `eip155:${id}`

/** The chain id of a network of this namespace; undefined when its CAIP-2 reference is no chain id. */
export const chainIdOf = (network: Pick<Network, "caipNetworkId">): number | undefined =>
  decodeChainId(network.caipNetworkId.slice("eip155:".length))
