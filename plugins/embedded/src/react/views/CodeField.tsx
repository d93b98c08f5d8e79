import { useStyleSheet } from "@latchkey/react/view"
import { useEffect, useRef, useState } from "react"
import { useWords } from "../messages/useWords.ts"
import { codeDigits, CODE_LENGTH } from "./codeDigits.ts"
import css from "./code.css?inline"

/**
 * Six boxes for a code, over one field: so that a paste, a password manager, the keyboard of a phone that has read the
 * message and a screen reader meet a field as they know it. Complete, it submits itself.
 */
export const CodeField = ({
  busy,
  invalid,
  describedBy,
  onComplete
}: {
  readonly busy: boolean
  readonly invalid: boolean
  readonly describedBy: string
  readonly onComplete: (code: string) => void
}) => {
  const words = useWords()
  const input = useRef<HTMLInputElement>(null)
  useStyleSheet(input, css)
  const [code, setCode] = useState("")
  // The code is what the visitor comes back with; one that was refused is of no more use.
  useEffect(() => {
    if (invalid) setCode("")
    input.current?.focus()
  }, [invalid])

  const change = (text: string) => {
    if (busy) return
    const digits = codeDigits(text)
    setCode(digits)
    if (digits.length === CODE_LENGTH) onComplete(digits)
  }
  return (
    <div
      className="embedded-code"
      dir="ltr"
      data-invalid={invalid || undefined}
      data-busy={busy || undefined}
    >
      <input
        ref={input}
        name="one-time-code"
        autoComplete="one-time-code"
        inputMode="numeric"
        pattern="[0-9]*"
        enterKeyHint="done"
        spellCheck={false}
        aria-label={words.codeLabel}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        aria-busy={busy || undefined}
        readOnly={busy}
        value={code}
        onChange={({ target }) => change(target.value)}
      />
      <span className="embedded-boxes" aria-hidden="true">
        {Array.from({ length: CODE_LENGTH }, (_, place) => (
          <span
            key={place}
            data-next={(place === Math.min(code.length, CODE_LENGTH - 1) && !busy) || undefined}
          >
            {code[place]}
          </span>
        ))}
      </span>
    </div>
  )
}
