import type { ReactNode } from "react"

/** A drawing of 20 px. */
export const Drawing = ({ children }: { readonly children: ReactNode }) => (
  <svg
    className="glyph"
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

/** Two arrows, there and back. */
export const SwapIcon = () => (
  <Drawing>
    <path d="M3.5 7h12M12 3.5 15.5 7 12 10.5M16.5 13h-12M8 9.5 4.5 13 8 16.5" />
  </Drawing>
)
