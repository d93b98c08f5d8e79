import type { Network, SwapQuote, SwapReview } from "@latchkey/core"
import {
  ActBar,
  Button,
  Cautions,
  CheckLine,
  Cost,
  EmptyState,
  Fact,
  FactList,
  FeeCost,
  fill,
  FullAddress,
  MoreFacts,
  NetworkPicture,
  Notice,
  ReviewButton,
  ReviewSum,
  shortenAddress,
  showHolding,
  SmallButton,
  useModalContext,
  useStyleSheet,
  showPercent
} from "@latchkey/react/view"
import { SwapIcon } from "../icons.tsx"
import { useRef, useState } from "react"
import type { SwapApi } from "../../SwapApi.ts"
import { useStepWords, withStepWords } from "../messages/useStepWords.ts"
import { useWords } from "../messages/useWords.ts"
import type { StepTexts } from "../StepMessages.ts"
import { useRefresh } from "../useRefresh.ts"
import { withRefusal } from "@latchkey/core/feature-kit"
import { problemOf, useSwapping } from "../useSwapping.ts"
import { requestOf } from "../requestOf.ts"
import { shownQuote } from "../shownQuote.ts"
import { viewIds } from "../viewIds.ts"
import { LeastFact, PriceFacts, STOP_ABOVE, WARN_ABOVE } from "./QuoteFacts.tsx"
import { SwapSides } from "./SwapSides.tsx"
import { wordsForStep } from "./wordsForStep.ts"
import shared from "./swap.css?inline"
import css from "./swapPreview.css?inline"

const Review = () => {
  const { kit, messages: shared } = useModalContext()
  const steps = useStepWords()
  const { api, account, network, state } = useSwapping()
  const { review } = state
  return review === undefined ||
    network?.caipNetworkId !== review.prepared.networkId ||
    account?.address !== review.prepared.sender ? (
    <EmptyState
      icon={<SwapIcon />}
      action={<Button onClick={() => kit.navigation.goBack()}>{shared.back}</Button>}
    >
      {steps.reviewGone}
    </EmptyState>
  ) : (
    <PreviewOf review={review} api={api} network={network} />
  )
}

/** The next transaction of a swap: what is said of it is read out of the request that the wallet will get. */
export const SwapPreview = withStepWords(Review)

/** What is warned of about who gets what is bought. */
const cautionsAbout = (
  { warnings, lookAlike }: NonNullable<SwapQuote["receiver"]>,
  steps: StepTexts
): ReadonlyArray<string> => [
  ...(lookAlike === undefined ? [] : [fill(steps.warnLookAlike, { address: shortenAddress(lookAlike) })]),
  ...(warnings.includes("burn") ? [steps.warnBurn] : []),
  ...(warnings.includes("token") ? [steps.warnToken] : []),
  ...(warnings.includes("contract") ? [steps.warnContract] : [])
]

/** What a trial warns of. */
const cautionsOf = (
  { trial, quote }: SwapReview,
  steps: StepTexts,
  locale: string
): ReadonlyArray<string> => {
  if (trial?.status !== "done") return []
  const { missing, arrives, canSellBack } = trial
  const percent = showPercent(missing, locale)
  return [
    ...(missing > 0 ? [fill(steps.warnTax, { arrives: showHolding(arrives, locale), percent })] : []),
    ...(canSellBack === false ? [fill(steps.warnStuck, { symbol: quote.bought.symbol })] : [])
  ]
}

