import {
  Glyph,
  IconButton,
  Spinner,
  useAnnouncement,
  useModalContext,
  useStyleSheet
} from "@latchkey/react/view"
import { useId, useRef, useState, type FormEvent } from "react"
import { isEmail } from "../../wire/isEmail.ts"
import { useWords } from "../messages/useWords.ts"
import { problemText } from "../problemText.ts"
import css from "./form.css?inline"

const MIN_LENGTH = 4

/** A field for an e-mail address, and the arrow that submits it. */
export const EmailForm = ({
  initial = "",
  onSubmit
}: {
  /** An address that there is no point in submitting as it is. */
  readonly initial?: string
  readonly onSubmit: (email: string) => Promise<unknown>
}) => {
  const words = useWords()
  const { locale } = useModalContext()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useStyleSheet(form, css)
  const [email, setEmail] = useState(initial)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  useAnnouncement(problem)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || email.trim() === initial) return
    if (!isEmail(email.trim())) return setProblem(words.emailInvalid)
    setBusy(true)
    setProblem(undefined)
    try {
      await onSubmit(email.trim())
    } catch (error) {
      setProblem(problemText(error, words, locale))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} className="embedded-form" noValidate onSubmit={(event) => void submit(event)}>
      <div className="embedded-field" data-invalid={problem !== undefined || undefined}>
        <Glyph>
          <path d="M3 5.5h14v9H3zM3.5 6l6.5 5 6.5-5" />
        </Glyph>
        <input
          id={id}
          type="email"
          name="email"
          dir={email === "" ? undefined : "ltr"}
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={254}
          aria-label={words.emailLabel}
          placeholder={words.emailLabel}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : `${id}problem`}
          value={email}
          onChange={({ target }) => {
            setEmail(target.value)
            setProblem(undefined)
          }}
        />
        {busy ? (
          <span className="embedded-busy">
            <Spinner />
          </span>
        ) : (
          email.length >= MIN_LENGTH &&
          email.trim() !== initial && (
            <IconButton small label={words.emailSubmit} onClick={() => form.current?.requestSubmit()}>
              <Glyph flip>
                <path d="M4 10h12M11 5l5 5-5 5" />
              </Glyph>
            </IconButton>
          )
        )}
      </div>
      {problem !== undefined && (
        <p id={`${id}problem`} className="embedded-problem">
          {problem}
        </p>
      )}
    </form>
  )
}
