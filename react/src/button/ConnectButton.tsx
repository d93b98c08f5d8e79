import { forwardRef, type ReactNode } from "react"
import { AccountButton } from "./AccountButton.tsx"
import type { ConnectButtonOptions } from "./ConnectButtonState.ts"
import { OpenerButton, type ButtonProps } from "./OpenerButton.tsx"
import { useConnectButton, type ConnectButtonView } from "./useConnectButton.ts"

/** What `ConnectButton` takes, beside the attributes of a `<button>`. */
export interface ConnectButtonProps extends ConnectButtonOptions, ButtonProps {
  /** Said while nothing is connected; "Connect wallet" in the visitor's language by default. */
  readonly label?: string | undefined
  /** Said while a wallet is asked; "Connecting…" in the visitor's language by default. */
  readonly connectingLabel?: string | undefined
}

const Face = /* @__PURE__ */ forwardRef<HTMLButtonElement, ConnectButtonProps>(
  ({ namespace, balance, charsStart, charsEnd, label, connectingLabel, ...props }, ref) => {
    const view = useConnectButton("ConnectButton", { namespace, balance, charsStart, charsEnd })
    const { status, messages, openerProps } = view
    if (status === "connected") return <AccountButton {...props} ref={ref} view={view} />

    const shared = { ...props, ref, opener: openerProps }
    if (status === "reconnecting") {
      return (
        <OpenerButton {...shared} tone="plain" aria-busy aria-label={messages.reconnecting}>
          {balance === "hide" ? null : <span className="latchkey-balance latchkey-blank" />}
          <span className="latchkey-icon latchkey-blank" />
          <span className="latchkey-name latchkey-blank" />
        </OpenerButton>
      )
    }
    if (status === "connecting") {
      return (
        <OpenerButton {...shared} tone="plain" aria-busy>
          <span className="latchkey-spinner" />
          <span className="latchkey-label">{connectingLabel ?? messages.connecting}</span>
        </OpenerButton>
      )
    }
    return (
      <OpenerButton {...shared} tone="accent">
        <span className="latchkey-label">{label ?? messages.connectWallet}</span>
      </OpenerButton>
    )
  }
)
Face.displayName = "ConnectButton"

/** What `ConnectButton.Custom` takes. */
export interface ConnectButtonCustomProps extends ConnectButtonOptions {
  /** Draws the button from all that is known. */
  readonly children: (view: ConnectButtonView) => ReactNode
}

/**
 * A connect button drawn by you: `children` gets the state, the words, and `openerProps` for your own `<button>`.
 *
 * The same as `ConnectButton.Custom`, for server components, which cannot reach a property of a client component.
 */
export const ConnectButtonCustom = ({ children, ...options }: ConnectButtonCustomProps) =>
  children(useConnectButton("ConnectButton.Custom", options))

/**
 * The button that connects, and shows the account afterwards; a click opens the modal.
 *
 * Disconnected it says "Connect wallet"; while a stored session is restored it keeps the place of the account free;
 * connected it shows the balance (floored to three decimals, read from the chain unless `balance="hide"`), a picture and
 * the profile's name or the shortened address.
 */
export const ConnectButton = /* @__PURE__ */ Object.assign(Face, { Custom: ConnectButtonCustom })
