import type { StartingOver } from "../wallet/StartingOver.ts"
import type { Words } from "../words/Words.ts"
import { button, foot } from "./buttons.ts"
import { element } from "./element.ts"
import { oneAtATime } from "./oneAtATime.ts"
import type { Panel, PanelEnd } from "./Panel.ts"

/** What who lost the recovery code and every device can do: ask for a new wallet, and have it once its time has come. */
export const startOverPanel = (
  { back, startOver: words }: Words,
  { asked: askedNow, email, ask, finish }: StartingOver,
  { done }: PanelEnd<"back" | "startedOver">
): Panel => {
  const wrong = element("p", { class: "wrong", role: "alert" })
  const attempt = oneAtATime(wrong)
  const panel = (
    title: string,
    texts: ReadonlyArray<string>,
    middle: ReadonlyArray<Node>,
    act: HTMLButtonElement | undefined,
    first?: HTMLElement
  ): Panel => ({
    node: element(
      "main",
      { "aria-labelledby": "title" },
      element("h1", { id: "title" }, title),
      ...texts.map((text) => element("p", {}, text)),
      ...middle,
      wrong,
      foot(
        button(back, "quiet", () => done("back")),
        ...(act === undefined ? [] : [act])
      )
    ),
    ...(act === undefined ? { guarded: [] } : { guarded: [act], entered: act }),
    ...(first === undefined ? {} : { first })
  })
  const typed = (act: string, work: () => Promise<void>) => {
    const field = element("input", {
      type: "email",
      id: "confirm",
      autocomplete: "off",
      spellcheck: "false",
      dir: "ltr"
    })
    const isTyped = () => field.value.trim().toLowerCase() === email
    const go = button(act, "main", () => {
      if (isTyped()) void attempt(work)
      else wrong.textContent = words.typeWrong
    })
    const label = element("label", { for: "confirm" }, words.type(email))
    return { go, field, middle: [label, field] }
  }

  const asked = askedNow()
  if (asked === null) {
    const { go, field, middle } = typed(words.ask, async () => {
      const due = await ask()
      middle[0]!.remove()
      field.remove()
      go.remove()
      told.textContent = words.waiting(due)
      told.focus()
    })
    const told = element("p", { class: "warning", role: "status", tabindex: "-1" }, words.warning)
    return panel(words.title, [words.text], [told, ...middle], go, field)
  }
  if (!asked.isProven)
    return panel(words.title, [asked.isDue ? words.proveFirst : words.waiting(asked.due)], [], undefined)
  const { go, field, middle } = typed(words.finish, async () => {
    await finish()
    done("startedOver")
  })
  const warning = element("p", { class: "warning", role: "alert" }, words.warning)
  return panel(words.title, [words.ready], [warning, ...middle], go, field)
}
