import type { ReactNode } from "react"

/** A heading, a sentence and actions, centred in a view. */
export const Message = ({
  icon,
  title,
  children,
  actions
}: {
  readonly icon?: ReactNode
  readonly title?: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
}) => (
  <div className="message">
    {icon}
    {title !== undefined && <h2>{title}</h2>}
    {children !== undefined && <p>{children}</p>}
    {actions !== undefined && <div className="message-actions">{actions}</div>}
  </div>
)
