import type { ReactNode } from "react"

/** The icon of whoever is asked, in a ring that moves while the answer is awaited. */
export const WaitRing = ({
  children,
  state
}: {
  readonly children: ReactNode
  readonly state: "waiting" | "failed" | "still"
}) => (
  <div className="wait-ring" data-state={state}>
    {children}
    <svg viewBox="0 0 96 96" width="96" height="96" fill="none" aria-hidden="true" focusable="false">
      <rect className="wait-track" x="2" y="2" width="92" height="92" rx="28" pathLength="100" />
      <rect
        className="wait-arc"
        x="2"
        y="2"
        width="92"
        height="92"
        rx="28"
        pathLength="100"
        strokeDasharray="22 78"
      />
    </svg>
  </div>
)
