import type { SwapCallReview, SwapTokenId, TransactionDescription } from "@latchkey/core"

const ofToken = (id: SwapTokenId) => (id === "native" ? {} : { token: id })

/** What a transaction of a swap does, as it is written down. */
export const describeStep = ({
  step,
  quote: { sell, buy, sold, minimum, receiver },
  facts,
  unlimited
}: SwapCallReview): TransactionDescription => {
  if (step === "swap")
    return {
      kind: "swap",
      sends: [{ ...sold, ...ofToken(sell) }],
      receives: [{ ...minimum, ...ofToken(buy) }],
      ...(receiver === undefined ? {} : { receiver: receiver.address })
    }
  const spender = facts?.kind === "approval" ? { spender: facts.spender } : {}
  const amount = facts?.kind === "approval" ? facts.amount : sold.value
  return {
    kind: step === "reset" ? "revoke" : "approve",
    ...spender,
    ...(unlimited === true
      ? { text: sold.symbol, ...ofToken(sell) }
      : { sends: [{ ...sold, value: amount, ...ofToken(sell) }] })
  }
}
