import { useRef, type ReactNode } from "react"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import css from "./waitRing.css?inline"

/** The icon of the wallet that is asked, in a ring that moves until it answers; whole where it waits for the visitor. */
export const WaitRing = ({
  children,
  state
}: {
  readonly children: ReactNode
  readonly state: "waiting" | "failed" | "still" | "yours"
}) => {
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  return (
    <div ref={element} className="wait-ring" data-state={state}>
      {children}
      <svg viewBox="0 0 96 96" fill="none" aria-hidden="true" focusable="false">
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
}
