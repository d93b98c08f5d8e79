import type { SwapQuote } from "@latchkey/core"
import { worthOf } from "@latchkey/core/feature-kit"
import type { PairPrices } from "./makePriceMemory.ts"

/** A quote with what its amounts are worth, and with the impact by that where its source says none. */
export const withWorth = (quote: SwapQuote, prices: PairPrices): SwapQuote => {
  const [sold, bought] = [
    prices.sold && worthOf(quote.sold, prices.sold),
    prices.bought && worthOf(quote.bought, prices.bought)
  ]
  if (sold === undefined && bought === undefined) return quote
  const lost =
    quote.priceImpact === undefined && sold !== undefined && bought !== undefined && sold.value > 0n
      ? { priceImpact: Math.max(0, Number(((sold.value - bought.value) * 10_000n) / sold.value) / 100) }
      : {}
  const worth = Object.freeze({
    ...(sold === undefined ? {} : { sold: Object.freeze(sold) }),
    ...(bought === undefined ? {} : { bought: Object.freeze(bought) })
  })
  return Object.freeze({ ...quote, ...lost, worth })
}
