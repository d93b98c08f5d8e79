import {
  ActBar,
  Button,
  EmptyState,
  fill,
  Notice,
  RowsSkeleton,
  useModalContext,
  useStyleSheet,
  type ViewProps
} from "@latchkey/react/view"
import { useRef, useState } from "react"
import { SessionIcon } from "../icons.tsx"
import { useWords } from "../messages/useWords.ts"
import { useSessionViews } from "../useSessionViews.ts"
import { placeOf } from "../wordsOfPermission.ts"
import { SessionFacts } from "./SessionFacts.tsx"
import css from "./smartSessions.css?inline"

/** One session: what it allows, and its end. */
export const SessionView = ({ params }: ViewProps) => {
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const view = useSessionViews()
  const { api, obstacle, account, state, sessions, now } = view
  const [problem, setProblem] = useState<string>()
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const session = sessions?.list.find(({ id }) => id === params["id"])
  if (session === undefined)
    return obstacle === undefined && (sessions === undefined || sessions.status === "loading") ? (
      <div aria-busy="true">
        <span className="unseen">{shared.loading}</span>
        <RowsSkeleton />
      </div>
    ) : (
      <EmptyState
        icon={<SessionIcon />}
        action={<Button onClick={() => kit.navigation.goBack()}>{shared.back}</Button>}
      >
        {words.gone}
      </EmptyState>
    )
  const { id } = session
  const isRevoking = state.revoking === id
  const revoke = () => {
    setProblem(undefined)
    api.revoke({ id }).then(
      () => kit.navigation.goBack(),
      (error: { readonly rejected?: boolean }) =>
        setProblem(error.rejected === true ? words.declined : words.revokeFailed)
    )
  }
  return (
    <div ref={element} className="smart-sessions">
      <SessionFacts session={session} view={view} />
      {placeOf(session, now) === "active" && (
        <>
          <Notice tone={problem === undefined ? "plain" : "negative"}>
            {problem ??
              (isRevoking
                ? fill(words.asking, { wallet: account?.connectedWalletInfo?.name ?? "" })
                : words.revokeNote)}
          </Notice>
          <ActBar>
            <Button variant="main" busy={isRevoking} onClick={revoke}>
              {words.revoke}
            </Button>
          </ActBar>
        </>
      )}
    </div>
  )
}
