import type { ReactNode } from "react"

const Drawing = ({ children }: { readonly children: ReactNode }) => (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)

/** An arrow into a tray. */
export const ReceiveIcon = () => (
  <Drawing>
    <path d="M10 4v9M6 9.5l4 4 4-4M4 16.5h12" />
  </Drawing>
)

/** A paper plane. */
export const SendIcon = () => (
  <Drawing>
    <path d="M16.5 3.5 9 11M16.5 3.5l-4.75 13L9 11 3.5 8.25z" />
  </Drawing>
)
