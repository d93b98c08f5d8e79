import {
  journeyViews,
  readAmount,
  writeAmount,
  type Amount,
  type Network,
  type SwapChoice,
  type SwapRequest
} from "@latchkey/core"
import {
  ActBar,
  AmountInput,
  AmountOutput,
  Button,
  EmptyState,
  Field,
  FieldLine,
  FieldNote,
  fill,
  Notice,
  Row,
  RowsSkeleton,
  showHolding,
  Skeleton,
  SmallButton,
  TokenChip,
  TokenPicture,
  useAnnouncement,
  useModalContext,
  useStyleSheet,
  type ViewProps
} from "@latchkey/react/view"
import { useEffect, useId, useRef, useState } from "react"
import { FlipIcon, SwapIcon } from "../icons.tsx"
import { useWords } from "../messages/useWords.ts"
import type { Problem } from "../SwapMessages.ts"
import { useFilled } from "../useFilled.ts"
import { useQuote } from "../useQuote.ts"
import { problemOf, useSwapping, type SwappingView } from "../useSwapping.ts"
import { viewIds } from "../viewIds.ts"
import { QuoteFacts } from "./QuoteFacts.tsx"
import { Slippage } from "./Slippage.tsx"
import { Worth } from "./Worth.tsx"
import css from "./swap.css?inline"

const AMOUNT_PROBLEMS = {
  missing: "amountMissing",
  format: "amountFormat",
  ambiguous: "amountAmbiguous",
  decimals: "amountDecimals",
  zero: "amountZero"
} as const satisfies Record<string, Problem>

const isOfAmount = (problem: Problem | undefined) => problem !== undefined && /^(?:amount|fee)/.test(problem)

/** What to swap, and what comes of it. */
export const SwapForm = ({ params }: ViewProps) => {
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const swapping = useSwapping()
  const { account, network, state } = swapping
  const isAhead = useFilled(swapping, params)
  if (account?.caipAddress === undefined || network === undefined) {
    return (
      <EmptyState
        icon={<SwapIcon />}
        action={
          <Button onClick={() => kit.navigation.reset(journeyViews.connect)}>{shared.connectTitle}</Button>
        }
      >
        {words.notConnected}
      </EmptyState>
    )
  }
  if (state.tokens.code === "SWAP_UNSUPPORTED") {
    return (
      <EmptyState
        icon={<SwapIcon />}
        action={
          <Button onClick={() => kit.navigation.push(journeyViews.networks)}>{words.chooseNetwork}</Button>
        }
      >
        {fill(words.unsupported, { network: network.name })}
      </EmptyState>
    )
  }
  if (isAhead) return <RowsSkeleton />
  return <Form key={account.caipAddress} swapping={swapping} network={network} />
}

