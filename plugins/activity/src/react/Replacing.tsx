import type { KitCore, TrackedTransaction } from "@latchkey/core"
import type { ReplacementKind } from "@latchkey/core/effect"
import { withRefusal } from "@latchkey/core/feature-kit"
import {
  ActBar,
  Button,
  Fact,
  FactList,
  FeeCost,
  fill,
  Notice,
  ReviewButton,
  Skeleton,
  useModalContext,
  useModalState,
  type ViewProps
} from "@latchkey/react/view"
import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import type { ActivityApi } from "../ActivityApi.ts"
import type { ReplacementReview } from "../ReplacementReview.ts"
import { useReplacingWords, withReplacingWords } from "./messages/useReplacingWords.ts"

const codeOf = (error: unknown) => (error as { readonly code?: string }).code ?? "INTERNAL"

const namespaceOf = ({ networkId }: TrackedTransaction) => networkId.slice(0, networkId.indexOf(":"))

/** What was sent for the place of a transaction, as the ledger knows it: the latest first. */
const useOthers = (id: unknown) => {
  const list = useModalState(({ transactions }) => transactions.list)
  return useMemo(() => {
    const others = list.filter(({ replaces }) => replaces?.id === id)
    const open = others.filter(({ status }) => status === "asking" || status === "pending")
    return {
      tracked: list.find((one) => one.id === id),
      isBeside: list.some(
        (one) => one.replaces?.isBeside === true && (one.id === id || one.replaces.id === id)
      ),
      waiting: open.find(({ replaces }) => replaces?.isBeside !== true)?.replaces?.by
    }
  }, [list, id])
}

/** Whether another can take its place, asked anew when something is new of it. */
const useCanReplace = (api: ActivityApi, tracked: TrackedTransaction | undefined) => {
  const [can, setCan] = useState<TrackedTransaction>()
  useEffect(() => {
    if (tracked?.status !== "pending") return undefined
    let isCurrent = true
    const settle = (isSo: boolean) => isCurrent && isSo && setCan(tracked)
    // Where nobody can tell, nothing is offered.
    api.canReplace({ id: tracked.id }).then(settle, () => {})
    return () => {
      isCurrent = false
    }
  }, [api, tracked])
  return tracked?.status === "pending" && can?.id === tracked.id
}

const WordedReplacing = ({ params }: ViewProps) => {
  const { kit, messages: shared } = useModalContext()
  const words = useReplacingWords()
  const { activity: api } = kit as KitCore & { readonly activity: ActivityApi }
  const { tracked, isBeside, waiting } = useOthers(params["id"])
  const can = useCanReplace(api, tracked)
  const wanted = params["by"]
  const [by, setBy] = useState<ReplacementKind | undefined>(
    wanted === "speedUp" || wanted === "cancel" ? wanted : undefined
  )
  if (tracked === undefined) return null
  const { status } = tracked
  if (by !== undefined && (status === "confirmed" || status === "failed"))
    return (
      <>
        <Notice>{words.settled}</Notice>
        <Button onClick={() => setBy(undefined)}>{shared.back}</Button>
      </>
    )
  if (by !== undefined && status === "pending")
    return <Review by={by} tracked={tracked} api={api} onLeave={() => setBy(undefined)} />
  return (
    <>
      {isBeside && <Notice tone="warning">{words.beside}</Notice>}
      {status === "pending" && waiting !== undefined && (
        <Notice>{waiting === "cancel" ? words.cancelling : words.speedingUp}</Notice>
      )}
      {can && (
        <div className="tx-replace">
          {waiting !== "cancel" && <Button onClick={() => setBy("speedUp")}>{words.speedUp}</Button>}
          <Button onClick={() => setBy("cancel")}>{words.cancel}</Button>
        </div>
      )}
    </>
  )
}

