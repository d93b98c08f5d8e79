import type { ReactNode } from "react"
import { ForwardIcon } from "../icons/icons.tsx"
import { Spinner } from "./Spinner.tsx"

/** One item of a list to choose from. */
export interface RowProps {
  readonly icon: ReactNode
  readonly name: string
  /** A second line in weaker colour, or with `warning` in a warning colour. */
  readonly detail?: ReactNode
  readonly detailTone?: "quiet" | "warning"
  /** A few words at the end, in weaker colour: what the row is set to. */
  readonly value?: string | undefined
  /** What is shown at the end: a tag, a check mark. */
  readonly end?: ReactNode
  /** Shows an arrow at the end: the row leads to another view. */
  readonly leads?: boolean
  readonly busy?: boolean
  /** Cannot be chosen; `detail` says why. It stays in the tab order, so that the reason can be read. */
  readonly disabled?: boolean
  /** The item that is in use now. */
  readonly current?: boolean
  readonly tone?: "plain" | "negative"
  readonly onClick: () => void
}

/**
 * A row of 56 px that is a button. A long name is cut off, and shown in full while a pointer, a finger or the focus is on the
 * row.
 */
export const Row = (props: RowProps) => {
  const {
    icon,
    name,
    detail,
    detailTone = "quiet",
    value,
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
        <bdi className="row-name">{name}</bdi>
        {detail !== undefined && (
          <span className="row-detail" data-tone={detailTone}>
            {detail}
          </span>
        )}
      </span>
      {(value !== undefined || end !== undefined || busy || leads) && (
        <span className="row-end">
          {value !== undefined && <bdi className="row-value">{value}</bdi>}
          {busy ? <Spinner /> : end}
          {leads && !busy && <ForwardIcon />}
        </span>
      )}
    </button>
  )
}
