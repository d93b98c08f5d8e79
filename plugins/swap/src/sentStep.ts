import type { HistoryApproval, SentCall, SwapReview } from "@latchkey/core"

/** What a transaction of a swap does, for those who show what was sent; undefined where that cannot be read out of its request. */
export const sentStep = ({
  quote: { sell, sold },
  step,
  prepared: { networkId, sender },
  facts,
  approval
}: SwapReview): Pick<SentCall, "call"> | undefined => {
  const given = step === "swap" ? approval : facts
  const approvals: ReadonlyArray<HistoryApproval> =
    given?.kind === "approval"
      ? [
          {
            token: given.token,
            of: "token",
            name: sold.symbol,
            spender: given.spender,
            allowed: given.amount === 0n ? "nothing" : { ...sold, value: given.amount }
          }
        ]
      : []
  const told = { networkId, sender, ...(approvals.length === 0 ? {} : { approvals }) }
  if (step === "swap")
    return {
      call: {
        ...told,
        kind: "trade",
        transfers: [{ direction: "out", amount: sold, ...(sell === "native" ? {} : { token: sell }) }]
      }
    }
  return approvals.length === 0 ? undefined : { call: { ...told, kind: "approve", transfers: [] } }
}
