import { inWords } from "../passkey/PasskeyFailure.ts"
import type { Words } from "../words/Words.ts"
import { button, foot } from "./buttons.ts"
import { element } from "./element.ts"
import { oneAtATime } from "./oneAtATime.ts"
import type { Panel, PanelEnd } from "./Panel.ts"

/** Offers a new wallet's owner a passkey, or the recovery code in its place. */
export const offerPasskeyPanel = <T>(
  words: Words,
  make: () => Promise<T>,
  { done, decline }: PanelEnd<{ readonly made: T } | "code">
): Panel => {
  const { passkeys } = words
  const wrong = element("p", { class: "wrong", role: "alert" })
  const attempt = oneAtATime(wrong)
  const create = button(passkeys.create, "main", () => {
    void attempt(async () => done({ made: await inWords(words, make) }))
  })
  const node = element(
    "main",
    { "aria-labelledby": "title" },
    element("h1", { id: "title" }, passkeys.title),
    element("p", {}, passkeys.text),
    wrong,
    button(passkeys.useCode, "quiet", () => done("code")),
    foot(button(words.cancel, "quiet", decline), create)
  )
  return { node, guarded: [create] }
}
