import type { Words } from "../words/Words.ts"
import { button, foot, onEnter } from "./buttons.ts"
import { element } from "./element.ts"
import { oneAtATime } from "./oneAtATime.ts"
import type { Panel, PanelEnd } from "./Panel.ts"

/** Asks for the recovery code, until something can be opened with it; `over` is for who has lost it. */
export const askCodePanel = <T>(
  words: Words,
  open: (text: string) => Promise<T | undefined>,
  canStartOver: boolean,
  { done, decline }: PanelEnd<{ readonly opened: T } | "over">
): Panel => {
  const field = element("input", {
    type: "text",
    id: "code",
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: "false",
    placeholder: "0000-0000-0000-0000-0000-0000",
    dir: "ltr"
  })
  const wrong = element("p", { class: "wrong", role: "alert" })
  const run = oneAtATime(wrong, words.askWrong)
  const attempt = () =>
    run(async () => {
      const opened = await open(field.value)
      if (opened === undefined) wrong.textContent = words.askWrong
      else done({ opened })
    })
  onEnter(field, () => void attempt())
  const node = element(
    "main",
    { "aria-labelledby": "title" },
    element("h1", { id: "title" }, words.askTitle),
    element("p", {}, words.askText),
    element("label", { for: "code" }, words.askLabel),
    field,
    wrong,
    element("p", { class: "small" }, words.lost),
    ...(canStartOver ? [button(words.startOver.lostAll, "quiet", () => done("over"))] : []),
    foot(
      button(words.cancel, "quiet", decline),
      button(words.unlock, "main", () => void attempt())
    )
  )
  return { node, guarded: [], first: field }
}
