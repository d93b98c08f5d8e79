import type { Words } from "../words/Words.ts"
import { button, foot } from "./buttons.ts"
import { element } from "./element.ts"
import type { Panel, PanelEnd } from "./Panel.ts"

/** The addresses of a change: the one that the wallet has, and the one that it gets. */
export interface AddressChange {
  readonly from: string
  readonly to: string
}

/** Shows whoever changes the address of a wallet what that means, whatever the page has said of it. */
export const changeEmailPanel = (
  words: Words,
  origin: string,
  { from, to }: AddressChange,
  { done, decline }: PanelEnd<void>
): Panel => {
  const change = button(words.changeEmail, "main", () => done())
  const row = (label: string, value: string) =>
    element("div", {}, element("dt", {}, label), element("dd", { dir: "ltr" }, value))
  const node = element(
    "main",
    { "aria-labelledby": "title" },
    element("p", { class: "origin" }, words.asks(origin)),
    element("h1", { id: "title" }, words.changeEmailTitle),
    element("dl", {}, row(words.emailNow, from), row(words.emailThen, to)),
    element("p", { class: "warning" }, words.changeEmailText),
    foot(button(words.decline, "quiet", decline), change)
  )
  return { node, guarded: [change] }
}
