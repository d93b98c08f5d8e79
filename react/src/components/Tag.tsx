import type { ReactNode } from "react"

/** A word at the end of a row. */
export const Tag = ({
  children,
  tone = "quiet"
}: {
  readonly children: ReactNode
  readonly tone?: "quiet" | "accent" | "positive" | "warning"
}) => (
  <span className="tag" data-tone={tone}>
    {children}
  </span>
)
