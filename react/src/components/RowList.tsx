import { Children, type ReactNode } from "react"
import { LongRowList } from "./LongRowList.tsx"

const MANY = 30

/**
 * A list of rows with a name. Each child becomes one item; of more than thirty, which must be of one height, only those
 * are in the document that are visible, or nearly so.
 */
export const RowList = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => {
  const rows = Children.toArray(children)
  return rows.length > MANY ? (
    <LongRowList label={label} rows={rows} />
  ) : (
    <ul className="rows" role="list" aria-label={label}>
      {Children.map(rows, (row) => (
        <li>{row}</li>
      ))}
    </ul>
  )
}