const PreviewOf = ({
  review,
  api,
  network
}: {
  readonly review: SwapReview
  readonly api: SwapApi
  readonly network: Network
}) => {
  const { locale } = useModalContext()
  const words = useWords()
  const steps = useStepWords()
  const { quote, step, facts, approval, unlimited, trial } = review
  const [accepted, setAccepted] = useState(quote)
  const [failure, setFailure] = useState<unknown>()
  const [isUnderstood, setIsUnderstood] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, shared)
  useStyleSheet(element, css)

  const [wish, setWish] = useState(unlimited === true)
  const wished = useRef(wish)
  const isAsked = useRef(false)
  const refresh = async () => {
    if (isAsked.current) return
    isAsked.current = true
    try {
      let asked: boolean
      do {
        asked = wished.current
        await api.prepare({ ...requestOf(quote), unlimited: asked })
        // The visitor may have thought better of it meanwhile.
      } while (asked !== wished.current)
      setFailure(undefined)
    } catch (error) {
      setFailure(error)
    } finally {
      isAsked.current = false
    }
  }
  useRefresh("review", () => void refresh())
  const mine = () => {
    const { receiver: _, ...request } = requestOf(quote)
    api.prepare({ ...request, unlimited: wished.current }).catch(setFailure)
  }
  const wishFor = (next: boolean) => {
    wished.current = next
    setWish(next)
    void refresh()
  }
  const allows = step === "approve" || step === "permit" || approval !== undefined

  const isSwap = step === "swap"
  const hasMoved = isSwap && quote.bought.value < accepted.minimum.value
  const { priceImpact = 0, slippage, provider } = quote
  // Of every step: nobody pays for an approval for what is not swapped then.
  const isStopped = priceImpact > STOP_ABOVE
  const ofImpact = fill(steps.warnImpact, { percent: showPercent(priceImpact, locale) })
  const shown = shownQuote(quote, trial)
  const { receiver } = quote
  const cautions = [
    ...(receiver === undefined ? [] : cautionsAbout(receiver, steps)),
    ...cautionsOf(review, steps, locale),
    ...(isSwap && priceImpact > WARN_ABOVE && !isStopped ? [ofImpact] : []),
    ...(isSwap && slippage > WARN_ABOVE
      ? [fill(words.warnSlippage, { percent: showPercent(slippage, locale) })]
      : []),
    ...(isSwap && facts === undefined ? [fill(steps.warnOpaque, { provider })] : [])
  ]
  const isReady =
    failure === undefined &&
    !hasMoved &&
    !isStopped &&
    (cautions.length === 0 || isUnderstood) &&
    // What is ticked is what the wallet will be asked for.
    (!allows || wish === (unlimited === true))
  const told = wordsForStep(review, steps, locale)

  return (
    <div className="swap" ref={element}>
      {told.step !== undefined && <p className="swap-step">{told.step}</p>}
      {isSwap ? (
        <SwapSides quote={shown} network={network} />
      ) : (
        <>
          <ReviewSum>{told.sum}</ReviewSum>
          {unlimited !== true && <p className="swap-note">{told.note}</p>}
        </>
      )}
      {allows && unlimited === true && <Notice tone="warning">{told.note}</Notice>}
      {failure !== undefined && (
        <Notice tone="negative">
          {steps.refreshFailed}{" "}
          {withRefusal(
            fill(words.problems[problemOf(failure)], {
              symbol: network.nativeCurrency.symbol,
              network: network.name
            }),
            failure
          )}
        </Notice>
      )}
      {hasMoved && <MovedPrice quote={quote} onAccept={() => setAccepted(quote)} />}
      {isStopped && (
        <Notice tone="negative">
          {ofImpact} {steps.stopImpact}
        </Notice>
      )}
      {trial?.status === "untried" && <Notice>{steps.untried}</Notice>}
      <Cautions cautions={cautions} />
      <ReceiverPart quote={quote} onMine={mine} />
      {isSwap ? (
        <SwapFacts review={review} shown={shown} network={network} allowed={told.allowed} />
      ) : (
        <>
          <FactList>
            <Fact name={steps.spender} wide>
              <FullAddress name={provider}>
                {facts?.kind === "approval" || facts?.kind === "permit" ? facts.spender : ""}
              </FullAddress>
            </Fact>
            <FeeFact review={review} />
          </FactList>
          <MoreFacts>
            <Common review={review} network={network} />
          </MoreFacts>
        </>
      )}
      {allows && <CheckLine label={steps.allowUnlimited} checked={wish} onCheck={wishFor} />}
      <ActBar>
        {cautions.length > 0 && (
          <CheckLine label={steps.understood} checked={isUnderstood} onCheck={setIsUnderstood} />
        )}
        <ReviewButton
          reviewed={review}
          api={api}
          progress={viewIds.progress}
          ended={{ success: told.success, failed: steps.failedTitle, unknown: steps.unknownTitle }}
          isReady={isReady}
          onRefused={setFailure}
        >
          {told.act}
        </ReviewButton>
      </ActBar>
    </div>
  )
}

