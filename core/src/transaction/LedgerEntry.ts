import type { TrackedTransaction } from "./TrackedTransaction.ts"

/** A transaction as the ledger keeps it: what everybody may see, and how it is followed. */
export interface LedgerEntry extends Omit<TrackedTransaction, "explorerUrl"> {
  /** Counts its changes: of two versions the one with more is believed. */
  readonly revision: number
  /** When the tab that asks the wallet was last heard of, by the page's clock; 0 where it has said that it goes. */
  readonly heardAt: number
  /** When a tab last looked what became of it, by the page's clock. */
  readonly lookedAt: number
  /** How often that was in vain since there was last something new. */
  readonly looks: number
  /** How often in a row the chain had no sign of it, or said that it can never be carried out. */
  readonly misses: number
  /** Somebody does not want to see it any more. */
  readonly isForgotten?: boolean
  /** The visitor is to be told when it is settled, by the first tab that is looked at. */
  readonly isUntold?: boolean
}

/** What is put into the ledger. */
export type LedgerDraft = Pick<LedgerEntry, "networkId" | "account" | "description" | "status"> &
  Partial<Pick<LedgerEntry, "hash" | "callsId" | "order" | "digest" | "usualSeconds" | "replaces">>
