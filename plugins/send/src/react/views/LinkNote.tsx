import { fill, SmallButton, useAnnouncement, useModalContext, useStyleSheet } from "@latchkey/react/view"
import { useEffect, useRef, useState } from "react"
import type { PaymentLinkError } from "../../linkErrors.ts"
import { isLinkLike } from "@latchkey/core/feature-kit"
import type { LinkedPayment } from "../../SendState.ts"
import { useWords } from "../messages/useWords.ts"
import { useSending } from "../useSending.ts"
import css from "./nameNote.css?inline"

/** What a `LinkNote` is about. */
export interface LinkNoteProps {
  readonly id: string
  readonly receiver: string
  /** Fills the form with what a link asks for. */
  readonly onRead: (linked: LinkedPayment) => void
}

interface Failure {
  readonly of: string
  readonly details: PaymentLinkError["details"] | undefined
  readonly isNone?: boolean
}

/** What a link that was entered as receiver asks for fills the form, or why it does not; then what its author says of it. */
export const LinkNote = ({ id, receiver, onRead }: LinkNoteProps) => {
  const { kit } = useModalContext()
  const { links: words } = useWords()
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const { api, state, account } = useSending()
  const [failure, setFailure] = useState<Failure>()
  const isLink = isLinkLike(receiver)
  const onReadNow = useRef(onRead)
  onReadNow.current = onRead
  useEffect(() => {
    if (!isLink) return undefined
    const abort = new AbortController()
    api.readLink({ receiver }, { signal: abort.signal }).then(
      (linked) => {
        if (abort.signal.aborted) return
        if (linked === undefined) setFailure({ of: receiver, details: undefined, isNone: true })
        else onReadNow.current(linked)
      },
      (error: unknown) => {
        if (abort.signal.aborted) return
        const { code, details } = error as { readonly code?: string; readonly details?: Failure["details"] }
        setFailure({ of: receiver, details: code === "SEND_PAYMENT_LINK" ? details : undefined })
      }
    )
    return () => abort.abort()
  }, [api, receiver, isLink, account?.caipAddress])
  const { linked } = state.form
  const failed = isLink && failure?.of === receiver ? failure : undefined
  const { reason, networkId, name = words.elsewhere } = failed?.details ?? {}
  const text = isLink
    ? failed === undefined
      ? words.reading
      : failed.isNone === true
        ? undefined
        : reason === undefined
          ? words.failed
          : fill(words.problems[reason], { name: `\u2068${name}\u2069` })
    : linked === undefined || linked.receiver !== receiver
      ? undefined
      : words.filled
  useAnnouncement(isLink && failed === undefined ? undefined : text)
  if (text === undefined) return null
  return (
    <div
      ref={element}
      className="send-named"
      id={id}
      aria-busy={(isLink && failed === undefined) || undefined}
    >
      <span>{text}</span>
      {!isLink && linked?.label !== undefined && (
        <bdi translate="no">{fill(words.says, { label: linked.label })}</bdi>
      )}
      {networkId !== undefined && (
        <span>
          <SmallButton
            onClick={() => {
              // The form begins with the link when the account is on that network; where it is not kept, the visitor pastes it again.
              api.edit({ awaits: networkId }).catch(() => {})
              kit.requestNetwork({ networkId })
            }}
          >
            {fill(words.switchTo, { name: `\u2068${name}\u2069` })}
          </SmallButton>
        </span>
      )}
    </div>
  )
}
