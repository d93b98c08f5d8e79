import type { Amount } from "../chain/Amount.ts"
import type { CaipAddress, CaipNetworkId } from "../chain/Caip.ts"
import type { Cancellable } from "../session/SessionActions.ts"

/** A token that can be sold or bought. */
export interface SwapToken {
  /** CAIP-10 of its contract; for a network's own coin the address that stands for it in swaps. */
  readonly id: CaipAddress
  /** True for the network's own coin, whose sale needs no approval. */
  readonly native: boolean
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** An image that may be shown as it is: of a host that the plugin declares, or a `data:` URI. */
  readonly icon?: string
  /** What one costs in US dollars, where the provider knows. */
  readonly price?: number
}

/** What is to be swapped, on one network. */
export interface SwapRequest {
  /** `SwapToken.id` of what is sold. */
  readonly sell: CaipAddress
  /** `SwapToken.id` of what is bought. */
  readonly buy: CaipAddress
  /** How much is sold, in base units. */
  readonly amount: bigint
}

/** What a provider offers, as it is shown before anything is signed. */
export interface SwapQuote extends SwapRequest {
  /** Who offers it: `1inch`. */
  readonly provider: string
  readonly sold: Amount
  readonly bought: Amount
  /** The least that is bought, when the price moves by `slippage`. */
  readonly minimum: Amount
  /** Percent: 1 is one hundredth. */
  readonly slippage: number
  /** How much less the bought is worth than the sold, in percent; absent where a price is not known. */
  readonly priceImpact?: number
  /** What the provider keeps, contained in `bought`. */
  readonly providerFee?: Amount
  /** What the network takes at most. */
  readonly networkFee?: Amount
  /** What the account must allow to be spent first, by a transaction of its own; exactly this much. */
  readonly approval?: Amount
  /** Until when `swap` takes it, in epoch milliseconds. */
  readonly expiresAt: number
}

/** Where the latest swap is: what the visitor has to do next, and what came of it. */
export interface SwapProgress {
  readonly quote: SwapQuote
  /** `approving`: the approval is asked for; `swapping`: the swap itself is; `sent`: a node has it; `done`: it is in a block. */
  readonly status: "approving" | "swapping" | "sent" | "done" | "failed"
  /** Hash of the swap's transaction, from `sent` on. */
  readonly hash?: string
  /** The error's code, where it failed. */
  readonly code?: string
}

/** Swapping tokens of one network by the connected wallet. */
export interface SwapActions {
  /**
   * The tokens that can be swapped on a network: those of the connected account first, then the provider's list.
   *
   * Fails: `SwapUnsupportedError`, `SwapProviderError`.
   */
  readonly tokens: (
    request: { readonly networkId: CaipNetworkId },
    options?: Cancellable
  ) => Promise<ReadonlyArray<SwapToken>>
  /**
   * What is bought for what is sold. Asks the provider, and no wallet.
   *
   * Fails: `SwapUnsupportedError`, `SwapAmountError`, `SwapProviderError`, `NotConnectedError`.
   */
  readonly quote: (request: SwapRequest, options?: Cancellable) => Promise<SwapQuote>
  /**
   * Carries a quote out: asks the wallet for the approval where one is needed, then for the swap, and resolves when a node
   * has the transaction. What is signed is checked against the quote.
   *
   * Fails: `SwapQuoteExpiredError`, `SwapBalanceError`, `SwapMismatchError`, `SwapRejectedError`, `SwapProviderError`,
   * `SwapFailedError`, `NotConnectedError`, `NetworkMismatchError`.
   */
  readonly swap: (quote: SwapQuote, options?: Cancellable) => Promise<{ readonly hash: string }>
}
