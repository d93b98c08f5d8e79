import type { Toast } from "@latchkey/core"
import { useRef } from "react"
import type { Messages } from "../messages/Messages.ts"
import { Spinner } from "../components/Spinner.tsx"
import { CheckIcon, WarningIcon } from "../icons/icons.tsx"
import { wordsForCode } from "../messages/wordsForCode.ts"
import { useAnnouncement, useModalContext, useModalState } from "../context/ModalContext.ts"
import { useExit } from "./useExit.ts"
import { useLeaving } from "./useLeaving.ts"

const wordsOf = ({ text, code }: Toast, messages: Messages): string =>
  text ?? (code === "WALLET_ADDED" ? messages.toastWalletAdded : wordsForCode(messages, code))

/** The toast below the card, or above a sheet, and the one that it replaces until that has faded out. */
export const Toasts = () => {
  const { messages } = useModalContext()
  // What the visitor cancelled needs no message.
  const toast = useModalState(({ notice }) => (notice.toast?.code === "CANCELLED" ? undefined : notice.toast))
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
