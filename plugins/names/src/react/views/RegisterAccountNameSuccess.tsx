import { journeyViews, plainText } from "@latchkey/core"
import {
  Button,
  fill,
  useAnnouncement,
  useModalContext,
  useStyleSheet,
  WaitRing,
  type ViewProps
} from "@latchkey/react/view"
import { useRef } from "react"
import { DoneIcon } from "../icons.tsx"
import { useWords } from "../messages/useWords.ts"
import css from "./registerAccountName.css?inline"

const MAX_NAME = 255

/** A name that was registered. */
export const RegisterAccountNameSuccess = ({ params }: ViewProps) => {
  const { kit } = useModalContext()
  const words = useWords()
  const name = plainText(typeof params["name"] === "string" ? params["name"] : "", MAX_NAME)
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const title = fill(words.successTitle, { name: `\u2068${name}\u2069` })
  useAnnouncement(`${title}. ${words.successText}`)
  return (
    <div className="waiting" ref={element}>
      <WaitRing state="still">
        <span className="register-name-mark">
          <DoneIcon />
        </span>
      </WaitRing>
      <div className="waiting-text">
        <h2>{title}</h2>
        <p>{words.successText}</p>
      </div>
      <Button variant="main" onClick={() => kit.navigation.reset(journeyViews.account)}>
        {words.successButton}
      </Button>
    </div>
  )
}
