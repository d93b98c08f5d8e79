import { useModal } from "../../modal/ModalContext.ts"
import { wordsForCode } from "../../messages/wordsForCode.ts"

/** In the place of the balance, where the wallet is on a network that the app does not use. */
export const UnknownNetwork = () => {
  const { kit, messages } = useModal()
  return (
    <p className="balance">
      <span className="account-note">{wordsForCode(messages, "NETWORK_UNSUPPORTED")}</span>
      {kit.options.enableNetworkSwitch !== false && (
        <button type="button" className="text-button" onClick={() => kit.navigation.push("Networks")}>
          {messages.networksTitle}
        </button>
      )}
    </p>
  )
}
