import { writeAmount, type OnrampProvider, type OnrampRequest } from "@latchkey/core"
import {
  ActBar,
  AmountInput,
  Button,
  Field,
  FieldLine,
  FieldNote,
  fill,
  Notice,
  SmallButton,
  useAnnouncement,
  useModalContext,
  useStyleSheet
} from "@latchkey/react/view"
import { useEffect, useId, useRef, useState, type ReactNode } from "react"
import { presetAmounts } from "../../defaults.ts"
import type { OnrampForm } from "../../OnrampState.ts"
import type { Chosen } from "../chosenOf.ts"
import { useWords } from "../messages/useWords.ts"
import type { Problem } from "../OnrampMessages.ts"
import { problemOf } from "../problemOf.ts"
import { readPay } from "../readPay.ts"
import { showMoney } from "../showMoney.ts"
import type { BuyingView } from "../useBuying.ts"
import { useQuote } from "../useQuote.ts"
import { viewIds } from "../viewIds.ts"
import { Choice } from "./Choice.tsx"
import { Got } from "./Got.tsx"
import { OrderFacts } from "./OrderFacts.tsx"
import css from "./onramp.css?inline"

/** How much to pay for what, and through whom. */
export const BuyForm = ({
  buying,
  chosen,
  providers,
  latest
}: {
  readonly buying: BuyingView
  readonly chosen: Chosen
  readonly providers: ReadonlyArray<OnrampProvider>
  readonly latest: ReactNode
}) => {
  const { kit, locale } = useModalContext()
  const words = useWords()
  const { api, state } = buying
  const { provider, purchase, payment, limit } = chosen
  const [amount, setAmount] = useState(state.form.amount)
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setIsBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isShown = useRef(true)
  const id = useId()
  useStyleSheet(element, css)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const read = readPay(amount, chosen, locale)
  const pay = "pay" in read ? read.pay : undefined
  const networkId = buying.network?.caipNetworkId
  const request: OnrampRequest | undefined =
    pay === undefined || networkId === undefined
      ? undefined
      : { provider: provider.id, purchase: purchase.id, networkId, pay, method: limit.method }
  const asked = useQuote(buying, provider.hasQuotes ? request : undefined)

  // Out of bounds is said while it is typed; what is not finished, when it is sent.
  const isOutside = "problem" in read && (read.problem === "amountLow" || read.problem === "amountHigh")
  const found = problem ?? (isOutside && amount.length > 1 ? read.problem : undefined)
  const money = (value: bigint) =>
    showMoney({ value, decimals: payment.decimals, symbol: payment.id }, locale)
  const text =
    found === undefined
      ? undefined
      : fill(words.problems[found], {
          min: money(limit.min),
          max: money(limit.max),
          currency: payment.id,
          decimals: String(payment.decimals),
          provider: provider.title
        })
  useAnnouncement(text)
  const isOfAmount = found?.startsWith("amount") === true

  const edit = (change: Partial<OnrampForm>) => {
    setProblem(undefined)
    api.edit(change).catch(() => {})
  }
  const enter = (entered: string) => {
    setAmount(entered)
    edit({ amount: entered })
  }
  const buy = async () => {
    if (isBusy) return
    if (request === undefined) {
      setProblem("problem" in read ? read.problem : "other")
      input.current?.focus()
      return
    }
    setIsBusy(true)
    setProblem(undefined)
    try {
      await api.buy(request)
      if (isShown.current) kit.navigation.push(viewIds.progress)
    } catch (error) {
      if (isShown.current) setProblem(problemOf(error))
    } finally {
      if (isShown.current) setIsBusy(false)
    }
  }
  const unit = 10n ** BigInt(payment.decimals)
  const presets = presetAmounts
    .map((preset) => preset * unit)
    .filter((value) => value >= limit.min && value <= limit.max)

  return (
    <form className="onramp" ref={element} noValidate onSubmit={(event) => event.preventDefault()}>
      {latest}
      <Field label={words.pay} htmlFor={`${id}amount`} invalid={isOfAmount}>
        <FieldLine>
          <AmountInput
            id={`${id}amount`}
            input={input}
            value={amount}
            invalid={isOfAmount}
            describedBy={`${id}note`}
            onEnter={enter}
            onSubmit={() => void buy()}
          />
          <Choice
            strong
            label={words.currency}
            value={payment.id}
            options={provider.payment.map(({ id }) => ({ id, text: id }))}
            onChange={(currency) => edit({ currency })}
          />
        </FieldLine>
        <FieldNote id={`${id}note`} problem={isOfAmount ? text : undefined} />
        <div className="onramp-presets">
          {presets.map((value) => (
            <button
              key={String(value)}
              type="button"
              className="onramp-preset"
              aria-label={fill(words.preset, { amount: money(value) })}
              aria-pressed={pay?.value === value}
              onClick={() => enter(writeAmount(value, { decimals: payment.decimals, locale }))}
            >
              {money(value)}
            </button>
          ))}
        </div>
      </Field>
      <Got chosen={chosen} asked={asked} onChange={(purchase) => edit({ purchase })} />
      <OrderFacts
        chosen={chosen}
        providers={providers}
        quote={asked?.quote}
        address={buying.account?.address ?? ""}
        onChange={edit}
      />
      {found !== undefined && !isOfAmount && <Notice tone="negative">{text}</Notice>}
      {provider.isDefault && (
        <Notice tone="warning">{fill(words.listsDefault, { provider: provider.title })}</Notice>
      )}
      {asked?.status === "failed" && (
        <Notice tone="warning">{fill(words.quoteFailed, { provider: provider.title })}</Notice>
      )}
      {provider.isOpaque && (
        <Notice tone="warning">{fill(words.opaque, { provider: provider.title })}</Notice>
      )}
      <p className="onramp-note">{fill(words.leaves, { provider: provider.title })}</p>
      {providers.some(({ tellsStatus }) => tellsStatus) && (
        <p className="onramp-note">
          <SmallButton onClick={() => kit.navigation.push(viewIds.purchases)}>{words.purchases}</SmallButton>
        </p>
      )}
      <ActBar>
        <Button variant="main" busy={isBusy} onClick={() => void buy()}>
          {fill(words.buyAt, { provider: provider.title })}
        </Button>
      </ActBar>
    </form>
  )
}
