import type { CallFacts, PreparedCall } from "../capability/ContractCall.ts"
import type { Moved } from "../capability/Moved.ts"
import type { PermitFacts, PreparedPermit } from "../capability/TokenPermits.ts"
import type { ReceiverWarning, TransferOutcome } from "../capability/Transfers.ts"
import type { Amount } from "../chain/Amount.ts"
import type { CaipAddress, CaipNetworkId } from "../chain/Caip.ts"
import type { Cancellable } from "../session/SessionActions.ts"

/** CAIP-10 of a token's contract, or `native` for the network's own coin, which has none. */
export type SwapTokenId = CaipAddress | "native"

/** A token that can be sold or bought. */
export interface SwapToken {
  readonly id: SwapTokenId
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** A token that can be swapped, and what the account holds of it. */
export interface SwapChoice extends SwapToken {
  /** Base units; absent where it was not read. */
  readonly balance?: bigint
}

/** Who gets what is bought, where that is not the account that sells. Frozen. */
export interface SwapReceiver {
  /** In canonical form and in full. */
  readonly address: string
  /** The name that was given, in its normal form: it is looked up once more before anything is sent. */
  readonly name?: string
  /** An address that the visitor knows and that this one looks like, without being it. */
  readonly lookAlike?: string
  /** Whether it is another account of the connected wallet. */
  readonly isOwn?: boolean
  /** What the chain says of it, as of the receiver of a transfer; empty where nothing is known. */
  readonly warnings: ReadonlyArray<ReceiverWarning>
}

/** What is to be swapped, on the network of the connected account. */
export interface SwapRequest {
  readonly sell: SwapTokenId
  readonly buy: SwapTokenId
  /** How much is sold, in base units, and the decimals that they were counted with: others on the chain end the swap. */
  readonly amount: Pick<Amount, "value" | "decimals">
  /** How much less may be bought in the end than was shown, in percent: 1 is one hundredth. 1 when absent. */
  readonly slippage?: number
  /**
   * True: where an approval is needed, it is one without a limit, so that the next swap of this token needs none. Whoever has it may
   * take all that the account ever holds of the token: set it only where the visitor asked. False when absent.
   */
  readonly unlimited?: boolean
  /** `sourceId` of the quote that the visitor chose: no other source is asked. The one that gives most when absent. */
  readonly source?: string
  /**
   * Who gets what is bought: an address of the network, or a name where the namespace has names. Only sources that can pay somebody else are
   * asked then. The account when absent.
   */
  readonly receiver?: string
}

/** What a source offers, as it is shown before anything is signed. */
export interface SwapQuote {
  readonly networkId: CaipNetworkId
  readonly sell: SwapTokenId
  readonly buy: SwapTokenId
  /** Who offers it: "Uniswap V2". */
  readonly provider: string
  /** The same by the id of its declaration, for `SwapRequest.source`. */
  readonly sourceId: string
  /** Whether the request named that source. */
  readonly isChosen?: boolean
  /** Who gets what is bought; absent where that is the account. */
  readonly receiver?: SwapReceiver
  /** Whether the source could pay somebody else than the account. */
  readonly paysOthers?: boolean
  readonly sold: Amount
  readonly bought: Amount
  /** The least that is bought: `bought` less `slippage`, rounded down. */
  readonly minimum: Amount
  /** Percent: 1 is one hundredth. */
  readonly slippage: number
  /**
   * How much worse the rate is because of the swap's own size, in percent, as the source says; where it does not, how much less what is
   * bought is worth than what is sold. Absent where neither is known.
   */
  readonly priceImpact?: number
  /** What both amounts are worth in the currency of the swap plugin's options, by the prices that plugins tell; absent where none does. */
  readonly worth?: { readonly sold?: Amount; readonly bought?: Amount }
  /** What the source keeps, taken off `bought` already; without what the site keeps, where that is told. */
  readonly providerFee?: Amount
  /** What the site keeps by the source's plugin's options, taken off `bought` already. */
  readonly siteFee?: Amount
  /** About what the network takes for the swap, in its coin, as the source says; absent where it does not. */
  readonly networkFee?: Amount
  /** Until when it holds, in epoch milliseconds of the page's clock. */
  readonly expiresAt: number
}

/**
 * What the wallet is asked for next.
 *
 * - `reset`: an approval of before is taken back, for tokens that change none otherwise; - `approve`: the source may take
 *   exactly what is sold, or any amount where that was asked for; - `permit`: exactly what is sold, by a signature, which sends
 *   nothing and goes along with the swap; - `swap`: the swap itself.
 */
export type SwapStep = "reset" | "approve" | "permit" | "swap"

/** An approval of exactly what is sold that the wallet signs and does not send, as it is shown before. Frozen. */
export interface SwapPermitReview {
  readonly quote: SwapQuote
  readonly step: "permit"
  /** Read out of the request that the wallet gets. */
  readonly prepared: PreparedPermit
  /** What that request allows. */
  readonly facts: PermitFacts
  readonly approval?: undefined
  /** What comes of the swap; absent where the chain tries nothing. */
  readonly trial?: SwapTrial
  /** A signature is good for one swap. */
  readonly unlimited?: false
}

/** What comes of a swap, as the chain tried it with all that has to come before it. */
export type SwapTrial =
  | {
      readonly status: "done"
      /** What would arrive of what is bought. */
      readonly arrives: Amount
      /** How much less that is than was offered, in percent; 0 for what the price may have moved by. */
      readonly missing: number
      /** Whether it could be sold again through the same provider right behind; absent where nobody could try that. */
      readonly canSellBack?: boolean
    }
  | { readonly status: "untried" }

/** What the wallet is asked for next, as it is shown before. Frozen. */
export type SwapReview = SwapCallReview | SwapPermitReview

/** The next transaction of a swap as it is shown before it is sent. Frozen. */
export interface SwapCallReview {
  readonly quote: SwapQuote
  readonly step: Exclude<SwapStep, "permit">
  /** Read out of the request that the wallet gets. */
  readonly prepared: PreparedCall
  /** What that request does; absent for a swap that cannot be read, which visitors are told. */
  readonly facts?: CallFacts
  /**
   * The approval that the same request has before the swap: the wallet is asked once, and carries out both or neither. Absent where
   * the swap is all of it.
   */
  readonly approval?: CallFacts
  /** What comes of the swap, of which this may be the first step; absent where the chain tries nothing. */
  readonly trial?: SwapTrial
  /** Whether the approval, of this step or before the swap, has no limit, as its request says; absent where none is asked for. */
  readonly unlimited?: boolean
}

/**
 * Where the latest transaction of a swap is.
 *
 * - `asking`: the wallet is asked; - `unsent`: it ended before anything was sent, `code` says why; - `sent`: the wallet has
 *   sent it; - `success`, `failed`: the chain says so; - `unknown`: nobody can tell, so it must not be sent again.
 */
export interface SwapProgress {
  readonly review: SwapReview
  readonly status: "asking" | "unsent" | "sent" | "success" | "failed" | "unknown"
  /** The transaction's hash, where the wallet gave one. */
  readonly hash?: string
  /** The transaction's page, where the network has an explorer. */
  readonly explorerUrl?: string
  /** The error's code. */
  readonly code?: string
  /** The chain's own words for a failure. */
  readonly reason?: string
  /** Of a success, what it moved, as the chain says; absent where it does not say. */
  readonly moved?: ReadonlyArray<Moved>
}

/** Swapping tokens by the connected wallet, for the account of the active namespace on its network. */
export interface SwapActions {
  /**
   * The tokens that can be swapped there, those that the account holds first; what it holds is read from the chain, not
   * cached.
   *
   * Fails: `SwapUnsupportedError`, `SwapProviderError`, `NotConnectedError`.
   */
  readonly tokens: (options?: Cancellable) => Promise<ReadonlyArray<SwapChoice>>
  /**
   * What is bought for what is sold, from the source of which most arrives once the network has its fee. Asks no wallet for anything.
   *
   * Fails: `SwapUnsupportedError`, `SwapRequestInvalidError`, `SwapAmountError`, `SwapProviderError`, `NotConnectedError`.
   */
  readonly quote: (request: SwapRequest, options?: Cancellable) => Promise<SwapQuote>
  /**
   * What each source offers that has an offer, whichever is chosen: the first is what `quote` answers, the others follow by what arrives.
   *
   * Fails: as `quote` does, where none has one.
   */
  readonly offers: (request: SwapRequest, options?: Cancellable) => Promise<ReadonlyArray<SwapQuote>>
  /**
   * The most that can be sold: all of a token; of the network's own coin what its fee leaves, with a little to spare.
   *
   * Fails: as `prepare` does.
   */
  readonly max: (
    request: { readonly sell: SwapTokenId; readonly buy: SwapTokenId },
    options?: Cancellable
  ) => Promise<Amount>
  /**
   * Makes the next transaction of a swap and tries it against the chain: an approval of exactly the amount where one is needed
   * and no other was asked for, or, where token and source take it, a signature in its place; the swap itself otherwise; both in one request where the wallet says that it carries out all calls or none. What the source built is checked against the quote. Asks the wallet for nothing.
   *
   * Fails: as `quote` does, and with `SwapMismatchError`, `TransferBalanceError`, `TransferRefusedError`.
   */
  readonly prepare: (request: SwapRequest, options?: Cancellable) => Promise<SwapReview>
  /**
   * Asks the source and the chain again, then the wallet to send what `prepare` made. Resolves with the transaction's hash
   * when the wallet has sent it; without one where the wallet tells it later, to `follow`. Each may be sent once. After an approval, `follow`, then `prepare` again.
   * For the step `permit` the wallet signs and nothing is sent, whatever comes of it: it resolves without a hash, and `prepare` then
   * makes the swap that takes the signature along.
   *
   * Fails, nothing being sent: `SwapQuoteExpiredError`, `SwapPriceMovedError`, `SwapMismatchError`, `SwapSubmittedError`,
   * `NetworkMismatchError`, `TransferChangedError`, `TransferBalanceError`, `TransferRefusedError`, `TransferRejectedError`,
   * `TransferFailedError`. Fails with `TransferUncertainError` or `NotConnectedError` where it may have been sent all the same.
   */
  readonly submit: (review: SwapReview, options?: Cancellable) => Promise<{ readonly hash?: string }>
  /** Waits no longer for the wallet's answer to `submit`, which then fails with `TransferUncertainError`. */
  readonly stopAsking: () => Promise<void>
  /**
   * Waits until the chain says what became of the latest transaction, then reads the balance again. `unknown` where nobody
   * can tell: call it once more then, and do not send again.
   *
   * Fails: `SwapMissingError` where nothing was sent, and as reading the chain does.
   */
  readonly follow: (options?: Cancellable) => Promise<TransferOutcome>
}
