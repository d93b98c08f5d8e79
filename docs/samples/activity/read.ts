import { formatAmount } from "@latchkey/core"
import { kit } from "./kit"

/** What came in lately, one line each. */
export const received = async () => {
  await kit.activity.load()
  const { list = [], hasMore = false } = kit.getSnapshot().activity["eip155"] ?? {}
  const lines = list
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ transfers }) => transfers.filter(({ direction }) => direction === "in"))
    .map(({ amount }) => `${formatAmount(amount)} ${amount.symbol}`)
  return { lines, hasMore }
}
