import type { CaipNetworkId } from "@latchkey/core"

/** A router in the way of Uniswap V2, on one network. */
export interface SwapRouter {
  /** CAIP-2. */
  readonly networkId: CaipNetworkId
  /** Who swaps, as visitors know it: "Uniswap V2". */
  readonly title: string
  /** The router's contract. Its factory and its wrapped coin are asked of it. */
  readonly router: string
  /**
   * A router beside it that swaps over the same pairs and takes approvals by signature (EIP-2612), in the way of Uniswap's
   * SwapRouter02: with it, a token that has permits is swapped for another with a signature in the place of an approval's transaction.
   */
  readonly permitRouter?: string
  /** Contracts of the tokens that are offered beside the network's own coin; at most 200. Their names come from the chain. */
  readonly tokens: ReadonlyArray<string>
}

/** What `onchainSwap` is made with. */
export interface OnchainSwapOptions {
  /** Those of one network are asked in this order, until one has an offer. */
  readonly routers: ReadonlyArray<SwapRouter>
}
