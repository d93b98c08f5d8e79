import { useRef } from "react"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import css from "./hiddenRows.css?inline"

/** Says how much of a list is hidden, and shows or hides it. */
export const HiddenRows = ({
  text,
  label,
  shown,
  onToggle
}: {
  /** How much is hidden. */
  readonly text: string
  /** What the button does now. */
  readonly label: string
  readonly shown: boolean
  readonly onToggle: () => void
}) => {
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  return (
    <div ref={element} className="hidden-rows">
      <span>{text}</span>
      <button type="button" aria-expanded={shown} onClick={onToggle}>
        {label}
      </button>
    </div>
  )
}
