import type { SwapQuote, SwapRequest } from "@latchkey/core"
import {
  Button,
  EmptyState,
  fill,
  Row,
  RowList,
  RowsSkeleton,
  showCost,
  showHolding,
  useModalContext,
  useStyleSheet
} from "@latchkey/react/view"
import { useCallback, useEffect, useRef, useState } from "react"
import type { SwapApi } from "../../SwapApi.ts"
import { SwapIcon } from "../icons.tsx"
import { useStepWords, withStepWords } from "../messages/useStepWords.ts"
import { useWords } from "../messages/useWords.ts"
import type { Problem } from "../SwapMessages.ts"
import { problemOf, useSwapping } from "../useSwapping.ts"
import common from "./swap.css?inline"

type Found = { readonly quotes: ReadonlyArray<SwapQuote> } | { readonly problem: Problem }

/** What all sources offer for what is entered, once asked, and again. */
const useOffers = (api: SwapApi, request: SwapRequest | undefined) => {
  const [found, setFound] = useState<Found>()
  const asking = useRef<AbortController>(undefined)
  const first = useRef(request)
  const ask = useCallback(() => {
    asking.current?.abort()
    const { signal } = (asking.current = new AbortController())
    setFound(first.current === undefined ? { problem: "noOffer" } : undefined)
    if (first.current === undefined) return
    api.offers(first.current, { signal }).then(
      (quotes) => {
        if (!signal.aborted) setFound({ quotes })
      },
      (error: unknown) => {
        if (!signal.aborted) setFound({ problem: problemOf(error) })
      }
    )
  }, [api])
  useEffect(() => {
    ask()
    return () => asking.current?.abort()
  }, [ask])
  return { found, ask }
}

/** What each source offers, to choose another than the best. */
export const SwapOffers = withStepWords(() => {
  const { kit, locale, messages: shared } = useModalContext()
  const words = useWords()
  const steps = useStepWords()
  const { api, network, state } = useSwapping()
  const { form, asked } = state
  const { found, ask } = useOffers(api, asked?.request)
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, common)
  if (found === undefined) return <RowsSkeleton />
  if ("problem" in found)
    return (
      <EmptyState icon={<SwapIcon />} action={<Button onClick={ask}>{shared.tryAgain}</Button>}>
        {fill(words.problems[found.problem], {
          symbol: network?.nativeCurrency.symbol ?? "",
          network: network?.name ?? ""
        })}
      </EmptyState>
    )
  const [best] = found.quotes
  /** What is cut off, where it is too long, is the fee. */
  const detailOf = ({ networkFee }: SwapQuote, isBest: boolean) => {
    const parts = [
      ...(isBest ? [steps.bestOffer] : []),
      ...(networkFee === undefined ? [] : [fill(steps.offerFee, { amount: showCost(networkFee, locale) })])
    ]
    return parts.length === 0 ? undefined : parts.join(" · ")
  }
  const choose = async (quote: SwapQuote) => {
    // The form that is led back to shows which it is.
    await api.edit({ source: quote === best ? undefined : quote.sourceId }).catch(() => {})
    kit.navigation.goBack()
  }
  return (
    <div className="swap" ref={element}>
      <RowList label={words.provider}>
        {found.quotes.map((quote) => (
          <Row
            key={quote.sourceId}
            icon={<SwapIcon />}
            name={quote.provider}
            detail={detailOf(quote, quote === best)}
            value={showHolding(quote.bought, locale)}
            current={quote.sourceId === (form.source ?? best?.sourceId)}
            onClick={() => void choose(quote)}
          />
        ))}
      </RowList>
    </div>
  )
})
