import type { StateEntry } from "../../record/Recording.ts"
import { toPlain } from "../../record/toPlain.ts"
import { diffValues } from "../../report/diffValues.ts"
import type { PanelContext, PanelTab } from "../PanelContext.ts"
import { differenceTable, mark, namedValue, timeOf, unfolding } from "../rows.ts"
import { element } from "../element.ts"

const sliceOf = (entry: StateEntry | undefined, name: string): unknown =>
  (entry?.state as Readonly<Record<string, unknown>> | undefined)?.[name]

const change = (context: PanelContext, entry: StateEntry, before: StateEntry | undefined): Node => {
  const actions = context.recorder.read().actions
  const names = entry.during.map(
    (number) => `${actions.find((action) => action.number === number)?.name ?? "an action"} #${number}`
  )
  return unfolding(
    context,
    `state ${entry.at} ${entry.slices.join()}`,
    [
      mark(timeOf(entry.at)),
      before === undefined ? "The first state" : entry.slices.join(", "),
      ...(names.length === 0 ? [] : [mark(`during ${names.join(", ")}`)])
    ],
    () =>
      before === undefined
        ? []
        : [
            differenceTable(
              entry.slices.flatMap((name) =>
                diffValues(toPlain(sliceOf(before, name)), toPlain(sliceOf(entry, name)), name)
              )
            )
          ]
  )
}

/** The state by slice, and each of its changes with what differs. */
export const stateTab: PanelTab = {
  id: "state",
  title: "State",
  draw: (context) => {
    const { states } = context.recorder.read()
    const last = states.at(-1)
    return [
      element("h3", {}, "Now"),
      ...Object.keys(last?.state ?? {}).map((name) =>
        unfolding(context, `slice ${name}`, [name], () =>
          namedValue(name, toPlain(sliceOf(states.at(-1), name)))
        )
      ),
      element("h3", {}, "Changes, the latest first"),
      ...states.map((entry, index) => change(context, entry, states[index - 1])).toReversed()
    ]
  }
}
