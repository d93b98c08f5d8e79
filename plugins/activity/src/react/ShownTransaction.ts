import type { SentCall, SentTransaction } from "@latchkey/core"
import type { ActivityEntry } from "../ActivityState.ts"

/** A transaction as the list shows it: of the history, or one that this page has sent and the history does not tell yet. */
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

/** What a transaction does that this page has sent, in the words of history. */
const toldOf = (sent: SentTransaction): SentCall["call"] => {
  if ("call" in sent) return sent.call
  const { networkId, sender, receiver, amount, token } = sent.transfer
  const isSelf = receiver === sender
  return {
    networkId,
    sender,
    kind: isSelf ? "self" : "send",
    transfers: [
      {
        direction: isSelf ? "self" : "out",
        counterparty: receiver,
        amount,
        ...(token === undefined ? {} : { token })
      }
    ]
  }
}

/** A transaction that this page has sent. */
export const fromSent = (sent: SentTransaction): ShownTransaction => {
  const { hash, sentAt, status, explorerUrl } = sent
  const { transfers, approvals, ...told } = toldOf(sent)
  const isFailed = status === "failed"
  return {
    ...told,
    hash,
    at: sentAt,
    status,
    transfers: isFailed ? [] : transfers,
    ...(isFailed || approvals === undefined ? {} : { approvals }),
    isHidden: false,
    isUnseen: true,
    ...(explorerUrl === undefined ? {} : { explorerUrl })
  }
}

/** It is not known yet what becomes of it: it stands above all that is. */
export const isOpen = ({ status }: Pick<ShownTransaction, "status">): boolean =>
  status === "pending" || status === "unknown"
