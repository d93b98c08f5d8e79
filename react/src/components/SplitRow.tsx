import { useRef, type ReactNode } from "react"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import css from "./splitRow.css?inline"

/** A row beside a button of its own, for what else can be done with it. */
export const SplitRow = ({ row, button }: { readonly row: ReactNode; readonly button: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  return (
    <div ref={element} className="split-row">
      {row}
      {button}
    </div>
  )
}
