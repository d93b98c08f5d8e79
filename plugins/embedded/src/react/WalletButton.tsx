import { ActionButton, useAccount, type ButtonProps } from "@latchkey/react"
import { forwardRef } from "react"
import type { SignInMethod } from "../EmbeddedOptions.ts"
import { ProviderMark } from "./providerMarks.tsx"
import { signInLabel } from "./signInLabels.ts"
import { useWalletButtons } from "./useWalletButtons.ts"

/** What `WalletButton` takes, in addition to the attributes of a `<button>`. */
export interface WalletButtonProps extends ButtonProps {
  /** How it signs in. */
  readonly method: SignInMethod
  /** "Continue with …" in the visitor's language by default. */
  readonly label?: string | undefined
}

/**
 * A button of the page that signs in with the embedded wallet, in one way. Disabled while an account is connected, and where that way
 * is not offered.
 */
export const WalletButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, WalletButtonProps>(
  ({ method, label, disabled, ...props }, ref) => {
    const { methods, signIn, status } = useWalletButtons()
    const account = useAccount()
    return (
      <ActionButton
        {...props}
        ref={ref}
        label={(locale) => label ?? signInLabel(method, locale)}
        {...(method === "email" || method === "passkey" ? {} : { icon: <ProviderMark provider={method} /> })}
        disabled={disabled === true || !methods.includes(method) || account.status === "connected"}
        aria-busy={status === "pending" || undefined}
        onPress={() => signIn(method)}
      />
    )
  }
)
WalletButton.displayName = "WalletButton"
