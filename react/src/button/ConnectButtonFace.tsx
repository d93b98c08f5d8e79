import { Avatar } from "../components/Avatar.tsx"
import { fill } from "../messages/fill.ts"
import { ButtonImage } from "./ButtonImage.tsx"
import type { ConnectButtonView } from "./useConnectButton.ts"

/**
 * What is inside the button of a connected account, from the end of the button: name, picture, balance. What does not
 * fit is left out from the start, whole: neither an address nor money is ever cut.
 */
export const AccountFace = ({ view }: { readonly view: ConnectButtonView }) => {
  const { messages, address = "", shortAddress, profileName, profileImage, balance, isBalanceFailed } = view
  return (
    <>
      <span className="latchkey-name" dir={profileName === undefined ? "ltr" : "auto"} translate="no">
        {profileName ?? shortAddress}
      </span>
      <ButtonImage src={profileImage}>
        <Avatar address={address} size={24} />
      </ButtonImage>
      {balance !== undefined && (
        <>
          {/* Makes words of their own of the two texts; nothing is drawn of it. */}{" "}
          <span
            className="latchkey-balance"
            dir="ltr"
            {...(isBalanceFailed ? { "data-failed": "", title: messages.balanceUnavailable } : {})}
          >
            {balance}
          </span>
        </>
      )}
      {view.isBalanceLoading && <span className="latchkey-balance latchkey-blank" />}
    </>
  )
}

/** What the button of a connected account is called: what it does, and all that it shows, in the document's order. */
export const accountName = (view: ConnectButtonView): string => {
  const name = view.profileName ?? view.shortAddress ?? ""
  const shown = view.balance === undefined ? name : `${name} ${view.balance}`
  const address = view.isBalanceFailed ? `${shown}. ${view.messages.balanceUnavailable}` : shown
  return fill(view.messages.openAccount, { address })
}

/** The place of an account that is not known yet, as wide as most. */
export const BlankFace = ({ balance }: { readonly balance: "show" | "hide" }) => (
  <>
    <span className="latchkey-name latchkey-blank" />
    <span className="latchkey-icon latchkey-blank" />
    {balance === "show" && <span className="latchkey-balance latchkey-blank" />}
  </>
)
