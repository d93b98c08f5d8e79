import type { ReactNode } from "react"
import { ChoiceIcon } from "../icons/choiceIcon.tsx"

/** The token of a `Field`, and the way to choose another one. */
export const TokenChip = ({
  label,
  icon,
  symbol,
  choose,
  onClick
}: {
  /** What screen readers say of it. */
  readonly label: string
  readonly icon?: ReactNode
  /** Undefined while none is chosen. */
  readonly symbol: string | undefined
  /** What stands there while none is chosen. */
  readonly choose?: string
  readonly onClick: () => void
}) => (
  <button
    type="button"
    className="token-chip"
    data-empty={symbol === undefined || undefined}
    aria-label={label}
    onClick={onClick}
  >
    {symbol === undefined ? (
      <span>{choose}</span>
    ) : (
      <>
        {icon}
        <bdi>{symbol}</bdi>
      </>
    )}
    <ChoiceIcon />
  </button>
)
