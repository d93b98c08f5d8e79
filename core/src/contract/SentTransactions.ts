import type { HistoryTransaction } from "../capability/History.ts"
import type { TransferPreview } from "../capability/Transfers.ts"
import type { PluginState } from "../kernel/PluginState.ts"
import { readSlice } from "../kernel/Slice.ts"
import { defineSlot, readSlot } from "../kernel/Slot.ts"

interface Sent {
  readonly hash: string
  /** When the wallet said so, in epoch milliseconds, by the page's clock. */
  readonly sentAt: number
  /** `unknown`: nobody could tell within the time that it was waited for. */
  readonly status: "pending" | "success" | "failed" | "unknown"
  /** The transaction's page, where the network has an explorer. */
  readonly explorerUrl?: string
}

/** A transfer that a wallet has sent for this page, and what became of it so far. */
export interface SentTransfer extends Sent {
  /** What it moves, read out of the request that the wallet got. */
  readonly transfer: Pick<TransferPreview, "networkId" | "sender" | "receiver" | "token" | "amount">
}

/** A call of a contract that a wallet has sent for this page, and what became of it so far. */
export interface SentCall extends Sent {
  /**
   * What it does, in the words of history: what is certain before it is in the chain, which of a swap is what is sold. Amounts are
   * those of the request that the wallet got.
   */
  readonly call: Pick<HistoryTransaction, "networkId" | "kind" | "transfers" | "approvals"> & {
    readonly sender: string
  }
}

/** A transaction that a wallet has sent for this page, and what became of it so far. */
export type SentTransaction = SentTransfer | SentCall

/** Who sent it, and on which network. */
export const sentBy = (
  sent: Pick<SentTransfer, "transfer"> | Pick<SentCall, "call">
): Pick<SentTransfer["transfer"], "networkId" | "sender"> => ("call" in sent ? sent.call : sent.transfer)

/** The part of a plugin's state that says what it has sent. */
export interface SentState {
  /** Since the page was loaded, the latest first; absent where nothing was. */
  readonly sent?: ReadonlyArray<SentTransaction>
}

/** Says that a plugin's slice holds a `SentState`. */
export interface Sender {
  /** The plugin's id. */
  readonly id: string
}

/** The slot of plugins that send transactions, for those that show what was sent. */
export const senders = defineSlot<Sender>("senders")

const nothing: SentState = {}

/** What installed plugins have sent since the page was loaded, each plugin's latest first. */
export const sentTransactions = (state: {
  readonly plugin: Pick<PluginState, "fillings">
}): ReadonlyArray<SentTransaction> =>
  readSlot(state.plugin.fillings, senders).flatMap(
    ({ id }) => readSlice(state, { name: id, initial: nothing }).sent ?? []
  )
