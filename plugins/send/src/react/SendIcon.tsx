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

/** An arrow out of a tray. */
export const SendIcon = () => (
  <Drawing>
    <path d="M10 12.5v-9M6.25 7.25 10 3.5l3.75 3.75M3.75 13v1.75c0 1 .75 1.75 1.75 1.75h9c1 0 1.75-.75 1.75-1.75V13" />
  </Drawing>
)
