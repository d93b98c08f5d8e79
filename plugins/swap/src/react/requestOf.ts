import type { SwapQuote, SwapRequest } from "@latchkey/core"

/** The request that a quote answers: of the same source where that was chosen. */
export const requestOf = ({ sell, buy, sold, slippage, isChosen, sourceId }: SwapQuote): SwapRequest => ({
  sell,
  buy,
  amount: sold,
  slippage,
  ...(isChosen === true ? { source: sourceId } : {})
})
