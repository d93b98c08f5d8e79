import type { SentTransaction } from "@latchkey/core"
import type { ActivityEntry } from "../ActivityState.ts"

/** A transaction as the list shows it: of the history, or one that this page has sent and the history does not tell yet. */
export interface ShownTransaction extends Omit<ActivityEntry, "minedAt" | "status"> {
  /** When it was mined, or else sent, in epoch milliseconds. */
  readonly at: number
  /** `unknown`: it was sent, and nobody could tell in time what became of it. */
  readonly status: ActivityEntry["status"] | "pending" | "unknown"
  /** The history does not tell it yet. */
  readonly isUnseen: boolean
}

/** A transaction of the history. */
export const fromEntry = ({ minedAt, ...entry }: ActivityEntry): ShownTransaction => ({
  ...entry,
  at: minedAt,
  isUnseen: false
})

/** A transaction that this page has sent. */
export const fromSent = ({
  hash,
  sentAt,
  status,
  explorerUrl,
  transfer: { networkId, sender, receiver, amount, token }
}: SentTransaction): ShownTransaction => {
  const isSelf = receiver === sender
  return {
    hash,
    networkId,
    at: sentAt,
    status,
    kind: isSelf ? "self" : "send",
    sender,
    transfers:
      status === "failed"
        ? []
        : [
            {
              direction: isSelf ? "self" : "out",
              counterparty: receiver,
              amount,
              ...(token === undefined ? {} : { token })
            }
          ],
    isHidden: false,
    isUnseen: true,
    ...(explorerUrl === undefined ? {} : { explorerUrl })
  }
}

/** It is not known yet what becomes of it: it stands above all that is. */
export const isOpen = ({ status }: Pick<ShownTransaction, "status">): boolean =>
  status === "pending" || status === "unknown"
