import { inWords } from "../passkey/PasskeyFailure.ts"
import type { Words } from "../words/Words.ts"
import { button, foot } from "./buttons.ts"
import { codeField } from "./codeField.ts"
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
  const code = codeField(words.askLabel, words.askWrong, async (text) => {
    const entered = await byCode(text)
    if (entered === undefined) return false
    done({ entered })
    return true
  })
  const codeNodes = [
    ...code.nodes,
    button(words.unlock, byPasskey === undefined ? "main" : "quiet", code.submit)
  ]
  const showCode = button(passkeys.useCode, "quiet", () => {
    showCode.replaceWith(...codeNodes)
    code.field.focus()
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
    ...(ways === undefined ? codeNodes : [...ways, wrong, showCode]),
    foot(button(words.cancel, "quiet", decline))
  )
  const first = ways?.[0]
  return { node, guarded: [], ...(first === undefined ? {} : { first }) }
}
