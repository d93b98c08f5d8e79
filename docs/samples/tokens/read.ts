import { formatAmount } from "@latchkey/core"
import { kit } from "./kit"

export const holdings = async () => {
  await kit.tokens.refresh()
  const { list = [] } = kit.getSnapshot().tokens["eip155"] ?? {}
  return list.map(({ amount, unverified }) => ({
    amount: `${formatAmount(amount)} ${amount.symbol}`,
    unverified
  }))
}
