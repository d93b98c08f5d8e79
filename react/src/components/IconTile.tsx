import { type ReactNode, useRef } from "react"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import css from "./iconTile.css?inline"

/** A tile of 40 px for a line drawing, in the place of a row's picture. */
export const IconTile = ({
  children,
  tone
}: {
  readonly children: ReactNode
  readonly tone?: "negative"
}) => {
  const element = useRef<HTMLSpanElement>(null)
  useStyleSheet(element, css)
  return (
    <span ref={element} className="icon-tile" data-tone={tone} aria-hidden="true">
      {children}
    </span>
  )
}
