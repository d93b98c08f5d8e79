import type { Plain } from "../record/Plain.ts"
import { textOf } from "../record/textOf.ts"
import type { Difference } from "../report/diffValues.ts"
import { element } from "./element.ts"
import type { PanelContext } from "./PanelContext.ts"

/** A time of day, to the millisecond. */
export const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 23)

/** A value under its name. */
export const namedValue = (name: string, value: Plain | undefined): ReadonlyArray<Node> =>
  value === undefined
    ? []
    : [
        element("p", { class: "label" }, name),
        element("pre", { tabindex: "0", role: "group", "aria-label": name }, textOf(value))
      ]

/** What differs, a row each. */
export const differenceTable = (differences: ReadonlyArray<Difference>): Node =>
  differences.length === 0
    ? element("p", { class: "quiet" }, "No change in what can be shown.")
    : element(
        "table",
        {},
        element(
          "thead",
          {},
          element(
            "tr",
            {},
            ...["Where", "Before", "After"].map((title) => element("th", { scope: "col" }, title))
          )
        ),
        element(
          "tbody",
          {},
          ...differences.map(({ path, before, after }) =>
            element(
              "tr",
              {},
              element("th", { scope: "row" }, path),
              element("td", {}, textOf(before)),
              element("td", {}, textOf(after))
            )
          )
        )
      )

/** A row that unfolds; what is in it is made when it does. */
export const unfolding = (
  context: PanelContext,
  key: string,
  summary: ReadonlyArray<Node | string>,
  content: () => ReadonlyArray<Node>
): Node => {
  const isOpen = context.unfolded.has(key)
  const row = element(
    "details",
    {
      open: isOpen,
      toggle: () => {
        if (row.open === context.unfolded.has(key)) return
        if (row.open) {
          context.unfolded.add(key)
          row.append(...content())
        } else {
          context.unfolded.delete(key)
          row.replaceChildren(row.firstElementChild!)
        }
      }
    },
    element("summary", { "data-key": key }, ...summary)
  )
  if (isOpen) row.append(...content())
  return row
}

/** Something small beside a row's name. */
export const mark = (text: string, kind = ""): Node => element("span", { class: `mark ${kind}`.trim() }, text)

/** What a tab says where it has nothing. */
export const nothing = (text: string): Node => element("p", { class: "quiet" }, text)
