import { useRef } from "react"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import css from "./checkLine.css?inline"

/** A box to tick, with what is said by it. */
export const CheckLine = ({
  label,
  checked,
  onCheck
}: {
  readonly label: string
  readonly checked: boolean
  readonly onCheck: (checked: boolean) => void
}) => {
  const element = useRef<HTMLLabelElement>(null)
  useStyleSheet(element, css)
  return (
    <label ref={element} className="check-line">
      <input type="checkbox" checked={checked} onChange={({ target }) => onCheck(target.checked)} />
      {label}
    </label>
  )
}
