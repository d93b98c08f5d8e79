import type { CaipNetworkId, KitCore, TransactionDescription } from "@latchkey/core"
import type { EvmApi } from "../EvmApi.ts"

/** A kit with `evm`. */
export type EvmKit = KitCore & { readonly evm: EvmApi }

/** The network of a call; by default the active EVM one. */
export interface OnChain {
  /** The `8453` of `eip155:8453`. */
  readonly chainId?: number
  /** CAIP-2; instead of `chainId`. */
  readonly networkId?: CaipNetworkId
}

/** What a transaction is sent with, beside what is called. */
export interface Sending extends OnChain {
  /** Of the network's coin, in base units. */
  readonly value?: bigint
  /** What visitors are told of it, in their list of transactions. */
  readonly description?: Partial<TransactionDescription>
}

/** The CAIP-2 id of a call's network; undefined before a network is active. */
export const networkIdOf = (
  { chainId, networkId }: OnChain,
  active: CaipNetworkId | undefined
): CaipNetworkId | undefined => networkId ?? (chainId === undefined ? active : `eip155:${chainId}`)
