import type { ReactNode } from "react"
import { Message } from "./Message.tsx"

/** For an empty view: one sentence and one action. */
export const EmptyState = ({
  icon,
  children,
  action
}: {
  readonly icon?: ReactNode
  readonly children: ReactNode
  readonly action?: ReactNode
}) => (
  <Message
    icon={icon === undefined ? undefined : <span className="message-tile">{icon}</span>}
    actions={action}
  >
    {children}
  </Message>
)
