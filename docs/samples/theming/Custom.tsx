import { ConnectButton } from "@latchkey/react"

/** A button of your own, with the kit's state and behaviour. */
export const CustomButton = () => (
  <ConnectButton.Custom>
    {({ status, shortAddress, balance, messages, openerProps }) => (
      <button {...openerProps} className="my-button">
        {status === "connected" ? `${shortAddress} · ${balance ?? ""}` : messages.connectWallet}
      </button>
    )}
  </ConnectButton.Custom>
)
