import {
  Button,
  EmptyState,
  fill,
  LinkRow,
  RowGroup,
  RowsSkeleton,
  useModalContext,
  useStyleSheet,
  type ViewProps
} from "@latchkey/react/view"
import { useCallback, useEffect, useRef, useState } from "react"
import type { RevokeReview } from "../../ApprovalsState.ts"
import { ApprovalIcon } from "../icons.tsx"
import { useWords } from "../messages/useWords.ts"
import { problemOf } from "../problemOf.ts"
import { useApprovals } from "../useApprovals.ts"
import { viewIds } from "../viewIds.ts"
import { tokenName } from "../wordsOfApproval.ts"
import { ApprovalFacts } from "./ApprovalFacts.tsx"
import css from "./approvals.css?inline"
import { RevokeOutcome } from "./RevokeOutcome.tsx"

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined)

/** One approval, what taking it back will do and cost, and what becomes of that. */
export const ApprovalRevoke = ({ params }: ViewProps) => {
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const view = useApprovals(textOf(params["namespace"]))
  const { api, namespace, account, network, state, approvals } = view
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const key = textOf(params["key"])
  const isOurs = (review: RevokeReview | undefined) =>
    review?.approval.key === key && review?.account === account?.caipAddress
  const progress = isOurs(state.progress?.review) ? state.progress : undefined
  const review = isOurs(state.review) ? state.review : undefined
  // How an earlier one ended is no news when the approval is opened again.
  const [isAsked, setIsAsked] = useState(progress?.status === "asking" || progress?.status === "sent")
  const [isReady, setIsReady] = useState(false)
  const [code, setCode] = useState<string>()
  const approval = approvals?.list.find((one) => one.key === key)
  const isKnown = approval !== undefined
  const caipAddress = account?.caipAddress

  const isUnread = approvals === undefined
  useEffect(() => {
    if (isUnread && caipAddress !== undefined) api.load({ namespace }).catch(() => {})
  }, [api, namespace, caipAddress, isUnread])

  const prepare = useCallback(() => {
    if (key === undefined) return
    setCode(undefined)
    setIsReady(false)
    api.prepare({ key, namespace }).then(
      () => setIsReady(true),
      (error: { readonly code?: string }) => setCode(error.code)
    )
  }, [api, key, namespace])
  useEffect(() => {
    if (isKnown && !isAsked) prepare()
  }, [isKnown, isAsked, caipAddress, prepare])

  const submit = () => {
    if (review === undefined) return
    const tell = (variant: "success" | "error", text: string) => {
      const { open, stack } = kit.getSnapshot().navigation
      // The view says it itself.
      if (open && stack.at(-1)?.view !== viewIds.revoke) kit.showToast({ variant, text })
    }
    const run = async () => {
      await api.submit(review)
      const { status } = await api.follow()
      if (status === "success") tell("success", words.successTitle)
      else tell("error", status === "failed" ? words.failedTitle : words.unknownTitle)
    }
    setIsAsked(true)
    // The outcome is in the state; only what was refused before is not.
    run().catch((error: { readonly code?: string }) => {
      if (error.code !== "APPROVALS_REVOKE_SUBMITTED") return
      setIsAsked(false)
      setCode(error.code)
    })
  }

  if (isAsked && progress !== undefined)
    return <RevokeOutcome progress={progress} view={view} onRetry={() => setIsAsked(false)} />
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
  const problem = code === undefined ? undefined : words.problems[problemOf(code)]
  return (
    <div ref={element} className="approvals">
      <ApprovalFacts
        approval={approval}
        fee={review?.prepared.fee}
        leaves={review?.leaves}
        view={view}
        problem={
          problem && fill(problem, { symbol: network.nativeCurrency.symbol, token: tokenName(approval) })
        }
      />
      {code === undefined ? (
        <Button variant="main" busy={!isReady || review === undefined} onClick={submit}>
          {words.revoke}
        </Button>
      ) : (
        <Button variant="main" onClick={prepare}>
          {shared.tryAgain}
        </Button>
      )}
      {approval.explorerUrl !== undefined && (
        <RowGroup label={words.spender}>
          <LinkRow icon={<ApprovalIcon />} name={shared.viewOnExplorer} href={approval.explorerUrl} />
        </RowGroup>
      )}
    </div>
  )
}
