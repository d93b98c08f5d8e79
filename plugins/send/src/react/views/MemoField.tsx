import { Field, FieldNote } from "@latchkey/react/view"
import { useId, type Ref } from "react"
import { useWords } from "../messages/useWords.ts"

/** The public text that goes with a transfer, where the network has one. */
export const MemoField = ({
  memo,
  problem,
  input,
  onChange
}: {
  readonly memo: string
  readonly problem: string | undefined
  readonly input: Ref<HTMLInputElement>
  readonly onChange: (memo: string) => void
}) => {
  const words = useWords()
  const id = useId()
  return (
    <Field label={words.memoLabel} htmlFor={id} invalid={problem !== undefined}>
      <input
        ref={input}
        id={id}
        className="send-memo"
        dir="auto"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
        maxLength={1_000}
        value={memo}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}note`}
        onChange={({ target }) => onChange(target.value)}
      />
      <FieldNote id={`${id}note`} problem={problem}>
        {words.memoNote}
      </FieldNote>
    </Field>
  )
}
