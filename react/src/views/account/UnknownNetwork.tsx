import { journeyViews } from "@latchkey/core"
import { useModalContext } from "../../context/ModalContext.ts"
import { wordsForCode } from "../../messages/wordsForCode.ts"

/** Shown instead of the balance if the wallet is on a network that the app does not use. */
export const UnknownNetwork = () => {
  const { kit, messages } = useModalContext()
  return (
    <p className="balance">
      <span className="account-note">{wordsForCode(messages, "NETWORK_UNSUPPORTED")}</span>
      {kit.options.enableNetworkSwitch !== false && (
        <button
          type="button"
          className="text-button"
          onClick={() => kit.navigation.push(journeyViews.networks)}
        >
          {messages.networksTitle}
        </button>
      )}
    </p>
  )
}
