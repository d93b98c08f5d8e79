import { journeyViews, readAmount, writeAmount, type Network, type TokenHolding } from "@latchkey/core"
import {
  AmountInput,
  Button,
  canReadClipboard,
  EmptyState,
  Field,
  FieldLine,
  FieldNote,
  fill,
  Icon,
  NetworkPicture,
  Notice,
  readClipboard,
  Row,
  RowsSkeleton,
  showAmount,
  showHolding,
  showWorth,
  Skeleton,
  SmallButton,
  TokenChip,
  useAnnouncement,
  useModalContext,
  useStyleSheet,
  type ViewProps
} from "@latchkey/react/view"
import { withRefusal, worthOf } from "@latchkey/core/feature-kit"
import { useEffect, useId, useRef, useState, type ComponentType } from "react"
import { isNameLike } from "../../readReceiver.ts"
import { PasteIcon, SendIcon } from "../icons.tsx"
import type { Problem } from "../SendMessages.ts"
import { leastOf, problemOf } from "../problemOf.ts"
import { useChosenToken } from "../useChosenToken.ts"
import { useSending, type SendingView } from "../useSending.ts"
import { viewIds } from "../viewIds.ts"
import { useWords } from "../messages/useWords.ts"
import { MemoField } from "./MemoField.tsx"
import type { NameNoteProps } from "./NameNote.tsx"
import css from "./send.css?inline"

const AMOUNT_PROBLEMS = {
  missing: "amountMissing",
  format: "amountFormat",
  ambiguous: "amountAmbiguous",
  decimals: "amountDecimals",
  zero: "amountZero"
} as const satisfies Record<string, Problem>

/** Which field a problem belongs to; none for one of the whole transfer. */
const fieldOf = (problem: Problem | undefined): "amount" | "receiver" | "memo" | undefined =>
  problem === undefined
    ? undefined
    : /^(amount|fee)/.test(problem)
      ? "amount"
      : problem.startsWith("receiver")
        ? "receiver"
        : problem === "memo"
          ? "memo"
          : undefined

/** What to send and to whom. */
export const SendView = ({ params }: ViewProps) => {
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const sending = useSending()
  const { account, network } = sending
  const { isAhead, isUnverified } = useChosenToken(sending, params)
  if (account?.caipAddress === undefined || account.address === undefined || network === undefined) {
    return (
      <EmptyState
        icon={<SendIcon />}
        action={
          <Button onClick={() => kit.navigation.reset(journeyViews.connect)}>{shared.connectTitle}</Button>
        }
      >
        {words.notConnected}
      </EmptyState>
    )
  }
  if (isAhead) return <RowsSkeleton />
  return (
    <Form
      key={account.caipAddress}
      sending={sending}
      address={account.address}
      network={network}
      isUnverified={isUnverified}
    />
  )
}

interface FormProps {
  readonly sending: SendingView
  readonly address: string
  readonly network: Network
  readonly isUnverified: boolean
}

