import {
  defineSlice,
  type AppCall,
  type CaipAddress,
  type CallsReceipt,
  type CallsReport
} from "@latchkey/core"

/** A transaction that came of calls. */
export interface SentReceipt extends CallsReceipt {
  /** Its page, where the network has an explorer. */
  readonly explorerUrl?: string
}

/** Calls that a wallet took on, and what became of them as far as it is known. */
export interface SentBatch extends CallsReport {
  /** The wallet's own id for them. */
  readonly id: string
  /** CAIP-10 of the account that they were sent from; it says the network too. */
  readonly account: CaipAddress
  /** The calls, as the app passed them; none where they are longer than 10,000 characters. */
  readonly calls: ReadonlyArray<AppCall>
  /** What the chain has of them so far; see `CallsReport`. */
  readonly receipts: ReadonlyArray<SentReceipt>
  /** When the wallet was asked, in epoch milliseconds. */
  readonly sentAt: number
  /** It was sent before this page was loaded, or in another tab. */
  readonly isRestored?: true
  /** Whether it is being asked what became of them. */
  readonly isFollowed: boolean
}

/** The state of batches. */
export interface BatchesState {
  /** What was sent, the latest first; at most 20: those in `kit.transactions`, from the first action on. */
  readonly list: ReadonlyArray<SentBatch>
}

/** What was sent from the page; nothing at first. */
export const batchesSlice = defineSlice<BatchesState>("batches", { list: [] })
