import type { Words } from "../words/Words.ts"
import { button, foot, tick } from "./buttons.ts"
import { codeField } from "./codeField.ts"
import { element } from "./element.ts"
import { limitFields, type LimitDoings } from "./limitFields.ts"
import { phraseList } from "./phraseList.ts"
import type { Panel, PanelEnd } from "./Panel.ts"

/** What an owner does with the wallet itself. */
export interface WalletDoings {
  /** What the wallet belongs to: an address, as the owner knows it. */
  readonly name: string
  readonly phrase: () => Promise<string>
  /** Saves a file that opens with the recovery code; answers whether the text is that code. */
  readonly backup: (code: string) => Promise<boolean>
  readonly limits: LimitDoings
  /** Goes on to the screen with the new code. */
  readonly renew: () => void
  /** Goes on to the devices that it is signed in on. */
  readonly devices: () => void
  /** Goes on to the passkeys that open it; absent where the browser has none. */
  readonly passkeys: (() => void) | undefined
}

const said = (error: unknown) => (error instanceof Error ? error.message : "")

/** The owner's own page: the recovery phrase, and a new recovery code. */
export const walletPanel = (
  words: Words,
  { name, phrase, backup, limits, renew, devices, passkeys }: WalletDoings,
  { done }: PanelEnd<void>
): Panel => {
  const shown = element("div", { class: "phrase" })
  const wrong = element("p", { class: "wrong", role: "alert" })
  const draw = (text: string) => shown.replaceChildren(phraseList(text))
  const reveal = button(words.phraseShow, "quiet", () => {
    phrase().then(draw, (error: unknown) => {
      wrong.textContent = said(error)
    })
  })
  reveal.disabled = true
  const code = codeField(words.askLabel, words.askWrong, async (text) => {
    if (!(await backup(text))) return false
    code.field.value = ""
    return true
  })
  const limit = limitFields(words, limits)
  const newCode = button(words.renew, "quiet", () => {
    done()
    renew()
  })
  const showDevices = button(words.devices, "quiet", () => {
    done()
    devices()
  })
  const showPasskeys =
    passkeys &&
    button(words.passkeys.show, "quiet", () => {
      done()
      passkeys()
    })
  const node = element(
    "main",
    { "aria-labelledby": "title" },
    element("h1", { id: "title" }, words.walletTitle),
    element("p", { class: "origin" }, name),
    element("h2", {}, words.phraseTitle),
    element("p", {}, words.phraseText),
    tick(words.phraseUnderstood, (isTicked) => {
      reveal.disabled = !isTicked
    }),
    shown,
    reveal,
    wrong,
    ...(showPasskeys === undefined
      ? []
      : [element("h2", {}, words.passkeys.listTitle), element("p", {}, words.passkeys.hint), showPasskeys]),
    element("h2", {}, words.renewTitle),
    element("p", {}, words.renewText),
    newCode,
    ...limit.nodes,
    element("h2", {}, words.backupTitle),
    element("p", {}, words.backupText),
    ...code.nodes,
    button(words.backupSave, "quiet", code.submit),
    element("h2", {}, words.devicesTitle),
    element("p", {}, words.devicesHint),
    showDevices,
    foot(button(words.close, "main", () => done()))
  )
  return { node, guarded: [reveal, newCode, limit.saving] }
}
