import type { Network, PreparedTransfer, ReceiverWarning } from "@latchkey/core"
import {
  ActBar,
  Button,
  Cautions,
  CheckLine,
  EmptyState,
  Fact,
  FeeCost,
  fill,
  Notice,
  ReviewButton,
  shortenAddress,
  showAmount,
  TotalCost,
  useModalContext,
  useStyleSheet
} from "@latchkey/react/view"
import { useRef, useState } from "react"
import { viewIds } from "../../viewIds.ts"
import { PayIcon } from "../icons.tsx"
import { useReviewWords, withReviewWords } from "../messages/useReviewWords.ts"
import { useWords } from "../messages/useWords.ts"
import { problemOf } from "../problemOf.ts"
import type { ReviewMessages } from "../PayMessages.ts"
import { usePayment, type PaymentView } from "../usePayment.ts"
import { PaySum } from "./PaySum.tsx"
import css from "./pay.css?inline"

const warningWords: Readonly<Record<ReceiverWarning, keyof ReviewMessages & ("checkTo" | `warn${string}`)>> =
  {
    self: "warnSelf",
    burn: "warnBurn",
    token: "warnToken",
    contract: "warnContract",
    memo: "checkTo"
  }

const Review = () => {
  const { kit, messages: shared } = useModalContext()
  const own = useReviewWords()
  const { api, state, network } = usePayment()
  const { review } = state
  return review === undefined || network?.caipNetworkId !== review.networkId ? (
    <EmptyState
      icon={<PayIcon />}
      action={<Button onClick={() => kit.navigation.goBack()}>{shared.back}</Button>}
    >
      {own.reviewGone}
    </EmptyState>
  ) : (
    <ReviewOf transfer={review} network={network} api={api} />
  )
}

/** What the wallet will be asked for: all of it is read out of that request. */
export const PayReview = /* @__PURE__ */ withReviewWords(Review)

const ReviewOf = ({
  transfer,
  network,
  api
}: {
  readonly transfer: PreparedTransfer
  readonly network: Network
  readonly api: PaymentView["api"]
}) => {
  const { locale } = useModalContext()
  const words = useWords()
  const own = useReviewWords()
  const { amount, receiver, sender, fee, feePayer, token, warnings, isFeeEstimated = false } = transfer
  const [failure, setFailure] = useState<unknown>()
  const [isChecked, setIsChecked] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const text = showAmount(amount, locale)
  const isReady = warnings.length === 0 || isChecked
  return (
    <div className="pay" ref={element}>
      <Cautions cautions={warnings.map((warning) => own[warningWords[warning]])} />
      <PaySum amount={amount} recipient={receiver} network={network}>
        <Fact name={words.from}>
          <span dir="ltr" translate="no" title={sender}>
            {shortenAddress(sender)}
          </span>
        </Fact>
        <Fact name={isFeeEstimated ? own.feeAbout : words.fee}>
          <FeeCost of={transfer} />
        </Fact>
        <Fact name={words.total}>
          <TotalCost amount={amount} fee={fee} feePayer={feePayer} isSameCoin={token === undefined} />
        </Fact>
      </PaySum>
      {failure !== undefined && (
        <Notice tone="negative">{fill(words.problems[problemOf(failure)], { symbol: amount.symbol })}</Notice>
      )}
      <ActBar>
        {warnings.length > 0 && <CheckLine label={own.confirm} checked={isChecked} onCheck={setIsChecked} />}
        <ReviewButton
          reviewed={transfer}
          api={api}
          progress={viewIds.progress}
          isReady={isReady}
          onRefused={setFailure}
        >
          {fill(own.pay, { amount: text })}
        </ReviewButton>
      </ActBar>
    </div>
  )
}
