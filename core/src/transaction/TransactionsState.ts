import { defineSlice } from "../kernel/Slice.ts"
import type { TrackedTransaction } from "./TrackedTransaction.ts"

/** The part of the kit's state that says what wallets were asked for: `kit.getSnapshot().transactions`. */
export interface TransactionsState {
  /**
   * The latest first, at most 60, of all accounts and networks; empty until somebody sends or looks, and, where something was open when
   * the page was left, until the page is idle.
   */
  readonly list: ReadonlyArray<TrackedTransaction>
  /**
   * The one that was settled last, for 15 seconds: what the visitor is to be told in this tab, once. Absent where the view that it was sent
   * from shows it, and in every tab but the first that is looked at.
   */
  readonly news?: TrackedTransaction
}

/** What wallets were asked for; nothing at first. */
export const transactionsSlice = /* @__PURE__ */ defineSlice<TransactionsState>("transactions", { list: [] })