const Review = ({
  by,
  tracked,
  api,
  onLeave
}: {
  readonly by: ReplacementKind
  readonly tracked: TrackedTransaction
  readonly api: ActivityApi
  readonly onLeave: () => void
}) => {
  const { messages: shared } = useModalContext()
  const words = useReplacingWords()
  const namespace = namespaceOf(tracked)
  const wallet = useModalState((state) => state.account[namespace]?.connectedWalletInfo?.name) ?? ""
  const symbol = useModalState(
    (state) => state.network.byNamespace[namespace]?.caipNetwork?.nativeCurrency.symbol
  )
  const [review, setReview] = useState<ReplacementReview>()
  const [failure, setFailure] = useState<unknown>()
  const [isAsking, setAsking] = useState(false)
  const stop = useRef(new AbortController())
  const { id } = tracked
  const prepare = useCallback(() => {
    setFailure(undefined)
    setReview(undefined)
    api.prepareReplacement({ id, by }).then(setReview, setFailure)
  }, [api, id, by])
  useEffect(prepare, [prepare])
  const submit = async (reviewed: ReplacementReview) => {
    setAsking(true)
    stop.current = new AbortController()
    try {
      await api.replace(reviewed, { signal: stop.current.signal })
      onLeave()
    } finally {
      setAsking(false)
    }
  }
  const code = failure === undefined ? undefined : codeOf(failure)
  return (
    <>
      <section className="tx-replace" aria-label={words[by]}>
        <h3>{words[by]}</h3>
        <Notice>{by === "speedUp" ? words.speedUpText : words.cancelText}</Notice>
        <FactList lined>
          <Fact name={words.fee}>
            {review !== undefined ? (
              <FeeCost of={review} />
            ) : code === undefined ? (
              <Skeleton width={96} height={14} />
            ) : (
              "–"
            )}
          </Fact>
          {review !== undefined && (
            <Fact name={words.feeBefore}>
              <FeeCost of={{ fee: review.feeBefore }} />
            </Fact>
          )}
        </FactList>
        {code !== undefined && (
          <Notice tone={code === "TRANSFER_REJECTED" ? "plain" : "negative"}>
            {withRefusal(problemOf(code, words, wallet, symbol ?? ""), failure)}
          </Notice>
        )}
        {isAsking && <Notice>{fill(words.askingTitle, { wallet })}</Notice>}
      </section>
      <ActBar>
        {failure === undefined || code === "TRANSFER_REJECTED" ? (
          <ReviewButton
            reviewed={review}
            // What becomes of it, the ledger tells, of the first.
            api={{ submit, follow: () => Promise.resolve({ status: "pending" }) }}
            progress=""
            onRefused={setFailure}
          >
            {words[by]}
          </ReviewButton>
        ) : (
          code !== "TRANSACTION_SETTLED" &&
          code !== "TRANSACTION_FIXED" && (
            <Button variant="main" onClick={prepare}>
              {shared.tryAgain}
            </Button>
          )
        )}
        {isAsking ? (
          <Button onClick={() => stop.current.abort()}>{words.stopWaiting}</Button>
        ) : (
          <Button onClick={onLeave}>{shared.back}</Button>
        )}
      </ActBar>
    </>
  )
}

/** What an error says to the visitor. */
const problemOf = (
  code: string,
  words: ReturnType<typeof useReplacingWords>,
  wallet: string,
  symbol: string
): string => {
  const byCode: Readonly<Record<string, string>> = {
    TRANSACTION_SETTLED: words.settled,
    TRANSACTION_FIXED: words.fixed,
    TRANSFER_BALANCE: fill(words.problems.feeMissing, { symbol }),
    TRANSFER_FEE_UNKNOWN: words.problems.feeUnknown,
    TRANSFER_FAILED: words.problems.busy,
    NETWORK_MISMATCH: words.problems.network,
    TRANSFER_REJECTED: fill(words.declinedTitle, { wallet }),
    TRANSFER_UNCERTAIN: words.unknownTitle,
    CANCELLED: words.unknownTitle
  }
  return byCode[code] ?? words.problems.other
}

/**
 * What can be done about a transaction that is in no block yet: the same with a higher fee, or nothing in its place; each reviewed before the
 * wallet is asked. Nothing where neither can be.
 */
export const Replacing = withReplacingWords(WordedReplacing)
