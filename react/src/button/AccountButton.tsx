import { forwardRef } from "react"
import { Avatar } from "../components/Avatar.tsx"
import { fill } from "../messages/fill.ts"
import { ButtonImage } from "./ButtonImage.tsx"
import { OpenerButton, type ButtonProps } from "./OpenerButton.tsx"
import type { ConnectButtonView } from "./useConnectButton.ts"

interface AccountButtonProps extends ButtonProps {
  readonly view: ConnectButtonView
}

/** The connect button of a connected account: balance, picture, name. */
export const AccountButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, AccountButtonProps>(
  ({ view, ...props }, ref) => {
    const { messages, openerProps, address = "", shortAddress = "", profileName, balance, isBalanceFailed } = view
    const name = profileName ?? shortAddress
    const shown = balance === undefined ? name : `${balance} ${name}`
    const spoken = isBalanceFailed ? `${shown}. ${messages.balanceUnavailable}` : shown
    return (
      <OpenerButton
        {...props}
        ref={ref}
        opener={openerProps}
        tone="plain"
        aria-label={fill(messages.openAccount, { address: spoken })}
      >
        {balance !== undefined && (
          <span
            className="latchkey-balance"
            dir="ltr"
            {...(isBalanceFailed ? { "data-failed": "", title: messages.balanceUnavailable } : {})}
          >
            {balance}
          </span>
        )}
        {view.isBalanceLoading && <span className="latchkey-balance latchkey-blank" />}
        <ButtonImage src={view.profileImage}>
          <Avatar address={address} size={24} />
        </ButtonImage>
        <span className="latchkey-name" dir={profileName === undefined ? "ltr" : "auto"} translate="no">
          {name}
        </span>
      </OpenerButton>
    )
  }
)
AccountButton.displayName = "AccountButton"
