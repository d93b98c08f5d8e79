import type { PreparedTransfer, SentTransfer } from "@latchkey/core"
import type { SendState } from "./SendState.ts"

type Moved = SentTransfer["transfer"]

const isSame = (one: Moved, other: Moved): boolean =>
  one.networkId === other.networkId &&
  one.sender === other.sender &&
  one.receiver === other.receiver &&
  one.token === other.token &&
  one.amount.value === other.amount.value

const OPEN: ReadonlyArray<string> = ["asking", "sent", "pending", "unknown"]

/** Whether the same as a transfer is on its way, or nobody knows whether it is. */
export const mayBeSent = (
  { progress, sent }: Pick<SendState, "progress" | "sent">,
  transfer: PreparedTransfer
): boolean => {
  const open = sent.flatMap((one) => ("transfer" in one && OPEN.includes(one.status) ? [one.transfer] : []))
  return [
    ...open,
    ...(progress !== undefined && OPEN.includes(progress.status) ? [progress.transfer] : [])
  ].some((one) => isSame(one, transfer))
}
