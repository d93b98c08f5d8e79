import type { Toast } from "@latchkey/core"
import { useEffect, useRef, useState } from "react"
import type { Messages } from "../messages/Messages.ts"
import { Spinner } from "../components/Spinner.tsx"
import { CheckIcon, WarningIcon } from "../icons/icons.tsx"
import { wordsForCode } from "../messages/wordsForCode.ts"
import { useAnnouncement, useModalContext, useModalState } from "../context/ModalContext.ts"
import { useExit } from "./useExit.ts"
import { useLeaving } from "./useLeaving.ts"

const wordsOf = ({ text, code }: Toast, messages: Messages): string =>
  text ?? (code === "WALLET_ADDED" ? messages.toastWalletAdded : wordsForCode(messages, code))

const LATE_MILLIS = 2_500

// What the visitor cancelled needs no message.
const worthTelling = (toast: Toast | undefined) => (toast?.code === "CANCELLED" ? undefined : toast)

/** The toast that was over before it could be drawn, for as long as one stays. */
const useLate = (first: Toast | undefined): Toast | undefined => {
  const now = useModalState(({ notice }) => notice.toast)
  const [late, setLate] = useState(now === undefined ? first : undefined)
  useEffect(() => {
    const timer = setTimeout(() => setLate(undefined), LATE_MILLIS)
    return () => clearTimeout(timer)
  }, [])
  return worthTelling(now ?? late)
}

/**
 * The toast below the card, or above a sheet, and the one that it replaces until that has faded out. `first` is the one that made it load:
 * on a slow page it may be over by now, and is shown all the same.
 */
export const Toasts = ({ first }: { readonly first: Toast | undefined }) => {
  const { messages } = useModalContext()
  const toast = useLate(first)
  const { value: leaving, end } = useLeaving(toast?.key, toast)
  const text = toast === undefined ? undefined : wordsOf(toast, messages)
  useAnnouncement(text)
  return (
    <div className="toasts">
      {leaving !== undefined && <ToastCard key={leaving.key} toast={leaving} leaving onGone={end} />}
      {toast !== undefined && <ToastCard key={toast.key} toast={toast} leaving={false} onGone={end} />}
    </div>
  )
}

const ToastCard = ({
  toast,
  leaving,
  onGone
}: {
  readonly toast: Toast
  readonly leaving: boolean
  readonly onGone: () => void
}) => {
  const { messages } = useModalContext()
  const card = useRef<HTMLDivElement>(null)
  useExit(card, leaving, onGone)
  return (
    // The live region announces it; it must not be read twice.
    <div
      ref={card}
      className="toast"
      data-variant={toast.variant}
      data-motion={leaving ? "out" : "in"}
      aria-hidden="true"
    >
      <span className="toast-icon">
        {toast.variant === "loading" ? (
          <Spinner />
        ) : toast.variant === "success" ? (
          <CheckIcon />
        ) : (
          <WarningIcon />
        )}
      </span>
      <span>{wordsOf(toast, messages)}</span>
    </div>
  )
}
