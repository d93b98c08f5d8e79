import type { ReactNode } from "react"

/** A sentence that must be noticed before what is below it. */
export const Notice = ({
  children,
  tone = "plain"
}: {
  readonly children: ReactNode
  readonly tone?: "plain" | "warning" | "negative"
}) => (
  <p className="notice" data-tone={tone}>
    {children}
  </p>
)
