import type { Amount, FeeLevel, Network, ReceiverWarning } from "@latchkey/core"
import {
  ActBar,
  Button,
  Cautions,
  CheckLine,
  EmptyState,
  Fact,
  FullAddress,
  FactList,
  FeeCost,
  fill,
  MoreFacts,
  Notice,
  ReviewButton,
  ReviewSum,
  shortenAddress,
  showAmount,
  showDigits,
  showCost,
  showPercent,
  showWorth,
  TotalCost,
  useModalContext,
  useStyleSheet
} from "@latchkey/react/view"
import { withRefusal, worthOf } from "@latchkey/core/feature-kit"
import { SendIcon } from "../icons.tsx"
import { useRef, useState } from "react"
import type { SendApi } from "../../SendApi.ts"
import type { SendReview as Review } from "../../SendState.ts"
import { problemOf } from "../problemOf.ts"
import type { SendMessages } from "../SendMessages.ts"
import { useSending } from "../useSending.ts"
import { viewIds } from "../viewIds.ts"
import { useReviewWords, withReviewWords } from "../messages/useReviewWords.ts"
import { useWords } from "../messages/useWords.ts"
import { arrivalWords } from "./arrivalWords.ts"
import { FeeLevels } from "./FeeLevels.tsx"
import css from "./send.css?inline"

const warningWords: Readonly<Record<Exclude<ReceiverWarning, "memo">, keyof SendMessages & `warn${string}`>> =
  {
    self: "warnSelf",
    burn: "warnBurn",
    token: "warnToken",
    contract: "warnContract"
  }

const WordedReview = () => {
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const sending = useSending()
  const { network, state } = sending
  // What is on the screen while another fee is prepared.
  const [before, setBefore] = useState<Review>()
  const review = state.review ?? before
  return review === undefined || network?.caipNetworkId !== review.transfer.networkId ? (
    <EmptyState
      icon={<SendIcon />}
      action={<Button onClick={() => kit.navigation.goBack()}>{shared.back}</Button>}
    >
      {words.reviewGone}
    </EmptyState>
  ) : (
    <ReviewOf
      review={review}
      api={sending.api}
      network={network}
      coinPrice={state.tokens.prices?.find(({ token }) => token === undefined)?.price}
      onLeave={setBefore}
    />
  )
}

/** What goes with a transfer, for everybody to read. */
const SaidFacts = ({ transfer: { memo, references = [] } }: Pick<Review, "transfer">) => {
  const more = useReviewWords()
  return (
    <>
      {memo !== undefined && (
        <Fact name={more.memo} wide>
          <bdi translate="no">{memo}</bdi>
        </Fact>
      )}
      {references.length > 0 && (
        <Fact name={more.reference} wide>
          <span dir="ltr" translate="no">
            {references.join(" ")}
          </span>
        </Fact>
      )}
    </>
  )
}

