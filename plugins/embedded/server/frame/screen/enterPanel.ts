import { inWords } from "../passkey/PasskeyFailure.ts"
import type { Words } from "../words/Words.ts"
import { button, foot, onEnter } from "./buttons.ts"
import { element } from "./element.ts"
import { oneAtATime } from "./oneAtATime.ts"
import type { Panel, PanelEnd } from "./Panel.ts"

/** How a visitor comes in who has neither an address nor a provider. */
export interface EnterWays<T> {
  /** Both begin in the task of a click; undefined where the browser has no passkeys. */
  readonly byPasskey: { readonly enter: () => Promise<T>; readonly join: () => Promise<T> } | undefined
  /** Undefined where the text is the code of no wallet. */
  readonly byCode: (text: string) => Promise<T | undefined>
}

/** Signs in by a passkey, by a new one, or by the recovery code for who has lost theirs. */
export const enterPanel = <T>(
  words: Words,
  { byPasskey, byCode }: EnterWays<T>,
  { done, decline }: PanelEnd<{ readonly entered: T }>
): Panel => {
  const { passkeys } = words
  const wrong = element("p", { class: "wrong", role: "alert" })
  const attempt = oneAtATime(wrong)
  const by = (text: string, kind: "main" | "quiet", way: () => Promise<T>) =>
    button(text, kind, () => {
      void attempt(async () => done({ entered: await inWords(words, way) }))
    })
  const field = element("input", {
    type: "text",
    id: "code",
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: "false",
    placeholder: "0000-0000-0000-0000-0000-0000",
    dir: "ltr"
  })
  const wrongCode = element("p", { class: "wrong", role: "alert" })
  const runCode = oneAtATime(wrongCode, words.askWrong)
  const typed = () =>
    runCode(async () => {
      const entered = await byCode(field.value)
      if (entered === undefined) wrongCode.textContent = words.askWrong
      else done({ entered })
    })
  onEnter(field, () => void typed())
  const code = [
    element("label", { for: "code" }, words.askLabel),
    field,
    wrongCode,
    button(words.unlock, byPasskey === undefined ? "main" : "quiet", () => void typed())
  ]
  const showCode = button(passkeys.useCode, "quiet", () => {
    showCode.replaceWith(...code)
    field.focus()
  })
  const ways = byPasskey && [
    by(passkeys.enter, "main", byPasskey.enter),
    by(passkeys.create, "quiet", byPasskey.join)
  ]
  const node = element(
    "main",
    { "aria-labelledby": "title" },
    element("h1", { id: "title" }, passkeys.enterTitle),
    element("p", {}, passkeys.enterText),
    ...(ways === undefined ? code : [...ways, wrong, showCode]),
    foot(button(words.cancel, "quiet", decline))
  )
  const first = ways?.[0]
  return { node, guarded: [], ...(first === undefined ? {} : { first }) }
}
