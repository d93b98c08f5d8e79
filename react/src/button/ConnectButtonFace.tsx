import { Avatar } from "../components/Avatar.tsx"
import { fill } from "../messages/fill.ts"
import { ButtonImage } from "./ButtonImage.tsx"
import type { ConnectButtonView } from "./useConnectButton.ts"

/**
 * The content of the button of a connected account, from its end: who, in a capsule, and how much. What does not fit is left
 * out completely, first the balance, then the image: neither an address nor an amount is ever cut off.
 */
export const AccountFace = ({ view }: { readonly view: ConnectButtonView }) => {
  const { messages, address = "", shortAddress, profileName, profileImage, balance, isBalanceFailed } = view
  return (
    <>
      <span className="latchkey-account">
        <span className="latchkey-name" dir={profileName === undefined ? "ltr" : "auto"} translate="no">
          {profileName ?? shortAddress}
        </span>
        <ButtonImage src={profileImage}>
          <Avatar address={address} size={24} />
        </ButtonImage>
      </span>
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

/** The accessible name of the button of a connected account: what it does and all that it shows, in document order. */
export const accountName = (view: ConnectButtonView): string => {
  const name = view.profileName ?? view.shortAddress ?? ""
  const shown = view.balance === undefined ? name : `${name} ${view.balance}`
  const address = view.isBalanceFailed ? `${shown}. ${view.messages.balanceUnavailable}` : shown
  return fill(view.messages.openAccount, { address })
}

/** A placeholder for an account that is not known yet, as wide as most. */
export const BlankFace = ({ balance }: { readonly balance: "show" | "hide" }) => (
  <>
    <span className="latchkey-account">
      <span className="latchkey-name latchkey-blank" />
      <span className="latchkey-icon" />
    </span>
    {balance === "show" && <span className="latchkey-balance latchkey-blank" />}
  </>
)
