import type { ReactNode } from "react"

const Drawing = ({ children }: { readonly children: ReactNode }) => (
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

/** An arrow into a tray. */
export const ReceiveIcon = () => (
  <Drawing>
    <path d="M10 3.5v9M6.25 9 10 12.75 13.75 9M3.75 13v1.75c0 1 .75 1.75 1.75 1.75h9c1 0 1.75-.75 1.75-1.75V13" />
  </Drawing>
)

/** Three places, joined. */
export const NetworksIcon = () => (
  <Drawing>
    <path d="M10 7.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM5.25 16.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM14.75 16.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM9 7.25l-2.75 5.5M11 7.25l2.75 5.5M7.25 14.5h5.5" />
  </Drawing>
)

/** Two links of a chain. */
export const LinkIcon = () => (
  <Drawing>
    <path d="M8.5 11.5a3.25 3.25 0 0 0 4.6 0l2.65-2.65a3.25 3.25 0 0 0-4.6-4.6L10 5.4M11.5 8.5a3.25 3.25 0 0 0-4.6 0l-2.65 2.65a3.25 3.25 0 0 0 4.6 4.6L10 14.6" />
  </Drawing>
)
