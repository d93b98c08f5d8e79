import type { HistoryKind } from "@latchkey/core"
import type { ActivityDoubt } from "../ActivityState.ts"

/** What a transaction did, in a word or two. */
type KindWords = Readonly<
  Record<
    | HistoryKind
    | "approved"
    | "revoked"
    | "taken"
    | "failed"
    | "sending"
    | "swapping"
    | "approving"
    | "revoking"
    | "unknown",
    string
  >
>

/** The words of the list, which one transaction says too. */
export interface ActivityMessages {
  readonly kinds: KindWords
  readonly tags: Readonly<Record<ActivityDoubt, string>>
  readonly pending: string
  /** How long one that is under way is likely to take. */
  readonly usually: string
  readonly to: string
  readonly from: string
  readonly spender: string
  readonly unlimited: string
  readonly all: string
  readonly nothing: string
  readonly more: string
  readonly older: string
  readonly olderFailed: string
  readonly partial: string
  readonly fallback: string
  readonly failed: string
  readonly outdated: string
  readonly unfetched: string
  readonly readAgain: string
  readonly none: string
  readonly noneKnown: string
  readonly untold: string
  readonly hidden: string
  readonly showHidden: string
  readonly hideHidden: string
  readonly hiddenNote: string
}

/** The words of one transaction alone. */
export interface DetailMessages {
  readonly doubts: Readonly<Record<ActivityDoubt, string>>
  readonly mayTake: string
  readonly gone: string
  readonly unknownNote: string
  readonly failedNote: string
  readonly takenNote: string
  readonly unlimitedNote: string
  readonly status: string
  readonly statuses: {
    readonly success: string
    readonly failed: string
    readonly pending: string
    readonly unknown: string
  }
  readonly date: string
  readonly sender: string
  readonly network: string
  readonly fee: string
  readonly hash: string
  readonly copyHash: string
  readonly copyAddress: string
  readonly copied: string
  readonly copyFailed: string
}
