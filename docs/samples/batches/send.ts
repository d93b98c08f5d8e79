import type { AppCall } from "@latchkey/core"
import { kit } from "./kit"

/** Has two calls made at once; "confirmed" when wallet and chain say that both happened. */
export const buyAndReview = async (buy: AppCall, review: AppCall) => {
  const { id } = await kit.batches.send({ calls: [buy, review] })
  const { status, receipts } = await kit.batches.follow({ id })
  return { status, transactions: receipts.map(({ hash }) => hash) }
}
