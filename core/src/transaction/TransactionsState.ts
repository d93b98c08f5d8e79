import { defineSlice } from "../kernel/Slice.ts"
import type { TrackedTransaction } from "./TrackedTransaction.ts"

/** The part of the kit's state that says what wallets were asked for: `kit.getSnapshot().transactions`. */
export interface TransactionsState {
  /**
   * The latest first, at most 60, of all accounts and networks; empty until somebody sends or looks, and, where something was open when
   * the page was left, until the page is idle.
   */
  readonly list: ReadonlyArray<TrackedTransaction>
}

/** What wallets were asked for; nothing at first. */
export const transactionsSlice = /* @__PURE__ */ defineSlice<TransactionsState>("transactions", { list: [] })
