import type { Amount } from "@latchkey/core"
import {
  AmountInput,
  Field,
  FieldLine,
  FieldNote,
  fill,
  showHolding,
  showWorth,
  Skeleton,
  SmallButton,
  TokenChip,
  TokenPicture,
  useModalContext
} from "@latchkey/react/view"
import { useWords } from "../messages/useWords.ts"
import type { SendFormView } from "../useSendForm.ts"
import type { SendingView } from "../useSending.ts"
import { viewIds } from "../viewIds.ts"

/** How much of what. */
export const AmountField = ({
  id,
  form: { amount, field, busy, amountInput, enterAmount, takeAll, review },
  sending,
  symbol,
  worth,
  problem
}: {
  readonly id: string
  readonly form: SendFormView
  readonly sending: SendingView
  readonly symbol: string
  /** What is entered is worth; undefined where nobody knows. */
  readonly worth: Amount | undefined
  readonly problem: string | undefined
}) => {
  const { kit, locale } = useModalContext()
  const words = useWords()
  const { state, holding } = sending
  const isInvalid = field === "amount"
  const isFailed = state.tokens.status === "failed" && holding === undefined
  return (
    <Field label={words.amount} htmlFor={id} invalid={isInvalid}>
      <FieldLine>
        <AmountInput
          id={id}
          input={amountInput}
          value={amount}
          invalid={isInvalid}
          describedBy={`${id}-note`}
          onEnter={enterAmount}
          onSubmit={() => void review()}
        />
        <TokenChip
          label={fill(words.token, { symbol })}
          icon={
            <TokenPicture
              token={(holding ?? sending.state.form).token}
              symbol={symbol}
              network={sending.network}
              size={24}
            />
          }
          symbol={symbol}
          onClick={() => kit.navigation.push(viewIds.tokens)}
        />
      </FieldLine>
      <FieldNote
        id={`${id}-note`}
        problem={isInvalid ? problem : isFailed ? words.tokensFailed : undefined}
        aside={
          <SmallButton
            aria-label={words.maxLabel}
            aria-busy={busy === "max" || undefined}
            aria-disabled={holding === undefined || undefined}
            onClick={() => void takeAll()}
          >
            {words.max}
          </SmallButton>
        }
      >
        {holding === undefined ? (
          <Skeleton width={112} height={12} />
        ) : (
          <span>
            {worth !== undefined && (
              <>
                <bdi dir="ltr">≈ {showWorth(worth, locale)}</bdi> <span aria-hidden="true">·</span>{" "}
              </>
            )}
            {fill(words.balance, { amount: showHolding(holding.amount, locale) })}
          </span>
        )}
      </FieldNote>
    </Field>
  )
}
