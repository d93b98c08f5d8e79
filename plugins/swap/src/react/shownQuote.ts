import type { SwapQuote, SwapTrial } from "@latchkey/core"
import { withBought } from "../withBought.ts"

/** A quote as it is shown: of a token that keeps a part, what arrives and the least of that, and not what was offered. */
export const shownQuote = (quote: SwapQuote, trial: SwapTrial | undefined): SwapQuote => {
  if (trial?.status !== "done" || trial.missing === 0) return quote
  const { bought, minimum } = quote
  const { value } = trial.arrives
  return withBought(quote, value, (minimum.value * value) / bought.value)
}
