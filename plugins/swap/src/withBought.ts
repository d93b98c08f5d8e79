import type { SwapQuote } from "@latchkey/core"

/** A quote that buys another amount, in base units, of which `minimum` is the least: it is worth as much more or less. */
export const withBought = (quote: SwapQuote, value: bigint, minimum: bigint): SwapQuote => {
  const { bought, worth } = quote
  const ofBought = worth?.bought
  return Object.freeze({
    ...quote,
    bought: Object.freeze({ ...bought, value }),
    minimum: Object.freeze({ ...quote.minimum, value: minimum }),
    ...(ofBought === undefined
      ? {}
      : {
          worth: Object.freeze({
            ...worth,
            bought: Object.freeze({ ...ofBought, value: (ofBought.value * value) / bought.value })
          })
        })
  })
}
