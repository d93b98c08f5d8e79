import { createElement } from "react"
import { ButtonElement } from "./button/ButtonElement.ts"
import { ConnectButton } from "./button/ConnectButton.tsx"
import { NetworkButton } from "./button/NetworkButton.tsx"
import type { ModalElement } from "./modal/ModalElement.ts"

export { ButtonElement } from "./button/ButtonElement.ts"
export { attachModal } from "./provider/attachModal.ts"
export type { ModalAttachment } from "./provider/ModalAttachment.ts"
export type { ModalPlace } from "./provider/ModalPlace.ts"
export type { Appearance, Theme } from "./context/KitContext.ts"

/** `<latchkey-button>`: `ConnectButton` for pages without React. Takes `balance="hide"` too. */
export class ConnectButtonElement extends ButtonElement {
  protected override face(props: Parameters<ButtonElement["face"]>[0]) {
    return createElement(ConnectButton, {
      ...props,
      balance: this.getAttribute("balance") === "hide" ? "hide" : "show"
    })
  }
}

/** `<latchkey-network-button>`: `NetworkButton` for pages without React. */
export class NetworkButtonElement extends ButtonElement {
  protected override face(props: Parameters<ButtonElement["face"]>[0]) {
    return createElement(NetworkButton, props)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "latchkey-button": ConnectButtonElement
    "latchkey-network-button": NetworkButtonElement
    "latchkey-modal": ModalElement
  }
}

const define = (name: string, element: CustomElementConstructor) => {
  if (customElements.get(name) === undefined) customElements.define(name, element)
}

// A button loads the modal's class when it is clicked; nothing else loads it for a `<latchkey-modal>` in the page.
const defineWrittenModal = () => {
  if (document.querySelector("latchkey-modal") === null) return
  import("./modal/ModalElement.ts").then(({ defineModalElement }) => defineModalElement(), reportError)
}

if (typeof customElements !== "undefined") {
  define("latchkey-button", ConnectButtonElement)
  define("latchkey-network-button", NetworkButtonElement)
  if (document.readyState === "loading")
    document.addEventListener("DOMContentLoaded", defineWrittenModal, { once: true })
  else defineWrittenModal()
}
