import { journeyViews, plainText } from "@latchkey/core"
import {
  Button,
  fill,
  OutcomeMark,
  useAnnouncement,
  useModalContext,
  WaitRing,
  type ViewProps
} from "@latchkey/react/view"
import { useWords } from "../messages/useWords.ts"

const MAX_NAME = 255

/** A name that was registered. */
export const RegisterAccountNameSuccess = ({ params }: ViewProps) => {
  const { kit } = useModalContext()
  const words = useWords()
  const name = plainText(typeof params["name"] === "string" ? params["name"] : "", MAX_NAME)
  const title = fill(words.successTitle, { name: `\u2068${name}\u2069` })
  useAnnouncement(`${title}. ${words.successText}`)
  return (
    <div className="waiting">
      <WaitRing state="still">
        <OutcomeMark status="success" />
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
