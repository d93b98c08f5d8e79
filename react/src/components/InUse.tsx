import { CheckIcon } from "../icons/icons.tsx"
import { useModalContext } from "../context/ModalContext.ts"

/** The sign at the end of a row for what is in use: one for wallets and networks. */
export const InUse = () => {
  const { messages } = useModalContext()
  return (
    <span className="check">
      <CheckIcon />
      <span className="unseen">{messages.inUse}</span>
    </span>
  )
}
