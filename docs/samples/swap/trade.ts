import { formatAmount, parseAmount, type SwapReview } from "@latchkey/core"
import { kit } from "./kit"

const request = {
  sell: "eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
  buy: "native",
  amount: { value: parseAmount("150", 6), decimals: 6 },
  slippage: 0.5
} as const

/** Shows a transaction to the visitor, and answers whether they agree. */
declare const agree: (review: SwapReview) => Promise<boolean>

const { bought, minimum, priceImpact } = await kit.swap.quote(request)
console.log(formatAmount(bought), formatAmount(minimum), priceImpact)

for (;;) {
  // An approval first, where one is needed; then the swap. Nothing is asked of the wallet yet.
  const review = await kit.swap.prepare(request)
  if (!(await agree(review))) break
  await kit.swap.submit(review)
  const { status } = await kit.swap.follow()
  if (status !== "success" || review.step === "swap") break
}