const Form = ({ sending, address, network, isUnverified }: FormProps) => {
  const { kit, locale } = useModalContext()
  const words = useWords()
  const { api, state, holding } = sending
  const [amount, setAmount] = useState(state.form.amount)
  const [receiver, setReceiver] = useState(state.form.receiver)
  const [memo, setMemo] = useState(state.form.memo ?? "")
  const [isMax, setIsMax] = useState(state.form.isMax ?? false)
  const [problem, setProblem] = useState<Problem>()
  const [refusal, setRefusal] = useState<unknown>()
  const [busy, setBusy] = useState<"max" | "review">()
  const element = useRef<HTMLFormElement>(null)
  const amountInput = useRef<HTMLInputElement>(null)
  const receiverInput = useRef<HTMLTextAreaElement>(null)
  const memoInput = useRef<HTMLInputElement>(null)
  const isShown = useRef(true)
  const id = useId()
  useStyleSheet(element, css)

  useEffect(() => {
    isShown.current = true
    api.tokens().catch((error: unknown) => {
      // Whatever else goes wrong is in the state.
      const found = problemOf(error)
      if (isShown.current && found === "unsupported") setProblem(found)
    })
    return () => {
      isShown.current = false
    }
  }, [api])

  // Nothing is sent in place of a token that is chosen and not there.
  const isMissing = state.form.token !== undefined && holding === undefined
  const isAwaited = isMissing && !["ready", "failed"].includes(state.tokens.status)
  const { decimals, ...native } = holding?.amount ?? network.nativeCurrency
  const symbol = isMissing ? "…" : native.symbol
  const least = leastOf(refusal)
  const text =
    problem === undefined
      ? undefined
      : withRefusal(
          fill(words.problems[problem], {
            symbol: problem === "feeMissing" ? network.nativeCurrency.symbol : symbol,
            decimals: String(decimals),
            least: least === undefined ? "" : `\u2068${showAmount(least, locale)}\u2069`,
            network: network.name
          }),
          problem === "refused" ? refusal : undefined
        )
  useAnnouncement(text)
  // What a token that nobody vouches for costs may be told by who made it.
  const price = isUnverified
    ? undefined
    : state.tokens.prices?.find(({ token }) => holding !== undefined && token === holding.token)?.price
  const read = readAmount(amount, { decimals, locale })
  const worth =
    price === undefined || "problem" in read
      ? undefined
      : worthOf({ value: read.value, decimals, symbol }, price)
  const canName = kit.hasCapability("nameResolution", network.chainNamespace)
  const isNamed = canName && isNameLike(receiver)
  const NameNote = useNameNote(isNamed)

  const fail = (found: Problem) => {
    if (!isShown.current) return
    setProblem(found)
    const field = fieldOf(found)
    if (field === "amount") amountInput.current?.focus()
    if (field === "receiver") receiverInput.current?.focus()
    if (field === "memo") memoInput.current?.focus()
  }
  const refuse = (error: unknown) => {
    setRefusal(error)
    fail(problemOf(error))
  }
  const enterAmount = (entered: string, max = false) => {
    setAmount(entered)
    setIsMax(max)
    setProblem(undefined)
    api.edit({ amount: entered, isMax: max }).catch(() => {})
  }
  const enterReceiver = (text: string) => {
    // What is pasted may end with a line break: the field would then show the end of an address alone. One inside stays, and is refused.
    const entered = text.replace(/^\s*[\r\n]\s*/, "").replace(/\s*[\r\n]\s*$/, "")
    setReceiver(entered)
    setProblem(undefined)
    api.edit({ receiver: entered }).catch(() => {})
  }

  const enterMemo = (entered: string) => {
    setMemo(entered)
    setProblem(undefined)
    api.edit({ memo: entered }).catch(() => {})
  }

  const takeAll = async () => {
    if (holding === undefined || busy !== undefined) return
    const { token, amount: held } = holding
    if (token !== undefined || held.value === 0n) {
      return enterAmount(writeAmount(held.value, { decimals, locale }), true)
    }
    setBusy("max")
    try {
      // What the fee takes does not depend on the receiver, as long as that is no contract.
      const { transfer } = await api.prepare({ receiver: address, amount: "max" })
      if (isShown.current) enterAmount(writeAmount(transfer.amount.value, { decimals, locale }), true)
    } catch (error) {
      refuse(error)
    } finally {
      if (isShown.current) setBusy(undefined)
    }
  }

  const review = async () => {
    if (busy !== undefined || isAwaited) return
    if (isMissing) return fail("token")
    if ("problem" in read) return fail(AMOUNT_PROBLEMS[read.problem])
    if (receiver.trim() === "") return fail("receiverMissing")
    setBusy("review")
    try {
      await api.prepare({
        receiver,
        amount: isMax ? "max" : { value: read.value, decimals },
        ...(holding?.token === undefined ? {} : { token: holding.token }),
        ...(state.tokens.memoBytes === undefined ? {} : { memo: memo.trim() })
      })
      if (isShown.current) kit.navigation.push(viewIds.review)
    } catch (error) {
      refuse(error)
    } finally {
      if (isShown.current) setBusy(undefined)
    }
  }

  const paste = async () => {
    const pasted = await readClipboard()
    if (pasted !== undefined) enterReceiver(pasted.slice(0, 500))
    receiverInput.current?.focus()
  }

  const field = fieldOf(problem)
  const isFailed = state.tokens.status === "failed" && holding === undefined
  return (
    <form
      className="send"
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void review()
      }}
    >
      {state.progress !== undefined && ["asking", "sent", "unknown"].includes(state.progress.status) && (
        <Row
          icon={<SendIcon />}
          name={words.latest}
          value={showAmount(state.progress.transfer.amount, locale)}
          leads
          onClick={() => kit.navigation.push(viewIds.progress)}
        />
      )}
      <Field label={words.amount} htmlFor={`${id}amount`} invalid={field === "amount"}>
        <FieldLine>
          <AmountInput
            id={`${id}amount`}
            input={amountInput}
            value={amount}
            invalid={field === "amount"}
            describedBy={`${id}amount-note`}
            onEnter={enterAmount}
            onSubmit={() => void review()}
          />
          <TokenChip
            label={fill(words.token, { symbol })}
            icon={<TokenPicture holding={holding} sending={sending} size={24} />}
            symbol={symbol}
            onClick={() => kit.navigation.push(viewIds.tokens)}
          />
        </FieldLine>
        <FieldNote
          id={`${id}amount-note`}
          problem={
            field === "amount" ? text : holding === undefined && isFailed ? words.tokensFailed : undefined
          }
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
      <Field
        label={words.to}
        htmlFor={`${id}receiver`}
        invalid={field === "receiver"}
        aside={
          canReadClipboard() && (
            <SmallButton onClick={() => void paste()}>
              <PasteIcon />
              {words.paste}
            </SmallButton>
          )
        }
      >
        <textarea
          ref={receiverInput}
          id={`${id}receiver`}
          className="send-receiver"
          rows={2}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          maxLength={500}
          dir={receiver === "" ? undefined : "ltr"}
          placeholder={canName ? words.toNamePlaceholder : words.toPlaceholder}
          value={receiver}
          aria-invalid={field === "receiver" || undefined}
          aria-describedby={`${id}receiver-note ${id}receiver-name`}
          onChange={({ target }) => enterReceiver(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return
            event.preventDefault()
            void review()
          }}
        />
        {field === "receiver" && <FieldNote id={`${id}receiver-note`} problem={text} />}
        {isNamed && NameNote !== undefined && (
          <NameNote id={`${id}receiver-name`} receiver={receiver} told={text} />
        )}
      </Field>
      {state.tokens.memoBytes !== undefined && (
        <MemoField
          memo={memo}
          problem={field === "memo" ? text : undefined}
          input={memoInput}
          onChange={enterMemo}
        />
      )}
      {isUnverified && (
        <Notice tone="warning">
          {fill(words.unverified, { address: `\u2066${state.form.token?.split(":")[2]}\u2069` })}
        </Notice>
      )}
      {problem !== undefined && field === undefined && <Notice tone="negative">{text}</Notice>}
      <Button variant="main" busy={busy === "review" || isAwaited} onClick={() => void review()}>
        {words.review}
      </Button>
    </form>
  )
}

/** What shows what a name stands for; loaded with the first name, undefined until then. */
const useNameNote = (isWanted: boolean) => {
  const [loaded, setLoaded] = useState<{ readonly NameNote: ComponentType<NameNoteProps> }>()
  const isMissing = isWanted && loaded === undefined
  useEffect(() => {
    // Where it does not come, the review says what the name stands for.
    if (isMissing) import("./NameNote.tsx").then(setLoaded, () => {})
  }, [isMissing])
  return loaded?.NameNote
}

/** A token's picture: the network's for its own coin, else a letter on a tint of the contract. */
export const TokenPicture = ({
  holding,
  sending: { network, state },
  size
}: {
  readonly holding: TokenHolding | undefined
  readonly sending: Pick<SendingView, "network" | "state">
  readonly size: number
}) => {
  const { token } = holding ?? state.form
  return token === undefined && network !== undefined ? (
    <NetworkPicture network={network} size={size} />
  ) : (
    <Icon id={token ?? ""} name={holding?.amount.symbol ?? ""} size={size} round />
  )
}
