import { inWords } from "../passkey/PasskeyFailure.ts"
import type { Words } from "../words/Words.ts"
import { button, foot } from "./buttons.ts"
import { codeField } from "./codeField.ts"
import { element } from "./element.ts"
import { oneAtATime } from "./oneAtATime.ts"
import type { Panel, PanelEnd } from "./Panel.ts"

/** How a wallet can be opened. */
export interface OpeningWays<T> {
  /** Undefined where the text is not the wallet's code. */
  readonly open: (text: string) => Promise<T | undefined>
  /** Absent where the wallet has no passkey. Begins in the task of a click. */
  readonly byPasskey: (() => Promise<T>) | undefined
  readonly canStartOver: boolean
  /** Why it is asked for; that this device has no wallet yet without. */
  readonly why?: string | undefined
}

/** Asks for a passkey or the recovery code, until something can be opened with it; `over` is for who has lost it. */
export const askCodePanel = <T>(
  words: Words,
  { open, byPasskey, canStartOver, why }: OpeningWays<T>,
  { done, decline }: PanelEnd<{ readonly opened: T } | "over">
): Panel => {
  const code = codeField(words.askLabel, words.askWrong, async (text) => {
    const opened = await open(text)
    if (opened === undefined) return false
    done({ opened })
    return true
  })
  const failed = element("p", { class: "wrong", role: "alert" })
  const runPasskey = oneAtATime(failed)
  const passkey =
    byPasskey &&
    button(words.passkeys.unlock, "main", () => {
      void runPasskey(async () => done({ opened: await inWords(words, byPasskey) }))
    })
  const node = element(
    "main",
    { "aria-labelledby": "title" },
    element("h1", { id: "title" }, why === undefined ? words.askTitle : words.limitsTitle),
    element("p", {}, why ?? words.askText),
    ...(passkey === undefined ? [] : [passkey, failed]),
    ...code.nodes,
    ...(why === undefined ? [element("p", { class: "small" }, words.lost)] : []),
    ...(canStartOver ? [button(words.startOver.lostAll, "quiet", () => done("over"))] : []),
    foot(
      button(words.cancel, "quiet", decline),
      button(
        why === undefined ? words.unlock : words.next,
        passkey === undefined ? "main" : "quiet",
        code.submit
      )
    )
  )
  return { node, guarded: [], first: passkey ?? code.field }
}
