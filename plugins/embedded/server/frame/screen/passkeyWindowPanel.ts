import { button, foot } from "./buttons.ts"
import { element } from "./element.ts"

/** What the window of a passkey says, in the language of the frame that opened it. */
export interface PasskeyWindowText {
  readonly title: string
  readonly text: string
  readonly go: string
  readonly lang: string
  readonly dir: string
}

/** What is seen in the window of a passkey: one button, since browsers ask for passkeys in the task of a click. */
export const passkeyWindowPanel = ({ title, text, go }: PasskeyWindowText, press: () => void): HTMLElement =>
  element(
    "main",
    { "aria-labelledby": "title" },
    element("h1", { id: "title" }, title),
    element("p", {}, text),
    foot(button(go, "main", press))
  )
