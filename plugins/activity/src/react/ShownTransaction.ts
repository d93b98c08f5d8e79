import type { ActivityEntry } from "../ActivityState.ts"

/** A transaction as the list shows it: of the history, or one that the kit knows of and the history does not tell yet. */
export interface ShownTransaction extends Omit<ActivityEntry, "minedAt" | "status"> {
  /** When it was mined, or else sent, in epoch milliseconds. */
  readonly at: number
  /** `unknown`: it was sent, and nobody could tell in time what became of it. */
  readonly status: ActivityEntry["status"] | "pending" | "unknown"
  /** The history does not tell it yet. */
  readonly isUnseen: boolean
  /** Its id in the kit's ledger, where it is known from there; it is the `hash` where there is none. */
  readonly trackedId?: string
  /** The app's own words for what it does. */
  readonly title?: string
  /** About how long one like it takes until it is in the chain. */
  readonly usualSeconds?: number
}

/** A transaction of the history. */
export const fromEntry = ({ minedAt, ...entry }: ActivityEntry): ShownTransaction => ({
  ...entry,
  at: minedAt,
  isUnseen: false
})

/** It is not known yet what becomes of it: it stands above all that is. */
export const isOpen = ({ status }: Pick<ShownTransaction, "status">): boolean =>
  status === "pending" || status === "unknown"
