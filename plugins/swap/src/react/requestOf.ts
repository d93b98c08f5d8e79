import type { SwapQuote, SwapRequest } from "@latchkey/core"

/** The request that a quote answers: of the same source where that was chosen, for whom it was. */
export const requestOf = ({
  sell,
  buy,
  sold,
  slippage,
  isChosen,
  sourceId,
  receiver
}: SwapQuote): SwapRequest => ({
  sell,
  buy,
  amount: sold,
  slippage,
  ...(isChosen === true ? { source: sourceId } : {}),
  // By its name as it was given: that is looked up again.
  ...(receiver === undefined ? {} : { receiver: receiver.name ?? receiver.address })
})
