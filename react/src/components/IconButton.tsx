import type { ButtonHTMLAttributes, ReactNode } from "react"

/** A 40 px target that shows an icon only; `label` is its name and its tooltip. */
export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type" | "children"> {
  readonly label: string
  readonly children: ReactNode
  /** 32 px, for use inside a row. */
  readonly small?: boolean
}

/** A button that shows an icon. */
export const IconButton = ({ label, children, small = false, ...rest }: IconButtonProps) => (
  <button
    {...rest}
    type="button"
    className="icon-button"
    data-small={small || undefined}
    aria-label={label}
    title={label}
  >
    {children}
  </button>
)
