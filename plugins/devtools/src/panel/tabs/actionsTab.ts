import type { Plain, PlainObject } from "../../record/Plain.ts"
import type { ActionEntry } from "../../record/Recording.ts"
import { element } from "../element.ts"
import { textOf } from "../../record/textOf.ts"
import type { PanelContext, PanelTab } from "../PanelContext.ts"
import { mark, namedValue, nothing, timeOf, unfolding } from "../rows.ts"

/** What an entry of something that was asked says of its outcome. */
export const outcomeOf = ({
  status,
  millis,
  error
}: Pick<ActionEntry, "status" | "millis" | "error">): Node => {
  if (status === "running") return mark("running", "running")
  const code =
    status === "failed" ? textOf((error as PlainObject | null | undefined)?.["code"] ?? "failed") : "done"
  return mark(`${code} · ${millis} ms`, status)
}

const errorParts = (error: Plain | undefined): ReadonlyArray<Node> => {
  if (error === undefined) return []
  const advice = (error as PlainObject | null)?.["advice"]
  return [
    ...(typeof advice === "string" ? [element("p", {}, element("strong", {}, "What to do: "), advice)] : []),
    ...namedValue("Error", error)
  ]
}

const row = (context: PanelContext, entry: ActionEntry): Node =>
  unfolding(
    context,
    `action ${entry.number}`,
    [mark(timeOf(entry.at)), `${entry.name} #${entry.number}`, outcomeOf(entry)],
    () => [
      ...(entry.args.length === 0 ? [] : namedValue("Arguments", entry.args)),
      ...namedValue("Answer", entry.result),
      ...errorParts(entry.error)
    ]
  )

/** What the app and its modal called, and what came of it. */
export const actionsTab: PanelTab = {
  id: "actions",
  title: "Actions",
  count: ({ recorder }) => recorder.read().actions.length,
  draw: (context) => {
    const { actions } = context.recorder.read()
    return actions.length === 0
      ? [nothing("No action was called yet.")]
      : actions.map((entry) => row(context, entry)).toReversed()
  }
}
