import { Children, type ReactNode } from "react"

const MANY = 30

/** A list of rows with a name. Each child becomes one item. */
export const RowList = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul
    className="rows"
    role="list"
    aria-label={label}
    data-long={Children.count(children) > MANY || undefined}
  >
    {Children.map(children, (child) =>
      child === null || child === undefined || child === false ? null : <li>{child}</li>
    )}
  </ul>
)
