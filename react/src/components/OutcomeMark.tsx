import { useRef, type ReactNode } from "react"
import { DoneIcon, UnknownIcon } from "../icons/outcomeIcons.tsx"
import { useStyleSheet } from "../modal/useStyleSheet.ts"
import css from "./outcomeMark.css?inline"

/** How something went, as a drawing for a `WaitRing`: done, failed or not known; `icon` while it is under way. */
export const OutcomeMark = ({
  status,
  icon
}: {
  readonly status: "sent" | "success" | "failed" | "unknown"
  readonly icon: ReactNode
}) => {
  const element = useRef<HTMLSpanElement>(null)
  useStyleSheet(element, css)
  return (
    <span ref={element} className="outcome-mark" data-status={status}>
      {status === "success" ? <DoneIcon /> : status === "sent" ? icon : <UnknownIcon />}
    </span>
  )
}
