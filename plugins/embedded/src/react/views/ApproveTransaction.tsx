import {
  Button,
  useAnnouncement,
  useModalContext,
  useStyleSheet,
  WaitRing,
  type ViewProps
} from "@latchkey/react/view"
import { useRef } from "react"
import { WalletIcon } from "../icons.tsx"
import { useWords, withWords } from "../messages/useWords.ts"
import { useEmbedded } from "../useEmbedded.ts"
import { useFrameLook } from "../useFrameLook.ts"
import css from "./signIn.css?inline"

/** Below the frame, while it asks the visitor: leaving it ends what is asked. */
const ApproveTransactionView = (_: ViewProps) => {
  const words = useWords()
  const { kit, messages: shared } = useModalContext()
  const { api } = useEmbedded()
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  useFrameLook(element, api)
  useAnnouncement(`${words.approveTitle}. ${words.approveText}`)
  return (
    <div className="waiting" ref={element}>
      <WaitRing state="waiting">
        <span className="embedded-mark">
          <WalletIcon />
        </span>
      </WaitRing>
      <div className="waiting-text">
        <h2>{words.approveTitle}</h2>
        <p>{words.approveText}</p>
      </div>
      <div className="buttons">
        <Button onClick={() => kit.navigation.goBack()}>{shared.cancel}</Button>
      </div>
    </div>
  )
}

export default withWords(ApproveTransactionView)
