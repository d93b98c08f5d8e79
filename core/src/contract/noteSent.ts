import { sentBy, type SentCall, type SentTransaction, type SentTransfer } from "./SentTransactions.ts"

const MAX_SENT = 20

/** How far a transaction of a feature is. */
export interface SentProgress {
  readonly status: "asking" | "unsent" | "sent" | "success" | "failed" | "unknown"
  /** Absent where the wallet has told none. */
  readonly hash?: string
  readonly explorerUrl?: string
}

/**
 * What a feature has sent, with how far one of it is now, for the slot `senders`: the latest 20. Unchanged where the wallet has told no
 * hash, and where there is nothing to say of it. `now` in epoch milliseconds.
 */
export const noteSent = (
  sent: ReadonlyArray<SentTransaction> = [],
  { status, hash, explorerUrl }: SentProgress,
  what: Pick<SentTransfer, "transfer"> | Pick<SentCall, "call"> | undefined,
  now: number
): ReadonlyArray<SentTransaction> => {
  if (what === undefined || hash === undefined || status === "asking" || status === "unsent") return sent
  const { networkId } = sentBy(what)
  const at = sent.findIndex((other) => other.hash === hash && sentBy(other).networkId === networkId)
  const noted: SentTransaction = {
    hash,
    sentAt: sent[at]?.sentAt ?? now,
    status: status === "sent" ? "pending" : status,
    ...what,
    ...(explorerUrl === undefined ? {} : { explorerUrl })
  }
  return at < 0 ? [noted, ...sent].slice(0, MAX_SENT) : sent.with(at, noted)
}

/** What a transfer moves, as it is kept of those that were sent. */
export const sentTransfer = ({
  networkId,
  sender,
  receiver,
  amount,
  token
}: SentTransfer["transfer"]): Pick<SentTransfer, "transfer"> => ({
  transfer: { networkId, sender, receiver, amount, ...(token === undefined ? {} : { token }) }
})
