import { fill, showAmount, showQuantity, Skeleton, useModalContext } from "@latchkey/react/view"
import { useId } from "react"
import type { OnrampAsked } from "../../OnrampState.ts"
import type { Chosen } from "../chosenOf.ts"
import { useWords } from "../messages/useWords.ts"
import { Choice } from "./Choice.tsx"

/** How much is got, and of what. */
export const Got = ({
  chosen: { provider, purchase },
  asked,
  onChange
}: {
  readonly chosen: Chosen
  readonly asked: OnrampAsked | undefined
  readonly onChange: (purchase: string) => void
}) => {
  const { locale } = useModalContext()
  const words = useWords()
  const id = useId()
  const quote = asked?.quote?.isPlaceholder === false ? asked.quote : undefined
  const shown = quote && showQuantity(quote.purchased, locale)
  return (
    <div className="onramp-box">
      <span className="onramp-label" id={`${id}got`}>
        {provider.hasQuotes ? words.get : words.coin}
      </span>
      <div className="onramp-line">
        {provider.hasQuotes ? (
          <output
            className="onramp-amount"
            dir="ltr"
            aria-labelledby={`${id}got`}
            aria-busy={asked?.status === "loading" || undefined}
            data-empty={quote === undefined || undefined}
            data-length={shown !== undefined && shown.length > 8 ? "long" : undefined}
            title={quote && showAmount(quote.purchased, locale)}
          >
            {shown ?? (asked?.status === "loading" ? <Skeleton width={96} height={24} /> : "–")}
          </output>
        ) : (
          <span className="onramp-said">{fill(words.onPage, { provider: provider.title })}</span>
        )}
        <Choice
          strong
          label={words.coin}
          value={purchase.id}
          options={provider.purchase.map(({ id, symbol }) => ({ id, text: symbol }))}
          onChange={onChange}
        />
      </div>
    </div>
  )
}
