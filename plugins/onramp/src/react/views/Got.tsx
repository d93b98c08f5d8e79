import { AmountOutput, Field, FieldLine, fill } from "@latchkey/react/view"
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
  const words = useWords()
  const id = useId()
  const quote = asked?.quote?.isPlaceholder === false ? asked.quote : undefined
  return (
    <Field label={provider.hasQuotes ? words.get : words.coin} labelId={`${id}got`}>
      <FieldLine>
        {provider.hasQuotes ? (
          <AmountOutput
            amount={quote?.purchased}
            loading={asked?.status === "loading"}
            empty="–"
            labelledBy={`${id}got`}
          />
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
      </FieldLine>
    </Field>
  )
}
