import { type ReactNode, useRef } from "react"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import css from "./notice.css?inline"

/** A sentence that must be read before what is below it. */
export const Notice = ({
  children,
  tone = "plain"
}: {
  readonly children: ReactNode
  readonly tone?: "plain" | "warning" | "negative"
}) => {
  const element = useRef<HTMLParagraphElement>(null)
  useStyleSheet(element, css)
  return (
    <p ref={element} className="notice" data-tone={tone}>
      {children}
    </p>
  )
}