const Form = ({ swapping, network }: { readonly swapping: SwappingView; readonly network: Network }) => {
  const { kit, locale, messages: shared } = useModalContext()
  const words = useWords()
  const { api, state, choiceOf } = swapping
  const { form, tokens } = state
  const [amount, setAmount] = useState(form.amount)
  const [problem, setProblem] = useState<Problem>()
  const [busy, setBusy] = useState<"max" | "review">()
  const element = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isShown = useRef(true)
  const id = useId()
  useStyleSheet(element, css)

  useEffect(() => {
    isShown.current = true
    api.tokens().catch(() => {})
    return () => {
      isShown.current = false
    }
  }, [api])
  // Emptied when something was swapped, and by what another view enters.
  useEffect(() => {
    setAmount(form.amount)
    setProblem(undefined)
  }, [form.amount])

  const sell = choiceOf(form.sell)
  const buy = choiceOf(form.buy)
  const { symbol = "…", decimals = 0 } = sell ?? {}
  const read = sell && readAmount(amount, { decimals, locale })
  const value = read !== undefined && "value" in read ? read.value : undefined
  const request: SwapRequest | undefined =
    sell === undefined || buy === undefined || value === undefined
      ? undefined
      : {
          sell: sell.id,
          buy: buy.id,
          amount: { value, decimals },
          slippage: form.slippage,
          ...(form.source === undefined ? {} : { source: form.source })
        }
  const asked = useQuote(swapping, request)
  const quote = asked?.quote
  const isTooMuch = sell?.balance !== undefined && value !== undefined && value > sell.balance
  const found =
    problem ??
    (isTooMuch ? "amountTooMuch" : asked?.status === "failed" ? problemOf({ code: asked.code }) : undefined)
  const text =
    found === undefined
      ? undefined
      : fill(words.problems[found], {
          symbol: found === "feeMissing" ? network.nativeCurrency.symbol : symbol,
          decimals: String(decimals),
          network: network.name
        })
  useAnnouncement(text)

  const fail = (next: Problem) => {
    if (!isShown.current) return
    setProblem(next)
    if (isOfAmount(next)) input.current?.focus()
  }
  const enter = (entered: string) => {
    setAmount(entered)
    setProblem(undefined)
    api.edit({ amount: entered }).catch(() => {})
  }
  const work = async (what: "max" | "review", run: () => Promise<void>) => {
    if (busy !== undefined) return
    setBusy(what)
    setProblem(undefined)
    try {
      await run()
    } catch (error) {
      fail(problemOf(error))
    } finally {
      if (isShown.current) setBusy(undefined)
    }
  }
  const takeAll = () => {
    if (sell === undefined) return
    if (buy === undefined) return fail("tokenMissing")
    void work("max", async () => {
      const most = await api.max({ sell: sell.id, buy: buy.id })
      if (isShown.current) enter(writeAmount(most.value, { decimals: most.decimals, locale }))
    })
  }
  const review = () => {
    if (read === undefined) return fail("token")
    if ("problem" in read) return fail(AMOUNT_PROBLEMS[read.problem])
    if (buy === undefined) return fail("tokenMissing")
    if (isTooMuch) return fail("amountTooMuch")
    void work("review", async () => {
      if (request === undefined) return
      await api.prepare(request)
      if (isShown.current) kit.navigation.push(viewIds.preview)
    })
  }
  const flip = () => {
    if (form.buy === undefined) return
    // The amount was meant for the other token.
    setProblem(undefined)
    api.edit({ sell: form.buy, buy: form.sell, amount: "" }).catch(() => {})
    input.current?.focus()
  }

  const isInvalid = isOfAmount(found)
  const isFailed = tokens.status === "failed" && tokens.list.length === 0
  const { progress } = state
  return (
    <form className="swap" ref={element} noValidate onSubmit={(event) => event.preventDefault()}>
      {progress !== undefined && ["asking", "sent", "unknown"].includes(progress.status) && (
        <Row
          icon={<SwapIcon />}
          name={words.latest}
          value={showHolding(progress.review.quote.sold, locale)}
          leads
          onClick={() => kit.navigation.push(viewIds.progress)}
        />
      )}
      <div className="swap-pair">
        <Field label={words.sell} htmlFor={`${id}amount`} invalid={isInvalid}>
          <FieldLine>
            <AmountInput
              id={`${id}amount`}
              input={input}
              value={amount}
              invalid={isInvalid}
              describedBy={`${id}note`}
              onEnter={enter}
              onSubmit={review}
            />
            <TokenButton choice={sell} network={network} side="sell" />
          </FieldLine>
          <FieldNote
            id={`${id}note`}
            problem={isInvalid ? text : isFailed ? words.tokensFailed : undefined}
            aside={<SellAside worth={quote?.worth?.sold} isBusy={busy === "max"} onMax={takeAll} />}
          >
            <Held choice={sell} isRead={tokens.status === "ready"} />
          </FieldNote>
        </Field>
        <button
          type="button"
          className="swap-flip"
          aria-label={words.flip}
          aria-disabled={form.buy === undefined || undefined}
          onClick={flip}
        >
          <FlipIcon />
        </button>
        <Field label={words.buy} labelId={`${id}bought`}>
          <FieldLine>
            <AmountOutput
              amount={quote?.bought}
              loading={asked?.status === "loading"}
              empty="0"
              labelledBy={`${id}bought`}
            />
            <TokenButton choice={buy} network={network} side="buy" />
          </FieldLine>
          <FieldNote aside={<Worth amount={quote?.worth?.bought} />}>
            {buy !== undefined && <Held choice={buy} isRead={tokens.status === "ready"} />}
          </FieldNote>
        </Field>
      </div>
      {found !== undefined && !isInvalid && <Notice tone="negative">{text}</Notice>}
      {request !== undefined && (quote !== undefined || found === undefined) && <QuoteFacts quote={quote} />}
      <Slippage
        slippage={form.slippage}
        onChange={(slippage) => void api.edit({ slippage }).catch(() => {})}
      />
      {isFailed ? (
        <Button onClick={() => void api.tokens().catch(() => {})}>{shared.tryAgain}</Button>
      ) : (
        <ActBar>
          <Button variant="main" busy={busy === "review"} onClick={review}>
            {words.review}
          </Button>
        </ActBar>
      )}
    </form>
  )
}

/** What that is worth, and the button that takes all. */
const SellAside = ({
  worth,
  isBusy,
  onMax
}: {
  readonly worth: Amount | undefined
  readonly isBusy: boolean
  readonly onMax: () => void
}) => {
  const words = useWords()
  return (
    <>
      <Worth amount={worth} />
      <SmallButton aria-label={words.maxLabel} aria-busy={isBusy || undefined} onClick={onMax}>
        {words.max}
      </SmallButton>
    </>
  )
}

const Held = ({ choice, isRead }: { readonly choice: SwapChoice | undefined; readonly isRead: boolean }) => {
  const { locale } = useModalContext()
  const words = useWords()
  if (choice?.balance !== undefined) {
    const { balance: value, decimals, symbol } = choice
    return <span>{fill(words.balance, { amount: showHolding({ value, decimals, symbol }, locale) })}</span>
  }
  return isRead ? <span /> : <Skeleton width={112} height={12} />
}

const TokenButton = ({
  choice,
  network,
  side
}: {
  readonly choice: SwapChoice | undefined
  readonly network: Network
  readonly side: "sell" | "buy"
}) => {
  const { kit } = useModalContext()
  const words = useWords()
  return (
    <TokenChip
      label={
        choice === undefined
          ? `${words[side]}: ${words.chooseToken}`
          : `${words[side]}. ${fill(words.token, { symbol: choice.symbol })}`
      }
      icon={
        choice && (
          <TokenPicture
            token={choice.id === "native" ? undefined : choice.id}
            symbol={choice.symbol}
            network={network}
            size={24}
          />
        )
      }
      symbol={choice?.symbol}
      choose={words.chooseToken}
      onClick={() => kit.navigation.push(viewIds.tokens, { side })}
    />
  )
}
