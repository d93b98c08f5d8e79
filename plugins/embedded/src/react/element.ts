import { ButtonElement } from "@latchkey/react/element"
import { createElement } from "react"
import type { SignInMethod } from "../EmbeddedOptions.ts"
import { WalletButton } from "./WalletButton.tsx"
import { socialProviders } from "../wire/socialProviders.ts"

const methods: ReadonlyArray<SignInMethod> = ["email", "farcaster", ...socialProviders]

/**
 * `<latchkey-wallet-button method="google">`: `WalletButton` for pages without React. Draws nothing where it knows no such way to
 * sign in.
 */
export class WalletButtonElement extends ButtonElement {
  static override readonly observedAttributes = [...ButtonElement.observedAttributes, "method"]

  protected override face({ label, size, disabled }: Parameters<ButtonElement["face"]>[0]) {
    const method = methods.find((known) => known === this.getAttribute("method"))
    return method === undefined ? null : createElement(WalletButton, { method, label, size, disabled })
  }
}

if (typeof customElements !== "undefined" && customElements.get("latchkey-wallet-button") === undefined)
  customElements.define("latchkey-wallet-button", WalletButtonElement)
