import {
  defineSlice,
  type SwapChoice,
  type SwapProgress,
  type SwapQuote,
  type SwapRequest,
  type SwapReview,
  type SwapTokenId
} from "@latchkey/core"

/** What the visitor has entered, as it was typed. */
export interface SwapForm {
  readonly sell: SwapTokenId
  /** Absent until one is chosen. */
  readonly buy?: SwapTokenId | undefined
  readonly amount: string
  /** Percent: 1 is one hundredth. */
  readonly slippage: number
  /** `sourceId` of the offer that was chosen for this pair; absent: the one that gives most. */
  readonly source?: string | undefined
  /** What the view was opened with, which the form began with: it is followed once. */
  readonly filled?: object | undefined
}

/** What can be swapped, as it was last read. */
export interface SwapTokens {
  readonly status: "idle" | "loading" | "ready" | "failed"
  readonly list: ReadonlyArray<SwapChoice>
  /** Those of them that the app suggests, in its order; absent where it suggests none. */
  readonly suggested?: ReadonlyArray<SwapTokenId>
  /** The error's code, where it failed. */
  readonly code?: string
}

/** The latest quote that was asked for, and for what. */
export interface SwapAsked {
  readonly status: "loading" | "ready" | "failed"
  readonly request: SwapRequest
  /** Of this request, or the one before it while that is loading anew. */
  readonly quote?: SwapQuote
  /** The error's code, where it failed. */
  readonly code?: string
}

/** The state of swapping. */
export interface SwapState {
  /** What the visitor has entered. */
  readonly form: SwapForm
  /** What can be swapped, and what the account holds of it. */
  readonly tokens: SwapTokens
  /** The latest quote that was asked for; absent until one is. */
  readonly asked?: SwapAsked
  /** What is ready to be sent. */
  readonly review?: SwapReview
  /** The latest transaction that the wallet was asked for. */
  readonly progress?: SwapProgress
}

/** How much less may be bought than was shown, in percent, where nobody says another. */
export const DEFAULT_SLIPPAGE = 1

/** A form that nothing was entered into. */
export const emptyForm: SwapForm = { sell: "native", amount: "", slippage: DEFAULT_SLIPPAGE }

/** The state of swapping; of an account that nothing is known of at first. */
export const swapSlice = defineSlice<SwapState>("swap", {
  form: emptyForm,
  tokens: { status: "idle", list: [] }
})
