import { forwardRef, useEffect, type ReactNode } from "react"
import { useKitContext, type KitContextValue } from "../context/KitContext.ts"
import { BlankFace } from "./BlankFace.tsx"
import { ButtonLabel } from "./ButtonLabel.tsx"
import type { ConnectButtonOptions } from "./selectConnectButton.ts"
import { OpenerButton, type ButtonProps } from "./OpenerButton.tsx"
import { useConnectButton, type ConnectButtonView } from "./useConnectButton.ts"

/** What `ConnectButton` takes, in addition to the attributes of a `<button>`. */
export interface ConnectButtonProps extends ConnectButtonOptions, ButtonProps {
  /** Shown while nothing is connected; "Connect wallet" in the visitor's language by default. */
  readonly label?: string | undefined
  /** Shown while a wallet is asked; "Connecting…" in the visitor's language by default. */
  readonly connectingLabel?: string | undefined
}

interface Face {
  readonly content: ReactNode
  readonly name?: string
  readonly busy?: boolean
}

const faceOf = (
  view: ConnectButtonView,
  { balance = "show", label, connectingLabel }: ConnectButtonProps,
  account: KitContextValue["accountFace"]
): Face => {
  const { messages, loadFailure } = view
  if (loadFailure !== undefined) return { content: <ButtonLabel>{loadFailure}</ButtonLabel> }
  switch (view.status) {
    case "connected":
      return account === undefined
        ? { content: <ButtonLabel>{view.profileName ?? view.shortAddress ?? ""}</ButtonLabel> }
        : { content: <account.AccountFace view={view} />, name: account.accountName(view) }
    case "reconnecting":
      return { content: <BlankFace balance={balance} />, name: messages.reconnecting, busy: true }
    case "connecting":
      return {
        content: (
          <>
            <span className="latchkey-spinner" />
            <ButtonLabel>{connectingLabel ?? messages.connecting}</ButtonLabel>
          </>
        ),
        busy: true
      }
    case "disconnected":
      return { content: <ButtonLabel>{label ?? messages.connectWallet}</ButtonLabel> }
  }
}

// One element in every state, so that it keeps the focus.
const StandardButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, ConnectButtonProps>((props, ref) => {
  const {
    namespace,
    balance,
    charsStart,
    charsEnd,
    label: _label,
    connectingLabel: _connecting,
    ...attributes
  } = props
  const view = useConnectButton("ConnectButton", { namespace, balance, charsStart, charsEnd })
  const { accountFace, loadAccountFace } = useKitContext("ConnectButton")
  const isDisconnected = view.status === "disconnected"
  useEffect(() => {
    if (!isDisconnected) loadAccountFace()
  }, [isDisconnected, loadAccountFace])
  const { content, name, busy } = faceOf(view, props, accountFace)
  return (
    <OpenerButton
      aria-label={name}
      aria-busy={busy}
      data-status={view.status}
      {...attributes}
      ref={ref}
      opener={view.openerProps}
      tone={isDisconnected ? "accent" : "plain"}
    >
      {content}
    </OpenerButton>
  )
})
StandardButton.displayName = "ConnectButton"

/** What `ConnectButton.Custom` takes. */
export interface ConnectButtonCustomProps extends ConnectButtonOptions {
  /** Draws the button. */
  readonly children: (view: ConnectButtonView) => ReactNode
}

/**
 * A connect button drawn by you: `children` gets the state, the messages, and `openerProps` for your own `<button>`.
 *
 * The same as `ConnectButton.Custom`, for server components, which cannot reach a property of a client component.
 */
export const ConnectButtonCustom = ({ children, ...options }: ConnectButtonCustomProps) =>
  children(useConnectButton("ConnectButton.Custom", options))

/**
 * The button that connects, and shows the account afterwards; a click opens the modal.
 *
 * Disconnected, it says "Connect wallet"; while a stored session is restored, it shows a placeholder for the account;
 * connected, it shows the balance (floored to three decimals, read from the chain unless `balance="hide"`), an image and
 * the profile's name or the shortened address.
 */
export const ConnectButton = /* @__PURE__ */ Object.assign(StandardButton, { Custom: ConnectButtonCustom })
