import { type ReactNode, useRef } from "react"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import css from "./field.css?inline"

/** A box with a label for what is entered, or what comes of it. */
export const Field = ({
  label,
  htmlFor,
  labelId,
  aside,
  invalid = false,
  children
}: {
  readonly label: string
  /** Id of the control that the label names. */
  readonly htmlFor?: string
  /** Id of the label, where the box has no control of its own. */
  readonly labelId?: string
  /** Stands beside the label. */
  readonly aside?: ReactNode
  readonly invalid?: boolean
  readonly children: ReactNode
}) => {
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  return (
    <div ref={element} className="field" data-invalid={invalid || undefined}>
      <FieldLine>
        {htmlFor === undefined ? (
          <span className="field-label" id={labelId}>
            {label}
          </span>
        ) : (
          <label className="field-label" id={labelId} htmlFor={htmlFor}>
            {label}
          </label>
        )}
        {aside}
      </FieldLine>
      {children}
    </div>
  )
}

/** What stands side by side in a `Field`. */
export const FieldLine = ({ children }: { readonly children: ReactNode }) => (
  <div className="field-line">{children}</div>
)

/** What is said of what was entered in a `Field`: the problem with it, or else `children`. */
export const FieldNote = ({
  id,
  problem,
  aside,
  children
}: {
  /** For `aria-describedby` of the control. */
  readonly id?: string
  readonly problem?: string | undefined
  /** Stands beside it. */
  readonly aside?: ReactNode
  readonly children?: ReactNode
}) => (
  <div className="field-line field-note" id={id}>
    {problem === undefined ? children : <span className="field-problem">{problem}</span>}
    {aside}
  </div>
)