/** Who gets what is bought where that is not the account, and what changes it where the source can pay others. */
const ReceiverPart = ({ quote, onMine }: { readonly quote: SwapQuote; readonly onMine: () => void }) => {
  const { kit } = useModalContext()
  const steps = useStepWords()
  const { receiver, paysOthers = false } = quote
  return (
    <>
      {receiver !== undefined && (
        <FactList>
          <Fact name={steps.to} wide>
            <FullAddress {...(receiver.name === undefined ? {} : { name: receiver.name })}>
              {receiver.address}
            </FullAddress>
          </Fact>
        </FactList>
      )}
      {paysOthers && (
        <div className="swap-for">
          <SmallButton
            onClick={receiver === undefined ? () => kit.navigation.push(viewIds.receiver) : onMine}
          >
            {receiver === undefined ? steps.receiverOther : steps.receiverMine}
          </SmallButton>
        </div>
      )}
    </>
  )
}

/** What is said of the swap itself. */
const SwapFacts = ({
  review,
  shown,
  network,
  allowed
}: {
  readonly review: SwapReview
  /** The quote as it is shown. */
  readonly shown: SwapQuote
  readonly network: Network
  /** What the approval along with it allows. */
  readonly allowed: string
}) => {
  const { locale } = useModalContext()
  const words = useWords()
  const steps = useStepWords()
  const { quote, approval } = review
  const { slippage, provider } = quote
  return (
    <>
      <FactList>
        <LeastFact quote={shown} />
        <FeeFact review={review} />
        {quote.siteFee !== undefined && (
          <Fact name={steps.siteFee}>
            <Cost amount={quote.siteFee} />
          </Fact>
        )}
        <Fact name={words.provider}>
          <bdi>{provider}</bdi>
        </Fact>
        {approval?.kind === "approval" && (
          <Fact name={fill(steps.approveTitle, { amount: allowed })} wide>
            <FullAddress>{approval.spender}</FullAddress>
          </Fact>
        )}
      </FactList>
      <MoreFacts>
        <PriceFacts quote={shown} />
        {quote.providerFee !== undefined && (
          <Fact name={steps.providerFee}>
            <Cost amount={quote.providerFee} />
          </Fact>
        )}
        <Fact name={words.slippage} tone={slippage > WARN_ABOVE ? "warning" : undefined}>
          {showPercent(slippage, locale)}
        </Fact>
        <Common review={review} network={network} />
      </MoreFacts>
    </>
  )
}

/** That the price is worse than the one that was agreed to. */
const MovedPrice = ({ quote, onAccept }: { readonly quote: SwapQuote; readonly onAccept: () => void }) => {
  const { locale } = useModalContext()
  const steps = useStepWords()
  return (
    <>
      <Notice tone="warning">{fill(steps.warnMoved, { bought: showHolding(quote.bought, locale) })}</Notice>
      <Button onClick={onAccept}>{steps.acceptPrice}</Button>
    </>
  )
}

/** What the network takes for it; nothing for what is only signed. */
const FeeFact = ({ review }: { readonly review: SwapReview }) => {
  const steps = useStepWords()
  return (
    review.step !== "permit" && (
      <Fact name={steps.fee}>
        <FeeCost of={review.prepared} />
      </Fact>
    )
  )
}

/** What is said of every transaction. */
const Common = ({ review, network }: { readonly review: SwapReview; readonly network: Network }) => {
  const steps = useStepWords()
  const { prepared } = review
  // What is signed is for the token's own contract.
  const contract =
    review.step === "permit" ? (review.facts.token.split(":")[2] ?? "") : review.prepared.call.to
  return (
    <>
      <Fact name={steps.network} centred>
        <NetworkPicture network={network} size={20} />
        <bdi>{network.name}</bdi>
      </Fact>
      <Fact name={steps.contract}>
        <span dir="ltr" translate="no" title={contract}>
          {shortenAddress(contract)}
        </span>
      </Fact>
      <Fact name={steps.account}>
        <span dir="ltr" translate="no" title={prepared.sender}>
          {shortenAddress(prepared.sender)}
        </span>
      </Fact>
    </>
  )
}
