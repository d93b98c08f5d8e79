import {
  ActBar,
  Button,
  EmptyState,
  fill,
  Outcome,
  useModalContext,
  useStyleSheet
} from "@latchkey/react/view"
import { useRef } from "react"
import { SessionIcon } from "../icons.tsx"
import { useWords } from "../messages/useWords.ts"
import { useSessionViews } from "../useSessionViews.ts"
import { viewIds } from "../viewIds.ts"
import { SessionFacts } from "./SessionFacts.tsx"
import css from "./smartSessions.css?inline"

/** How the latest request for permissions ended. */
export const SessionGranted = () => {
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const view = useSessionViews()
  const { account, state } = view
  const { outcome } = state
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  if (outcome?.account !== account?.caipAddress || outcome === undefined)
    return (
      <EmptyState
        icon={<SessionIcon />}
        action={<Button onClick={() => kit.navigation.goBack()}>{shared.back}</Button>}
      >
        {words.gone}
      </EmptyState>
    )
  const wallet = account?.connectedWalletInfo
  const isGranted = outcome.status === "granted"
  return (
    <div ref={element} className="smart-sessions">
      <Outcome
        status={isGranted ? "success" : "failed"}
        wallet={wallet}
        icon={<SessionIcon />}
        title={isGranted ? words.grantedTitle : words.refusedTitle}
        text={isGranted ? words.grantedText : fill(words.refusedText, { wallet: wallet?.name ?? "" })}
      >
        {isGranted && <SessionFacts session={outcome.session} view={view} />}
        <ActBar>
          <Button variant="main" onClick={() => kit.navigation.close()}>
            {words.done}
          </Button>
          {isGranted && <Button onClick={() => kit.navigation.push(viewIds.list)}>{words.seeAll}</Button>}
        </ActBar>
      </Outcome>
    </div>
  )
}
