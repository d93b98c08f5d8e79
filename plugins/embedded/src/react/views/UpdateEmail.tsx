import { Button, fill, useModalContext, useStyleSheet, type ViewProps } from "@latchkey/react/view"
import { useRef } from "react"
import { isolated } from "../isolated.ts"
import { useWords, withWords } from "../messages/useWords.ts"
import { useEmbedded } from "../useEmbedded.ts"
import { EmailForm } from "./EmailForm.tsx"
import { EnterCode } from "./EnterCode.tsx"
import css from "./signIn.css?inline"

/** Changes the address that signs in: a code to the present one where the frame wants it, then one to the new. */
const UpdateEmailView = (_: ViewProps) => {
  const words = useWords()
  const { kit } = useModalContext()
  const { api, state } = useEmbedded()
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const { update, user } = state
  if (update !== undefined) {
    const text =
      update.step === "primary"
        ? words.primaryText
        : fill(words.secondaryText, { email: isolated(update.email) })
    const verify = async (code: string) => {
      await api.verifyUpdateOtp(code)
      if (update.step === "primary") return
      kit.showToast({ variant: "success", text: words.updated })
      kit.navigation.goBack()
    }
    return (
      <div ref={element} className="embedded-sign-in">
        <EnterCode key={update.step} text={text} onCode={verify}>
          <Button onClick={() => void api.cancel().catch(() => {})}>{words.otherEmail}</Button>
        </EnterCode>
      </div>
    )
  }
  return (
    <div ref={element} className="embedded-sign-in">
      <p className="embedded-intro">{words.updateText}</p>
      <EmailForm initial={user?.email ?? ""} onSubmit={(email) => api.updateEmail(email)} />
    </div>
  )
}

export default withWords(UpdateEmailView)
