import { useEffect, useRef, type ReactNode } from "react"
import { DoneIcon, FailedIcon, UnknownIcon } from "../icons/outcomeIcons.tsx"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import css from "./outcomeMark.css?inline"
import { tapVisitor } from "./tapVisitor.ts"

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
  const before = useRef(status)
  useStyleSheet(element, css)
  useEffect(() => {
    // What was over when its view opened is no news.
    if (before.current !== status) tapVisitor(status)
    before.current = status
  }, [status])
  return (
    <span ref={element} className="outcome-mark" data-status={status}>
      {drawings[status] ?? icon}
    </span>
  )
}
