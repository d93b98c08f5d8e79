import type { ReactNode } from "react"
import { ForwardIcon } from "../icons/icons.tsx"
import { Spinner } from "./Spinner.tsx"

/** One choice of a list. */
export interface RowProps {
  readonly icon: ReactNode
  readonly name: string
  /** A quiet second line; `warning` when it must be noticed. */
  readonly detail?: ReactNode
  readonly detailTone?: "quiet" | "warning"
  /** What stands at the end: a tag, a check. */
  readonly end?: ReactNode
  /** Shows an arrow at the end: the row leads to another view. */
  readonly leads?: boolean
  readonly busy?: boolean
  /** Cannot be chosen; `detail` says why. It keeps its place in the tab order, so that the reason can be read. */
  readonly disabled?: boolean
  /** The one that is in use now. */
  readonly current?: boolean
  readonly tone?: "plain" | "negative"
  readonly onClick: () => void
}

/** A row of 56 px that is a button. A long name is cut, and shown whole while the row has the focus. */
export const Row = (props: RowProps) => {
  const {
    icon,
    name,
    detail,
    detailTone = "quiet",
    end,
    leads = false,
    busy = false,
    disabled = false
  } = props
  return (
    <button
      type="button"
      className="row"
      data-tone={props.tone}
      aria-disabled={disabled || busy || undefined}
      aria-busy={busy || undefined}
      aria-current={props.current || undefined}
      onClick={() => {
        if (!disabled && !busy) props.onClick()
      }}
    >
      {icon}
      <span className="row-text">
        <bdi className="row-name" title={name}>
          {name}
        </bdi>
        {detail !== undefined && (
          <span className="row-detail" data-tone={detailTone}>
            {detail}
          </span>
        )}
      </span>
      {(end !== undefined || busy || leads) && (
        <span className="row-end">
          {busy ? <Spinner /> : end}
          {leads && !busy && <ForwardIcon />}
        </span>
      )}
    </button>
  )
}
