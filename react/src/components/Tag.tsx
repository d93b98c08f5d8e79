import type { ReactNode } from "react"

/** A label at the end of a row. */
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
