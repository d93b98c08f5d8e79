import type { Alert as KitAlert } from "@latchkey/core"
import { useRef } from "react"
import { IconButton } from "../components/IconButton.tsx"
import { CloseIcon } from "../icons/icons.tsx"
import { useModalContext, useModalState } from "../context/ModalContext.ts"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import css from "./alertBar.css?inline"

/** The latest alert for the developer of the page. */
export const AlertBar = () => {
  const alert = useModalState((state) => state.notice.alerts.at(-1))
  return alert === undefined ? null : <Alert alert={alert} />
}

const Alert = ({ alert }: { readonly alert: KitAlert }) => {
  const { kit, messages } = useModalContext()
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  return (
    <div
      ref={element}
      className="alert"
      data-variant={alert.variant}
      role="group"
      aria-label={messages.alerts}
    >
      <div>
        <strong>{alert.text}</strong>
        <p>{alert.advice}</p>
      </div>
      <IconButton small label={messages.dismiss} onClick={() => kit.dismissAlert(alert.key)}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}
