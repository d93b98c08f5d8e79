import type { PlainObject } from "../../record/Plain.ts"
import { textOf } from "../../record/textOf.ts"
import { diffValues } from "../../report/diffValues.ts"
import { makeReport, reportText } from "../../report/makeReport.ts"
import { privateKinds, type PrivateKind } from "../../report/PrivateKind.ts"
import { revive } from "../../report/readReport.ts"
import { element } from "../element.ts"
import type { PanelContext, PanelTab, Replay } from "../PanelContext.ts"
import { saveFile } from "../saveFile.ts"
import { startReplay } from "../startReplay.ts"
import { differenceTable, mark, namedValue, nothing, timeOf, unfolding } from "../rows.ts"

const kindTitles: Readonly<Record<PrivateKind, string>> = {
  address: "Addresses",
  hash: "Hashes",
  signature: "Signatures",
  data: "Other hexadecimal data",
  email: "E-mail addresses",
  key: "Keys and tokens",
  amount: "Amounts",
  link: "Links",
  picture: "Pictures",
  text: "Texts: messages, names, what errors say"
}

const save = (context: PanelContext): void => {
  const report = makeReport(context.kit, context.recorder.read(), [...context.kept])
  saveFile("latchkey-report.json", reportText(report))
}

const keepChoice = (context: PanelContext): Node =>
  element(
    "fieldset",
    {},
    element("legend", {}, "Keep in the report as they are"),
    ...privateKinds.map((kind) =>
      element(
        "label",
        { class: "line" },
        element("input", {
          type: "checkbox",
          "data-key": `keep ${kind}`,
          checked: context.kept.has(kind),
          change: ({ target }) => {
            if ((target as HTMLInputElement).checked) context.kept.add(kind)
            else context.kept.delete(kind)
          }
        }),
        kindTitles[kind]
      )
    )
  )

const load = async (context: PanelContext, { target }: Event): Promise<void> => {
  const file = (target as HTMLInputElement).files?.[0]
  if (file !== undefined) startReplay(context, await file.text())
}

/** Draws the step in the modal too, where that is wanted. */
const showStep = ({ recorder }: PanelContext, { states, step, drawn }: Replay): void => {
  recorder.show(drawn ? (revive(states[step]!) as PlainObject) : undefined)
}

const go = (context: PanelContext, replay: Replay, step: number): void => {
  replay.step = Math.min(Math.max(step, 0), replay.states.length - 1)
  showStep(context, replay)
  context.draw()
}

const stepButtons = (context: PanelContext, replay: Replay): Node =>
  element(
    "div",
    { class: "line" },
    element(
      "button",
      {
        type: "button",
        "data-key": "back",
        "aria-disabled": String(replay.step === 0),
        click: () => go(context, replay, replay.step - 1)
      },
      "Back"
    ),
    element("input", {
      type: "range",
      "data-key": "step",
      "aria-label": "Step",
      min: "0",
      max: String(replay.states.length - 1),
      value: String(replay.step),
      input: ({ target }) => go(context, replay, Number((target as HTMLInputElement).value))
    }),
    element(
      "button",
      {
        type: "button",
        "data-key": "next",
        "aria-disabled": String(replay.step === replay.states.length - 1),
        click: () => go(context, replay, replay.step + 1)
      },
      "Next"
    )
  )

const replayParts = (context: PanelContext, replay: Replay): ReadonlyArray<Node> => {
  const { report, states, step } = replay
  const entry = report.states[step]!
  const actions = report.actions.filter(({ number }) => entry.during.includes(number as number))
  return [
    element("h3", {}, `Step ${step + 1} of ${states.length}`, mark(timeOf(entry.at))),
    stepButtons(context, replay),
    element(
      "label",
      { class: "line" },
      element("input", {
        type: "checkbox",
        "data-key": "drawn",
        checked: replay.drawn,
        change: ({ target }) => {
          replay.drawn = (target as HTMLInputElement).checked
          showStep(context, replay)
        }
      }),
      "Draw it in the modal of this page. The kit does nothing meanwhile."
    ),
    ...actions.map(({ name, number }) => nothing(`During ${textOf(name)} #${textOf(number)}`)),
    differenceTable(diffValues(states[step - 1] ?? {}, states[step]).slice(0, 60)),
    ...Object.entries(states[step]!).map(([name, value]) =>
      unfolding(context, `replay ${step} ${name}`, [name], () => namedValue(name, value))
    ),
    element(
      "button",
      {
        type: "button",
        "data-key": "end",
        click: () => {
          context.replay = undefined
          context.recorder.show(undefined)
          context.draw()
        }
      },
      "End the replay"
    )
  ]
}

/** Saves a report, loads one, and steps through it. */
export const reportTab: PanelTab = {
  id: "report",
  title: "Report",
  draw: (context) =>
    [
      nothing(
        "A report has all that this panel shows. What is private is replaced by stand-ins, the same one for the same value."
      ),
      keepChoice(context),
      element(
        "button",
        { type: "button", "data-key": "save", class: "main", click: () => save(context) },
        "Save the report"
      ),
      element("h3", {}, "Replay"),
      element(
        "label",
        { class: "line" },
        "Load a report ",
        element("input", {
          type: "file",
          "data-key": "file",
          accept: "application/json,.json",
          change: (event) => void load(context, event)
        })
      ),
      context.problem === "" ? undefined : element("p", { class: "warning", role: "alert" }, context.problem),
      ...(context.replay === undefined ? [] : replayParts(context, context.replay))
    ].filter((node): node is HTMLElement => node !== undefined)
}
