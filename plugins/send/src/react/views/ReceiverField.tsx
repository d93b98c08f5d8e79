import { canReadClipboard, Field, FieldNote, readClipboard, SmallButton } from "@latchkey/react/view"
import { useEffect, useState, type ComponentType } from "react"
import { isNameLike } from "../../readReceiver.ts"
import { PasteIcon } from "../icons.tsx"
import { useWords } from "../messages/useWords.ts"
import type { SendFormView } from "../useSendForm.ts"
import type { NameNoteProps } from "./NameNote.tsx"

/** To whom: an address, or a name where there are some. */
export const ReceiverField = ({
  id,
  form: { receiver, field, receiverInput, enterReceiver, review },
  canName,
  problem
}: {
  readonly id: string
  readonly form: SendFormView
  readonly canName: boolean
  readonly problem: string | undefined
}) => {
  const words = useWords()
  const isInvalid = field === "receiver"
  const isNamed = canName && isNameLike(receiver)
  const NameNote = useNameNote(isNamed)
  const paste = async () => {
    const pasted = await readClipboard()
    if (pasted !== undefined) enterReceiver(pasted.slice(0, 500))
    receiverInput.current?.focus()
  }
  return (
    <Field
      label={words.to}
      htmlFor={id}
      invalid={isInvalid}
      aside={
        canReadClipboard() && (
          <SmallButton onClick={() => void paste()}>
            <PasteIcon />
            {words.paste}
          </SmallButton>
        )
      }
    >
      <textarea
        ref={receiverInput}
        id={id}
        className="send-receiver"
        rows={2}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
        maxLength={500}
        dir={receiver === "" ? undefined : "ltr"}
        placeholder={canName ? words.toNamePlaceholder : words.toPlaceholder}
        value={receiver}
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-note ${id}-name`}
        onChange={({ target }) => enterReceiver(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return
          event.preventDefault()
          void review()
        }}
      />
      {isInvalid && <FieldNote id={`${id}-note`} problem={problem} />}
      {isNamed && NameNote !== undefined && <NameNote id={`${id}-name`} receiver={receiver} told={problem} />}
    </Field>
  )
}

/** What shows what a name stands for; loaded with the first name, undefined until then. */
const useNameNote = (isWanted: boolean) => {
  const [loaded, setLoaded] = useState<{ readonly NameNote: ComponentType<NameNoteProps> }>()
  const isMissing = isWanted && loaded === undefined
  useEffect(() => {
    // Where it does not come, the review says what the name stands for.
    if (isMissing) import("./NameNote.tsx").then(setLoaded, () => {})
  }, [isMissing])
  return loaded?.NameNote
}
