import {
  ActBar,
  Button,
  EmptyState,
  fill,
  LinkRow,
  ReviewButton,
  RowGroup,
  RowsSkeleton,
  useModalContext,
  useStyleSheet,
  type ViewProps
} from "@latchkey/react/view"
import { withRefusal } from "@latchkey/core/feature-kit"
import { useCallback, useEffect, useRef, useState } from "react"
import { ApprovalIcon } from "../icons.tsx"
import { useWords } from "../messages/useWords.ts"
import { problemOf } from "../problemOf.ts"
import { useShownApprovals } from "../useShownApprovals.ts"
import { viewIds } from "../viewIds.ts"
import { tokenName } from "../wordsOfApproval.ts"
import { ApprovalFacts } from "./ApprovalFacts.tsx"
import css from "./approvals.css?inline"

const codeOf = (error: unknown) => (error as { readonly code?: string }).code ?? "INTERNAL"

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined)

/** One approval, and what taking it back will do and cost. */
export const ApprovalRevoke = ({ params }: ViewProps) => {
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const view = useShownApprovals(textOf(params["namespace"]))
  const { api, namespace, account, network, state, approvals } = view
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const key = textOf(params["key"])
  const review =
    state.review?.approval.key === key && state.review?.account === account?.caipAddress
      ? state.review
      : undefined
  const [isReady, setIsReady] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const approval = approvals?.list.find((one) => one.key === key)
  const isKnown = approval !== undefined
  const caipAddress = account?.caipAddress

  const isUnread = approvals === undefined
  useEffect(() => {
    if (isUnread && caipAddress !== undefined) api.load({ namespace }).catch(() => {})
  }, [api, namespace, caipAddress, isUnread])

  const prepare = useCallback(() => {
    if (key === undefined) return
    setFailure(undefined)
    setIsReady(false)
    api.prepare({ key, namespace }).then(
      () => setIsReady(true),
      (error: unknown) => setFailure(error)
    )
  }, [api, key, namespace])
  useEffect(() => {
    if (isKnown) prepare()
  }, [isKnown, caipAddress, prepare])

  if (approval === undefined && (isUnread || approvals.status === "loading"))
    return (
      <div aria-busy="true">
        <span className="unseen">{shared.loading}</span>
        <RowsSkeleton />
      </div>
    )
  if (approval === undefined || network === undefined)
    return (
      <EmptyState
        icon={<ApprovalIcon />}
        action={<Button onClick={() => kit.navigation.goBack()}>{shared.back}</Button>}
      >
        {words.gone}
      </EmptyState>
    )
  const problem = failure === undefined ? undefined : words.problems[problemOf(codeOf(failure))]
  return (
    <div ref={element} className="approvals">
      <ApprovalFacts
        approval={approval}
        prepared={review?.prepared}
        leaves={review?.leaves}
        view={view}
        problem={
          problem &&
          withRefusal(
            fill(problem, { symbol: network.nativeCurrency.symbol, token: tokenName(approval) }),
            failure
          )
        }
      />
      {approval.explorerUrl !== undefined && (
        <RowGroup label={words.spender}>
          <LinkRow icon={<ApprovalIcon />} name={shared.viewOnExplorer} href={approval.explorerUrl} />
        </RowGroup>
      )}
      <ActBar>
        {failure === undefined ? (
          <ReviewButton
            reviewed={review}
            api={api}
            progress={viewIds.progress}
            ended={{ success: words.successTitle, failed: words.failedTitle, unknown: words.unknownTitle }}
            busy={!isReady}
            onRefused={setFailure}
          >
            {words.revoke}
          </ReviewButton>
        ) : (
          <Button variant="main" onClick={prepare}>
            {shared.tryAgain}
          </Button>
        )}
      </ActBar>
    </div>
  )
}
