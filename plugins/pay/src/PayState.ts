import {
  defineSlice,
  type Amount,
  type CaipAddress,
  type CaipNetworkId,
  type ExchangeEntry,
  type ExchangeFilter,
  type Moved,
  type PreparedTransfer
} from "@latchkey/core"

/** A payment that an app asked for, checked. */
export interface Payment {
  readonly networkId: CaipNetworkId
  /** CAIP-10 of the token; absent for the network's own coin. */
  readonly token?: CaipAddress
  /** The asset's name as the app says it; the network's own coin is named as the network does. */
  readonly name: string
  readonly amount: Amount
  /** In canonical form and in full. */
  readonly recipient: string
  /** Which exchanges may be offered; `false`: none. */
  readonly payWithExchange: false | ExchangeFilter
  /** Whether wallets of the network can pay it. */
  readonly byWallet: boolean
}

/** The exchanges that can pay it, as far as they are known. */
export interface PayExchanges {
  readonly status: "idle" | "loading" | "ready" | "failed"
  readonly list: ReadonlyArray<ExchangeEntry>
}

/**
 * A payment by the connected wallet.
 *
 * - `asking`: the wallet is asked; - `unsent`: it ended before anything was sent, `code` says why; - `sent`: the wallet has
 *   sent it; - `success`, `failed`: the chain says so; - `unknown`: nobody can tell, so it must not be paid again.
 */
export interface WalletProgress {
  readonly type: "wallet"
  readonly transfer: PreparedTransfer
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

/**
 * A payment on an exchange's page.
 *
 * - `opened`: nothing is known of it; - `pending`: the exchange has seen it; - `success`, `failed`: the exchange's last word;
 * - `unknown`: it was waited for, and nothing came.
 */
export interface ExchangeProgress {
  readonly type: "exchange"
  readonly exchange: ExchangeEntry
  readonly sessionId: string
  /** The exchange's page, checked. */
  readonly url: string
  /** Whether the window of the exchange's page is there, as far as the browser says. */
  readonly window: "open" | "blocked" | "closed"
  readonly status: "opened" | "pending" | "success" | "failed" | "unknown"
  readonly hash?: string
  readonly explorerUrl?: string
}

/** The state of paying. */
export interface PayState {
  /** What is to be paid; absent where nothing is, and when all is said about it and the modal is closed. */
  readonly payment?: Payment
  /** The exchanges that can pay it. */
  readonly exchanges: PayExchanges
  /** What the wallet would be asked for. */
  readonly review?: PreparedTransfer
  /** How the payment is being made. */
  readonly progress?: WalletProgress | ExchangeProgress
}

/** The state where nothing is to be paid. */
export const emptyState: PayState = { exchanges: { status: "idle", list: [] } }

/** The state of paying. */
export const paySlice = defineSlice<PayState>("pay", emptyState)
