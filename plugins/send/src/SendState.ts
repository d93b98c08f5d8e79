import {
  defineSlice,
  type Amount,
  type CaipAddress,
  type CaipNetworkId,
  type CapabilitySource,
  type Moved,
  type PreparedTransfer,
  type TokenHolding,
  type TransferRequest
} from "@latchkey/core"
import type { Trial } from "@latchkey/core/feature-kit"
import type { TokenPrice } from "@latchkey/core/effect"

/** What a link asks for, of the account that would pay: nothing more than that is sent by it. */
export interface LinkedPayment {
  /** The address as the link has it, one of the network, or a name. */
  readonly receiver: string
  /** CAIP-10 of the token, which the account holds; absent for the network's own coin. */
  readonly token?: CaipAddress
  /** How much; absent where the link leaves that to whoever pays. */
  readonly amount?: Amount
  /** The public text that has to go with it. */
  readonly memo?: string
  /** Addresses that the transfer has to name, by which the receiver finds it. */
  readonly references?: ReadonlyArray<string>
  /** What the link's author says that it is for: hearsay. */
  readonly label?: string
}

/** What the visitor has entered, as it was typed. */
export interface SendForm {
  /** CAIP-10 of the chosen token; absent for the network's own coin. */
  readonly token?: CaipAddress | undefined
  readonly amount: string
  /** All there is, less the fee: `amount` says about how much that is. */
  readonly isMax?: boolean
  readonly receiver: string
  readonly memo?: string
  /** What the link asks for that filled the form; gone with another receiver. */
  readonly linked?: LinkedPayment | undefined
  /** The network that the link in `receiver` is for: on it the form begins with that link. */
  readonly awaits?: CaipNetworkId | undefined
  /** The choice of a token that the form began with, elsewhere: it is followed once. */
  readonly chosen?: object | undefined
}

/** What a name that was entered as receiver stands for. */
export interface NamedReceiver {
  /** In its normal form, which may not be the one that was entered. */
  readonly name: string
  /** In canonical form and in full. */
  readonly address: string
}

/** What the account holds, as it was last read. */
export interface HeldTokens {
  readonly status: "idle" | "loading" | "ready" | "failed"
  readonly list: ReadonlyArray<TokenHolding>
  /** Who answered. */
  readonly source?: CapabilitySource
  /**
   * What a whole one costs, in the currency of the options; it comes a moment after the list, of what a plugin knows the price of. A
   * hint to show: nothing is counted on with it.
   */
  readonly prices?: ReadonlyArray<TokenPrice>
  /**
   * What all that the account has of the network's own coin is worth, in the currency of the options, rounded down: what is there for
   * fees. Where the prices are, and by them.
   */
  readonly coinWorth?: Amount
  /** How long a memo may be, in bytes of UTF-8; absent where transfers have none, and until it is known. */
  readonly memoBytes?: number
}

/** A transfer as it is shown before it is sent. */
export interface SendReview {
  readonly transfer: PreparedTransfer
  /** What it was prepared for: to be prepared again with another fee. */
  readonly request: TransferRequest
  /** The receiver as it was entered, where the namespace writes it otherwise on this network than by letter case. */
  readonly enteredAs?: string
  /** The name that was given as receiver, in its normal form: it is looked up once more before anything is sent. */
  readonly name?: string
  /** An address that the visitor knows and that the receiver looks like, without being it. */
  readonly lookAlike?: string
  /** What arrives of a token, as the chain tried it; absent for the network's own coin, and where a chain tries nothing. */
  readonly trial?: Trial
  /** The same amount of the same is on its way to the same receiver, or may be: sending it once more may pay twice. */
  readonly isRepeated?: boolean
}

/**
 * Where the latest transfer is.
 *
 * - `asking`: the wallet is asked; - `unsent`: it ended before anything was sent, `code` says why; - `sent`: the wallet has
 *   sent it; - `success`, `failed`: the chain says so; - `unknown`: nobody can tell, so it must not be sent again.
 */
export interface SendProgress extends SendReview {
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

/** The state of sending. */
export interface SendState {
  /** What the visitor has entered. */
  readonly form: SendForm
  /** What the receiver in the form stands for, where that is a name that was looked up. */
  readonly named?: NamedReceiver
  /** What the account holds. */
  readonly tokens: HeldTokens
  /** What is ready to be sent. */
  readonly review?: SendReview
  /** The latest transfer that the wallet was asked for. */
  readonly progress?: SendProgress
}

/** A form that nothing was entered into. */
export const emptyForm: SendForm = { amount: "", receiver: "" }

/** The state of sending; of an account that nothing is known of at first. */
export const sendSlice = defineSlice<SendState>("send", {
  form: emptyForm,
  tokens: { status: "idle", list: [] }
})
