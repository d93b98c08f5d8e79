import { journeyViews, type Network } from "@latchkey/core"
import {
  ActBar,
  Button,
  EmptyState,
  fill,
  Notice,
  Row,
  RowsSkeleton,
  showAmount,
  useAnnouncement,
  useModalContext,
  useStyleSheet,
  type ViewProps
} from "@latchkey/react/view"
import { withRefusal, worthOf } from "@latchkey/core/feature-kit"
import { useId, useRef } from "react"
import { SendIcon } from "../icons.tsx"
import { leastOf } from "../problemOf.ts"
import { useChosenToken } from "../useChosenToken.ts"
import { useSendForm } from "../useSendForm.ts"
import { useSending, type SendingView } from "../useSending.ts"
import { viewIds } from "../viewIds.ts"
import { useWords } from "../messages/useWords.ts"
import { AmountField } from "./AmountField.tsx"
import { MemoField } from "./MemoField.tsx"
import { ReceiverField } from "./ReceiverField.tsx"
import css from "./send.css?inline"

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
  const { state, holding } = sending
  const form = useSendForm(sending, network, address)
  const { value, decimals, problem, field, refusal, busy } = form
  const element = useRef<HTMLFormElement>(null)
  const id = useId()
  useStyleSheet(element, css)
  const symbol = form.isMissing ? "…" : (holding?.amount ?? network.nativeCurrency).symbol
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
  const worth =
    price === undefined || value === undefined ? undefined : worthOf({ value, decimals, symbol }, price)
  return (
    <form
      className="send"
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.review()
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
      <AmountField
        id={`${id}amount`}
        form={form}
        sending={sending}
        symbol={symbol}
        worth={worth}
        problem={text}
      />
      <ReceiverField
        id={`${id}receiver`}
        form={form}
        canName={kit.hasCapability("nameResolution", network.chainNamespace)}
        problem={text}
      />
      {state.tokens.memoBytes !== undefined && (
        <MemoField
          memo={form.memo}
          problem={field === "memo" ? text : undefined}
          input={form.memoInput}
          onChange={form.enterMemo}
        />
      )}
      {isUnverified && (
        <Notice tone="warning">
          {fill(words.unverified, { address: `\u2066${state.form.token?.split(":")[2]}\u2069` })}
        </Notice>
      )}
      {problem !== undefined && field === undefined && <Notice tone="negative">{text}</Notice>}
      <ActBar>
        <Button variant="main" busy={busy === "review" || form.isAwaited} onClick={() => void form.review()}>
          {words.review}
        </Button>
      </ActBar>
    </form>
  )
}
