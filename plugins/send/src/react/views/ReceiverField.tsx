import { canReadClipboard, Field, FieldNote, readClipboard, SmallButton } from "@latchkey/react/view"
import { useEffect, useState, type ComponentType } from "react"
import { isLinkLike, isNameLike, MAX_LINK } from "@latchkey/core/feature-kit"
import { PasteIcon } from "../icons.tsx"
import { useWords } from "../messages/useWords.ts"
import type { SendFormView } from "../useSendForm.ts"
import type { LinkNoteProps } from "./LinkNote.tsx"
import type { NameNoteProps } from "./NameNote.tsx"

/** To whom: an address, or a name where there are some. */
export const ReceiverField = ({
  id,
  form: { receiver, field, receiverInput, enterReceiver, enterLinked, isLinked, review },
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
  const NameNote = useLoaded(isNamed, loadNameNote)
  const isLink = isLinked || isLinkLike(receiver)
  const LinkNote = useLoaded(isLink, loadLinkNote)
  const paste = async () => {
    const pasted = await readClipboard()
    if (pasted !== undefined) enterReceiver(pasted.slice(0, MAX_LINK))
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
        maxLength={MAX_LINK}
        dir={receiver === "" ? undefined : "ltr"}
        placeholder={canName ? words.toNamePlaceholder : words.toPlaceholder}
        value={receiver}
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-note ${id}-name ${id}-link`}
        onChange={({ target }) => enterReceiver(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return
          event.preventDefault()
          void review()
        }}
      />
      {isInvalid && <FieldNote id={`${id}-note`} problem={problem} />}
      {isNamed && NameNote !== undefined && <NameNote id={`${id}-name`} receiver={receiver} told={problem} />}
      {isLink && LinkNote !== undefined && (
        <LinkNote id={`${id}-link`} receiver={receiver} onRead={enterLinked} />
      )}
    </Field>
  )
}

// Where they do not come, the review says what the name or the link stands for.
const loadNameNote = (): Promise<ComponentType<NameNoteProps>> =>
  import("./NameNote.tsx").then(({ NameNote }) => NameNote)
const loadLinkNote = (): Promise<ComponentType<LinkNoteProps>> =>
  import("./LinkNote.tsx").then(({ LinkNote }) => LinkNote)

/** A part of the field that is loaded when it is first wanted; undefined until then. */
const useLoaded = <Props,>(isWanted: boolean, load: () => Promise<ComponentType<Props>>) => {
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<Props> }>()
  const isMissing = isWanted && loaded === undefined
  useEffect(() => {
    // As above: the review says it too.
    if (isMissing)
      load().then(
        (Part) => setLoaded({ Part }),
        () => {}
      )
  }, [isMissing, load])
  return loaded?.Part
}
