import { swapSourcesOn, type SwapQuote } from "@latchkey/core"
import {
  Fact,
  FactList,
  fill,
  showAmount,
  showHolding,
  Skeleton,
  SmallButton,
  useModalContext,
  useModalState,
  showPercent
} from "@latchkey/react/view"
import { useWords } from "../messages/useWords.ts"
import { rateOf } from "../rateOf.ts"
import { viewIds } from "../viewIds.ts"

/** From which share, in percent, a price impact or a slippage is warned of. */
export const WARN_ABOVE = 5
/** From which price impact on, in percent, nothing is swapped in these views. */
export const STOP_ABOVE = 15

interface QuoteProps {
  readonly quote: SwapQuote
}

/** The least that a quote gives. */
export const LeastFact = ({ quote: { minimum } }: QuoteProps) => {
  const { locale } = useModalContext()
  return (
    <Fact name={useWords().minimum}>
      <bdi title={showAmount(minimum, locale)}>{showHolding(minimum, locale)}</bdi>
    </Fact>
  )
}

/** Price and impact of a quote. */
export const PriceFacts = ({ quote }: QuoteProps) => {
  const { locale } = useModalContext()
  const words = useWords()
  const { sold, priceImpact } = quote
  return (
    <>
      <Fact name={words.rate}>
        <bdi>{fill(words.rateIs, { sold: sold.symbol, bought: showHolding(rateOf(quote), locale) })}</bdi>
      </Fact>
      {priceImpact !== undefined && (
        <Fact name={words.priceImpact} tone={priceImpact > WARN_ABOVE ? "warning" : undefined}>
          {showPercent(priceImpact, locale)}
        </Fact>
      )}
    </>
  )
}

/** Who offers it, which leads to the others where there are any. */
const ProviderFact = ({ quote: { provider, networkId } }: QuoteProps) => {
  const { kit } = useModalContext()
  const words = useWords()
  const hasOthers = useModalState(({ plugin }) => swapSourcesOn(plugin.fillings, networkId).length > 1)
  return (
    <Fact name={words.provider} centred={hasOthers}>
      {hasOthers ? (
        <SmallButton
          aria-label={`${words.provider}: ${provider}`}
          onClick={() => kit.navigation.push(viewIds.offers)}
        >
          <bdi>{provider}</bdi>
        </SmallButton>
      ) : (
        <bdi>{provider}</bdi>
      )}
    </Fact>
  )
}

/** Price, impact, least and source of a quote; their room while it is asked for, so that the button below does not move away from a press. */
export const QuoteFacts = ({ quote }: { readonly quote: SwapQuote | undefined }) => {
  const words = useWords()
  return (
    <FactList>
      {quote === undefined ? (
        [words.rate, words.priceImpact, words.minimum, words.provider].map((name) => (
          <Fact key={name} name={name}>
            <Skeleton width={96} height={12} />
          </Fact>
        ))
      ) : (
        <>
          <PriceFacts quote={quote} />
          <LeastFact quote={quote} />
          <ProviderFact quote={quote} />
        </>
      )}
    </FactList>
  )
}
