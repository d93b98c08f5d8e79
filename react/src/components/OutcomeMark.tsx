import { useRef, type ReactNode } from "react"
import { DoneIcon, FailedIcon, UnknownIcon } from "../icons/outcomeIcons.tsx"
import { useStyleSheet } from "../modal/useStyleSheet.ts"
import css from "./outcomeMark.css?inline"

const drawings: Readonly<Record<string, ReactNode>> = {
  success: <DoneIcon />,
  failed: <FailedIcon />,
  unknown: <UnknownIcon />
}

/** How something went, as a drawing for a `WaitRing`: done, failed or not known; `icon` while it is under way. */
export const OutcomeMark = ({
  status,
  icon
}: {
  readonly status: "sent" | "success" | "failed" | "unknown"
  /** What a mark of something under way shows. */
  readonly icon?: ReactNode
}) => {
  const element = useRef<HTMLSpanElement>(null)
  useStyleSheet(element, css)
  return (
    <span ref={element} className="outcome-mark" data-status={status}>
      {drawings[status] ?? icon}
    </span>
  )
}
