import type { Amount, SwapQuote } from "@latchkey/core"

/** What one of what is sold buys, rounded down to the bought token's decimals. */
export const rateOf = ({ sold, bought }: Pick<SwapQuote, "sold" | "bought">): Amount => ({
  ...bought,
  value: (bought.value * 10n ** BigInt(sold.decimals)) / sold.value
})
