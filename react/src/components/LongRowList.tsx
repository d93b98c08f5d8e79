import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react"
import type { RowWindow, watchRows } from "./watchRows.ts"

/** Rows that are there until it is known what is visible: more than a card shows at once. */
const FIRST = 14

type Watch = typeof watchRows

const from0 = (to: number): RowWindow => ({ runs: [{ from: 0, to, isShown: true }], pitch: 0, gap: 0 })

/**
 * A list of rows of equal height of which only those are there that are visible, or nearly so. Each says which one of how
 * many it is. What decides that is loaded when there is such a list; if it does not load, all rows are there.
 */
export const LongRowList = ({
  label,
  rows
}: {
  readonly label: string
  /** Each with a key. */
  readonly rows: ReadonlyArray<Exclude<ReactNode, boolean | null | undefined>>
}) => {
  const list = useRef<HTMLUListElement>(null)
  const [watch, setWatch] = useState<Watch>()
  const [{ runs, pitch, gap }, setWindow] = useState(() => from0(FIRST))
  const count = rows.length
  useEffect(() => {
    let current = true
    import("./watchRows.ts").then(
      ({ watchRows }) => current && setWatch(() => watchRows),
      () => current && setWindow(from0(Infinity))
    )
    return () => {
      current = false
    }
  }, [])
  useLayoutEffect(
    () => (list.current === null ? undefined : watch?.(list.current, count, setWindow)),
    [watch, count]
  )
  return (
    <ul ref={list} className="rows" role="list" aria-label={label}>
      {/* One array: a row that comes from one run into another stays the element it is. */}
      {runs.flatMap(({ from, to, isShown }) =>
        isShown ? (
          rows.slice(from, to).map((row, index) => (
            <li
              key={typeof row === "object" && "key" in row ? row.key : from + index}
              aria-setsize={count}
              aria-posinset={from + index + 1}
            >
              {row}
            </li>
          ))
        ) : (
          <li key={`to ${to}`} aria-hidden="true" style={{ blockSize: (to - from) * pitch - gap }} />
        )
      )}
    </ul>
  )
}