const ReviewOf = ({
  review,
  api,
  network,
  coinPrice,
  onLeave
}: {
  readonly review: Review
  readonly api: SendApi
  readonly network: Network
  /** Of a whole one of the network's coin, where it is known. */
  readonly coinPrice: Amount | undefined
  readonly onLeave: (review: Review | undefined) => void
}) => {
  const { locale } = useModalContext()
  const words = useWords()
  const more = useReviewWords()
  const { transfer, request, name, lookAlike, enteredAs, isRepeated = false, trial } = review
  const {
    amount,
    fee,
    feePayer,
    deposit,
    receiver,
    sender,
    warnings,
    token,
    isFeeEstimated = false
  } = transfer
  const [level, setLevel] = useState<FeeLevel>()
  const [failure, setFailure] = useState<unknown>()
  const [isChecked, setIsChecked] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)

  const isTaxed = trial?.status === "done" && trial.missing > 0
  const cautions = [
    ...(isTaxed
      ? [
          fill(more.warnTax, {
            arrived: showDigits({ ...amount, value: trial.arrives }, locale),
            amount: showAmount(amount, locale),
            percent: showPercent(trial.missing, locale)
          })
        ]
      : []),
    ...(isRepeated ? [more.warnRepeated] : []),
    ...warnings.map((warning) => (warning === "memo" ? more.warnMemo : words[warningWords[warning]])),
    ...(enteredAs === undefined ? [] : [fill(more.warnSpelling, { network: network.name })]),
    ...(lookAlike === undefined
      ? []
      : [fill(words.warnLookAlike, { address: `\u2066${shortenAddress(lookAlike)}\u2069` })])
  ]
  const isReady = (cautions.length === 0 || isChecked) && level === undefined
  const text = showAmount(amount, locale)

  const choose = async (feeLevel: FeeLevel) => {
    if (level !== undefined) return
    setLevel(feeLevel)
    setFailure(undefined)
    onLeave(review)
    try {
      await api.prepare({ ...request, feeLevel })
    } catch (error) {
      setFailure(error)
      // As it was before, or there would be nothing to send.
      await api.prepare(request).catch(() => {})
    } finally {
      setLevel(undefined)
      onLeave(undefined)
    }
  }

  return (
    <div className="send" ref={element}>
      <ReviewSum network={network} token={{ id: token, symbol: amount.symbol }}>
        {text}
      </ReviewSum>
      <Cautions cautions={cautions} />
      {failure !== undefined && (
        <Notice tone="negative">
          {withRefusal(
            fill(words.problems[problemOf(failure)], { symbol: fee.symbol, network: network.name }),
            failure
          )}
        </Notice>
      )}
      {trial?.status === "untried" && <Notice>{more.untried}</Notice>}
      {isFeeEstimated && <Notice>{more.feeAboutNote}</Notice>}
      {deposit !== undefined && (
        <Notice>{fill(words.deposit, { amount: `\u2068${showCost(deposit, locale)}\u2069` })}</Notice>
      )}
      <FactList lined>
        <Fact name={words.to} wide>
          <FullAddress name={name}>{receiver}</FullAddress>
        </Fact>
        <SaidFacts transfer={transfer} />
        <Fact name={isFeeEstimated ? more.feeAbout : words.fee}>
          <FeeCost of={transfer} />
          {coinPrice !== undefined && feePayer === undefined && (
            <bdi className="send-worth" dir="ltr">
              ≈ {showWorth(worthOf(fee, coinPrice), locale)}
            </bdi>
          )}
        </Fact>
        <Fact name={isFeeEstimated ? more.totalAbout : words.total}>
          <TotalCost amount={amount} fee={fee} feePayer={feePayer} isSameCoin={token === undefined} />
        </Fact>
      </FactList>
      <FeeLevels transfer={transfer} chosen={level} onChoose={(next) => void choose(next)} />
      <MoreFacts lined>
        <Fact name={words.from}>
          <span dir="ltr" translate="no" title={sender}>
            {shortenAddress(sender)}
          </span>
        </Fact>
        <Fact name={words.network}>
          <bdi>{network.name}</bdi>
        </Fact>
      </MoreFacts>
      <ActBar>
        {cautions.length > 0 && (
          <CheckLine
            label={isRepeated ? more.confirmRepeated : isTaxed ? more.confirmTax : words.confirm}
            checked={isChecked}
            onCheck={setIsChecked}
          />
        )}
        <ReviewButton
          reviewed={transfer}
          api={api}
          progress={viewIds.progress}
          ended={{
            success: (moved) =>
              fill(arrivalWords({ moved, transfer }, words, locale).successTitle, { amount: text }),
            failed: words.failedTitle,
            unknown: words.unknownTitle
          }}
          isReady={isReady}
          busy={level !== undefined}
          onRefused={setFailure}
        >
          {fill(words.send, { amount: text })}
        </ReviewButton>
      </ActBar>
    </div>
  )
}

/** What the wallet will be asked for: all of it is read out of that request. */
export const SendReview = withReviewWords(WordedReview)
