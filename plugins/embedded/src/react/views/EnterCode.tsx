import { Button, fill, Spinner, useAnnouncement, useModalContext } from "@latchkey/react/view"
import { useId, useState, type ReactNode } from "react"
import { isolated } from "../isolated.ts"
import { useWords } from "../messages/useWords.ts"
import { problemText } from "../problemText.ts"
import { CodeField } from "./CodeField.tsx"

/** Asks for a code that was sent by e-mail. */
export const EnterCode = ({
  text,
  onCode,
  children
}: {
  readonly text: string
  readonly onCode: (code: string) => Promise<unknown>
  /** What else can be done. */
  readonly children: ReactNode
}) => {
  const words = useWords()
  const { locale } = useModalContext()
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  useAnnouncement(busy ? words.codeChecking : (problem ?? text))
  const check = async (code: string) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await onCode(code)
    } catch (error) {
      const reason = problemText(error, words, locale)?.replace(/\.$/, "")
      setProblem(reason === undefined ? undefined : fill(words.codeFailed, { reason: isolated(reason) }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="embedded-enter">
      <h2>{words.codeTitle}</h2>
      <p>{text}</p>
      <CodeField
        busy={busy}
        invalid={problem !== undefined}
        describedBy={`${id}note`}
        onComplete={(code) => void check(code)}
      />
      <p id={`${id}note`} className="embedded-note" data-problem={problem !== undefined || undefined}>
        {busy ? <Spinner /> : (problem ?? words.codeLife)}
      </p>
      <div className="buttons">{children}</div>
    </div>
  )
}

/** Has the code sent again, once that is allowed. */
export const ResendButton = ({
  secondsLeft,
  onResend
}: {
  readonly secondsLeft: number
  readonly onResend: () => Promise<unknown>
}) => {
  const words = useWords()
  const { kit, locale } = useModalContext()
  const [busy, setBusy] = useState(false)
  const resend = async () => {
    setBusy(true)
    try {
      await onResend()
      kit.showToast({ variant: "success", text: words.resent })
    } catch (error) {
      const text = problemText(error, words, locale)
      if (text !== undefined) kit.showToast({ variant: "error", text })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button busy={busy} aria-disabled={secondsLeft > 0} onClick={() => void resend()}>
      {secondsLeft > 0 ? fill(words.resendIn, { seconds: String(secondsLeft) }) : words.resend}
    </Button>
  )
}
