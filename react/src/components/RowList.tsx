import { Children, startTransition, type ReactNode, useEffect, useState } from "react"
import { LongRowList } from "./LongRowList.tsx"

const MANY = 30
/** Rows that are drawn at once, more than a card shows: the others follow, so that the list opens in one short task. */
const FIRST = 12

/**
 * A list of rows with a name. Each child becomes one item; of more than thirty, which must be of one height, only those
 * are in the document that are visible, or nearly so.
 */
export const RowList = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => {
  const rows = Children.toArray(children)
  const [drawn, setDrawn] = useState(FIRST)
  useEffect(() => startTransition(() => setDrawn(MANY)), [])
  return rows.length > MANY ? (
    <LongRowList label={label} rows={rows} />
  ) : (
    <ul className="rows" role="list" aria-label={label}>
      {Children.map(rows.slice(0, drawn), (row) => (
        <li>{row}</li>
      ))}
    </ul>
  )
}
