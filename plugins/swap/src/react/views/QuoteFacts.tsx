import type { SwapQuote } from "@latchkey/core"
import {
  Fact,
  FactList,
  fill,
  showAmount,
  showHolding,
  useModalContext,
  showPercent
} from "@latchkey/react/view"
import type { ReactNode } from "react"
import { useWords } from "../messages/useWords.ts"
import { rateOf } from "../rateOf.ts"

/** From which share, in percent, a price impact or a slippage is warned of. */
export const WARN_ABOVE = 5

/** Price, impact and least of a quote; `children` are the facts after these. */
export const QuoteFacts = ({
  quote,
  children
}: {
  readonly quote: SwapQuote
  readonly children?: ReactNode
}) => {
  const { locale } = useModalContext()
  const words = useWords()
  const { sold, priceImpact, minimum } = quote
  return (
    <FactList>
      <Fact name={words.rate}>
        <bdi>{fill(words.rateIs, { sold: sold.symbol, bought: showHolding(rateOf(quote), locale) })}</bdi>
      </Fact>
      {priceImpact !== undefined && (
        <Fact name={words.priceImpact} tone={priceImpact > WARN_ABOVE ? "warning" : undefined}>
          {showPercent(priceImpact, locale)}
        </Fact>
      )}
      <Fact name={words.minimum}>
        <bdi title={showAmount(minimum, locale)}>{showHolding(minimum, locale)}</bdi>
      </Fact>
      {children}
    </FactList>
  )
}
