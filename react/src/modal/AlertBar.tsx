import { IconButton } from "../components/IconButton.tsx"
import { CloseIcon } from "../icons/icons.tsx"
import { useModal, useModalState } from "./ModalContext.ts"

/** The latest message for the developer of the page; only when the kit was created with `debug`. */
export const AlertBar = () => {
  const { kit, messages } = useModal()
  const alert = useModalState((state) => state.notice.alerts.at(-1))
  if (alert === undefined || kit.options.debug !== true) return null
  return (
    <div className="alert" data-variant={alert.variant} role="group" aria-label={messages.alerts}>
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
