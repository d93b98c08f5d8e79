import type { SentTransaction } from "@latchkey/core"
import type { SendProgress } from "./SendState.ts"

const MAX_SENT = 20

/** What was sent, with how far one of it is now; unchanged where the wallet has told no hash. The latest 20. */
export const noteSent = (
  sent: ReadonlyArray<SentTransaction>,
  { status, hash, explorerUrl, transfer }: SendProgress,
  now: number
): ReadonlyArray<SentTransaction> => {
  if (hash === undefined || status === "asking" || status === "unsent") return sent
  const { networkId, sender, receiver, token, amount } = transfer
  const at = sent.findIndex((other) => other.hash === hash && other.transfer.networkId === networkId)
  const noted: SentTransaction = {
    hash,
    sentAt: sent[at]?.sentAt ?? now,
    status: status === "sent" ? "pending" : status,
    transfer: { networkId, sender, receiver, amount, ...(token === undefined ? {} : { token }) },
    ...(explorerUrl === undefined ? {} : { explorerUrl })
  }
  return at < 0 ? [noted, ...sent].slice(0, MAX_SENT) : sent.with(at, noted)
}
