import { copyText } from "../page/secureContext.ts"
import type { Words } from "../words/Words.ts"
import { button, foot, onEnter } from "./buttons.ts"
import { element } from "./element.ts"
import type { Panel, PanelEnd } from "./Panel.ts"

/** Shows a recovery code; goes on when the last group of it is typed, or at once where it can wait. */
export const saveCodePanel = (
  words: Words,
  code: string,
  kind: "new" | "renewed",
  canWait: boolean,
  { done, decline }: PanelEnd<"saved" | "later">
): Panel => {
  const first = canWait ? words.passkeys.codeBeside : words.saveText
  const said = kind === "new" ? first : words.renewedText
  const field = element("input", {
    type: "text",
    id: "check",
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: "false",
    maxlength: "4",
    dir: "ltr"
  })
  const wrong = element("p", { class: "wrong", role: "alert" })
  const goOn = () => {
    if (field.value.trim().toUpperCase() === code.slice(-4)) done("saved")
    else wrong.textContent = words.saveWrong
  }
  onEnter(field, goOn)
  const copy = button(words.copy, "quiet", () => {
    void copyText(code, copy).then((isCopied) => {
      if (isCopied) copy.textContent = words.copied
    })
  })
  const next = button(words.next, "main", goOn)
  const node = element(
    "main",
    { "aria-labelledby": "title" },
    element("h1", { id: "title" }, words.saveTitle),
    element("p", {}, said),
    element(
      "output",
      { class: "code", dir: "ltr" },
      ...code.split("-").map((group) => element("span", {}, group))
    ),
    copy,
    element("label", { for: "check" }, words.saveCheck),
    field,
    wrong,
    foot(
      canWait
        ? button(words.passkeys.later, "quiet", () => done("later"))
        : button(words.cancel, "quiet", decline),
      next
    )
  )
  return { node, guarded: [next], isTyped: true }
}
