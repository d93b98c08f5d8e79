import type { Span } from "../../trace/Span.ts"
import { spansOf } from "../../trace/spansOf.ts"
import { traceOf } from "../../trace/traceOf.ts"
import { element } from "../element.ts"
import type { PanelTab } from "../PanelContext.ts"
import { mark, nothing, timeOf } from "../rows.ts"
import { saveFile } from "../saveFile.ts"

/** So many actions are drawn, the latest first. */
const MOST = 60

const depthOf = (span: Span, byId: ReadonlyMap<number, Span>): number => {
  const parent = span.parent === undefined ? undefined : byId.get(span.parent)
  return parent === undefined ? 0 : 1 + depthOf(parent, byId)
}

/** How far along an action something was, as a part of its length in percent. */
const percent = (part: number, whole: number): string =>
  `${(whole <= 0 ? 0 : Math.min(100, Math.max(0, (part / whole) * 100))).toFixed(2)}%`

const bar = (span: Span, root: Span): Node => {
  const made = element("span", { class: `bar ${span.kind} ${span.status}`, "aria-hidden": "true" })
  const whole = Math.max(root.to - root.from, 1)
  made.style.setProperty("margin-inline-start", percent(span.from - root.from, whole))
  made.style.setProperty("inline-size", percent(span.to - span.from, whole))
  return made
}

const outcome = ({ status, code }: Span): Node =>
  status === "done" ? mark(code ?? "done", "done") : mark(code ?? status, status)

const row = (span: Span, root: Span, depth: number): Node => {
  const name = element("th", { scope: "row" }, span.name, outcome(span))
  name.style.setProperty("padding-inline-start", `${6 + depth * 12}px`)
  return element(
    "tr",
    {},
    name,
    element("td", {}, `+${span.from - root.from} ms`),
    element("td", {}, span.status === "running" ? "runs" : `${span.to - span.from} ms`),
    element("td", {}, bar(span, root))
  )
}

const group = (root: Span, spans: ReadonlyArray<Span>, byId: ReadonlyMap<number, Span>): Node =>
  element(
    "table",
    { class: "timeline" },
    element("caption", {}, mark(timeOf(root.from)), root.name),
    element(
      "thead",
      {},
      element(
        "tr",
        {},
        ...["What", "Began", "Took", "When"].map((title) => element("th", { scope: "col" }, title))
      )
    ),
    element("tbody", {}, ...spans.map((span) => row(span, root, depthOf(span, byId))))
  )

/** What took how long, and what was asked meanwhile. */
export const timelineTab: PanelTab = {
  id: "timeline",
  title: "Timeline",
  draw: ({ kit, recorder, kept }) => {
    const recording = recorder.read()
    if (recording.actions.length === 0) return [nothing("No action was called yet.")]
    const spans = spansOf(recording, Date.now())
    const byId = new Map(spans.map((span) => [span.id, span]))
    const rootOf = (span: Span): Span => (span.parent === undefined ? span : rootOf(byId.get(span.parent)!))
    const within = new Map<Span, Array<Span>>()
    for (const span of spans) {
      const root = rootOf(span)
      // What belongs to no action is in the tab of the requests.
      if (root.kind === "action") within.set(root, [...(within.get(root) ?? []), span])
    }
    return [
      nothing(
        "What began and ended during an action stands in it. A browser does not say who asked: of two actions at a time it may be the other one's."
      ),
      element(
        "button",
        {
          type: "button",
          "data-key": "trace",
          click: () =>
            saveFile(
              "latchkey-trace.json",
              `${JSON.stringify(traceOf(kit, recording, [...kept]), undefined, 1)}\n`
            )
        },
        "Save it for OpenTelemetry"
      ),
      ...[...within]
        .toReversed()
        .slice(0, MOST)
        .map(([root, all]) => group(root, all, byId))
    ]
  }
}
