import { passkeyName } from "../../src/owner/passkeyName.ts"
import { inWords } from "../passkey/PasskeyFailure.ts"
import type { ListedPasskey } from "../wallet/passkeyWays.ts"
import type { Words } from "../words/Words.ts"
import { button, foot } from "./buttons.ts"
import { element } from "./element.ts"
import { oneAtATime } from "./oneAtATime.ts"
import type { Panel, PanelEnd } from "./Panel.ts"

/** What an owner does with passkeys. */
export interface PasskeyDoings {
  readonly list: () => Promise<ReadonlyArray<ListedPasskey>>
  /** Begins in the task of a click. */
  readonly add: () => Promise<void>
  readonly rename: (id: string, name: string) => Promise<void>
  readonly remove: (id: string) => Promise<void>
}

/** The passkeys that open the wallet: others are added, each can be named and removed. */
export const passkeysPanel = (
  words: Words,
  { list, add, rename, remove }: PasskeyDoings,
  { done }: PanelEnd<void>
): Panel => {
  const { passkeys } = words
  const shown = element("ul", { class: "passkeys" })
  const wrong = element("p", { class: "wrong", role: "alert" })
  const attempt = oneAtATime(wrong)
  /** Does it, and draws what there is then. */
  const act = (work: () => Promise<void>) =>
    void attempt(async () => {
      await inWords(words, work)
      await draw()
      node.focus()
    })
  const another = button(passkeys.add, "quiet", () => act(add))
  const rowOf = ({ id, name, since }: ListedPasskey) => {
    const field = element("input", {
      type: "text",
      "aria-label": `${passkeys.name}: ${name}`,
      autocomplete: "off",
      maxlength: "40",
      dir: "auto",
      value: name
    })
    const change = button(passkeys.rename, "quiet", () => {
      const typed = passkeyName(field.value)
      if (typed === undefined) field.focus()
      else act(() => rename(id, typed))
    })
    const end = button(passkeys.remove, "quiet", () => act(() => remove(id)))
    change.setAttribute("aria-label", `${passkeys.rename}: ${name}`)
    end.setAttribute("aria-label", `${passkeys.remove}: ${name}`)
    guarded.push(change, end)
    return element(
      "li",
      {},
      field,
      element("p", { class: "small" }, passkeys.since(since)),
      element("div", { class: "pair" }, change, end)
    )
  }
  const draw = async () => {
    const listed = await list()
    // The buttons of before are gone.
    guarded.splice(1)
    shown.replaceChildren(...listed.map(rowOf))
  }
  const guarded = [another]
  void attempt(draw)
  const node = element(
    "main",
    { "aria-labelledby": "title" },
    element("h1", { id: "title" }, passkeys.listTitle),
    element("p", {}, passkeys.listText),
    shown,
    wrong,
    another,
    foot(button(words.close, "main", () => done()))
  )
  return { node, guarded }
}
