import type { ReactNode } from "react"

/** A tile of 40 px for a line drawing, in the place of a row's picture. */
export const IconTile = ({
  children,
  tone
}: {
  readonly children: ReactNode
  readonly tone?: "negative"
}) => (
  <span className="icon-tile" data-tone={tone} aria-hidden="true">
    {children}
  </span>
)
