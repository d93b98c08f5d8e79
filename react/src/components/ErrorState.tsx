import type { ReactNode } from "react"
import { WarningIcon } from "../icons/icons.tsx"
import { Message } from "./Message.tsx"

/** What happened, what to do, one button. An error code goes into the details, never into the main text. */
export const ErrorState = ({
  title,
  children,
  action,
  details
}: {
  readonly title: string
  readonly children: ReactNode
  readonly action?: ReactNode
  readonly details?: ReactNode
}) => (
  <Message
    icon={
      <span className="message-tile" data-tone="negative">
        <WarningIcon />
      </span>
    }
    title={title}
    actions={
      <>
        {action}
        {details}
      </>
    }
  >
    {children}
  </Message>
)
