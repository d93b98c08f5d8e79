import type { TransferPreview } from "../capability/Transfers.ts"
import type { TransactionDescription } from "../transaction/TransactionDescription.ts"

/** What a transfer moves, as it is written down. */
export const describeTransfer = (
  kind: "send" | "pay",
  { receiver, amount, token }: Pick<TransferPreview, "receiver" | "amount" | "token">
): TransactionDescription => ({
  kind,
  receiver,
  sends: [{ ...amount, ...(token === undefined ? {} : { token }) }]
})
