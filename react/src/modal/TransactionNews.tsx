import type { TrackedTransaction } from "@latchkey/core"
import { useEffect, useRef, useState } from "react"
import { IconButton } from "../components/IconButton.tsx"
import { showQuantity } from "../format/showQuantity.ts"
import { CheckIcon, CloseIcon, WarningIcon } from "../icons/icons.tsx"
import type { Messages } from "../messages/Messages.ts"
import { useModalContext, useModalState } from "../context/ModalContext.ts"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import css from "./transactionNews.css?inline"
import { useViewModules } from "../context/ViewModulesContext.ts"

const SHOWN_MILLIS = 8_000

/** How a transaction ended: the key of what is said of it, and whether that is good. */
const endOf = ({ status, replacement }: TrackedTransaction) => {
  if (status === "dropped") return "newsDropped"
  const by = replacement?.by
  if (by === "cancel") return "newsCancelled"
  if (by === "other") return "newsReplaced"
  return (replacement?.status ?? status) === "confirmed" ? "newsConfirmed" : "newsFailed"
}

/** What it was about: what leaves, else the app's own words. */
const subjectOf = ({ description: { sends = [], text } }: TrackedTransaction, locale: string) => {
  const [first] = sends
  return first === undefined || sends.length > 1 ? text : `${showQuantity(first, locale)} ${first.symbol}`
}

/** Says, once, that a transaction is under way and what became of it: to screen readers, and in a toast where the modal does not. */
export const TransactionNews = () => {
  const { messages } = useModalContext()
  const { whole, complete } = useViewModules()
  useEffect(() => {
    // Without its words nothing is said; the next news tries again.
    complete().catch(() => {})
  }, [complete])
  return whole ? <WordedNews messages={messages} /> : null
}

const WordedNews = ({ messages }: { readonly messages: Messages }) => {
  const { kit, locale, announce } = useModalContext()
  const isOpen = useModalState(({ navigation }) => navigation.open)
  const news = useModalState(({ transactions }) => transactions.news)
  const pending = useModalState(
    ({ transactions }) => transactions.list.find(({ status }) => status === "pending")?.id
  )
  const [dismissed, dismiss] = useState<TrackedTransaction>()
  // Whoever reads it, or is about to close it, has the time for that.
  const [held, hold] = useState<TrackedTransaction>()
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)

  const told = useRef<string | undefined>(undefined)
  useEffect(() => {
    // In the modal, the view says it.
    if (pending === undefined || pending === told.current) return
    if (!isOpen) announce(messages.newsPending)
    told.current = pending
  }, [pending, isOpen, announce, messages])

  const said = useRef<TrackedTransaction | undefined>(undefined)
  useEffect(() => {
    if (news === undefined || news === said.current) return
    said.current = news
    const end = endOf(news)
    const subject = subjectOf(news, locale)
    const text = subject === undefined ? messages[end] : `\u2068${subject}\u2069: ${messages[end]}`
    if (kit.getSnapshot().navigation.open) {
      kit.showToast({ variant: end === "newsConfirmed" ? "success" : "error", text })
      dismiss(news)
    } else announce(text)
  }, [kit, news, locale, messages, announce])
  useEffect(() => {
    if (news === undefined) return undefined
    const timer = setTimeout(() => dismiss(news), SHOWN_MILLIS)
    return () => clearTimeout(timer)
  }, [news])

  const shown = held ?? (news === dismissed ? undefined : news)
  if (shown === undefined || isOpen) return null
  const end = endOf(shown)
  const subject = subjectOf(shown, locale)
  const holding = { onPointerEnter: () => hold(shown), onFocus: () => hold(shown) }
  const letGo = () => hold(undefined)
  return (
    <div ref={element} className="news">
      <div
        className="toast news-toast"
        data-variant={end === "newsConfirmed" ? "success" : "error"}
        data-motion="in"
        {...holding}
        onPointerLeave={letGo}
        onBlur={letGo}
      >
        <span className="toast-icon">{end === "newsConfirmed" ? <CheckIcon /> : <WarningIcon />}</span>
        <span className="news-text">
          {subject !== undefined && <bdi>{subject}</bdi>} <span>{messages[end]}</span>
        </span>
        <IconButton
          small
          label={messages.dismiss}
          onClick={() => {
            dismiss(shown)
            letGo()
          }}
        >
          <CloseIcon />
        </IconButton>
      </div>
    </div>
  )
}
