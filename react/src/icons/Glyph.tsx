import type { ReactNode } from "react"

/** A 20 px line drawing in the colour of the text around it; decorative, so it has no name of its own. */
export const Glyph = ({
  children,
  flip = false
}: {
  readonly children: ReactNode
  readonly flip?: boolean
}) => (
  <svg
    className={flip ? "glyph flip" : "glyph"}
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
)
