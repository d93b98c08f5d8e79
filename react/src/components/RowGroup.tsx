import { Children, type ReactNode, useRef } from "react"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import css from "./rowGroup.css?inline"

/** A list of lower rows on one surface, for what matters less, with a name. Each child becomes one item. */
export const RowGroup = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => {
  const list = useRef<HTMLUListElement>(null)
  useStyleSheet(list, css)
  return (
    <ul ref={list} className="row-group" role="list" aria-label={label}>
      {Children.map(children, (child) =>
        child === null || child === undefined || child === false ? null : <li>{child}</li>
      )}
    </ul>
  )
}
