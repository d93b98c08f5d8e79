import type { Toast } from "@latchkey/core"
import { Spinner } from "../components/Spinner.tsx"
import { CheckIcon, WarningIcon } from "../icons/icons.tsx"
import { wordsForCode } from "../messages/wordsForCode.ts"
import { useAnnouncement, useModal, useModalState } from "./ModalContext.ts"
import { useLeaving } from "./useLeaving.ts"

const FADE = 150

/** The short message at the foot of the card, and for a moment the one that goes. */
export const Toasts = () => {
  const { messages } = useModal()
  // What the visitor called off needs no message.
  const toast = useModalState(({ notice }) => (notice.toast?.code === "CANCELLED" ? undefined : notice.toast))
  const leaving = useLeaving(toast?.key, toast, FADE)
  const text = toast === undefined ? undefined : (toast.text ?? wordsForCode(messages, toast.code))
  useAnnouncement(text)
  return (
    <div className="toasts">
      {leaving !== undefined && <ToastCard key={leaving.key} toast={leaving} leaving />}
      {toast !== undefined && <ToastCard key={toast.key} toast={toast} />}
    </div>
  )
}

const ToastCard = ({ toast, leaving = false }: { readonly toast: Toast; readonly leaving?: boolean }) => {
  const { messages } = useModal()
  return (
    // What it says is announced by the live region; read twice, it would be noise.
    <div
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
      <span>{toast.text ?? wordsForCode(messages, toast.code)}</span>
    </div>
  )
}
