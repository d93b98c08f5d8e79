import type { ButtonHTMLAttributes, ReactNode } from "react"
import { Spinner } from "./Spinner.tsx"

/** A button of a view. `main` is the main action of a view: at most one is shown. */
export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type"> {
  readonly variant?: "main" | "plain" | "quiet" | "negative"
  readonly icon?: ReactNode
  /** In progress: clicks do nothing, and the button keeps the focus. */
  readonly busy?: boolean
}

/** A button as wide as its view. */
export const Button = ({
  variant = "plain",
  icon,
  busy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type="button"
    className="button"
    data-variant={variant}
    aria-busy={busy || undefined}
    aria-disabled={busy || rest["aria-disabled"]}
    onClick={(event) => (busy || rest["aria-disabled"] === true ? event.preventDefault() : onClick?.(event))}
  >
    {busy ? <Spinner /> : icon}
    <span className="button-label">{children}</span>
  </button>
)
