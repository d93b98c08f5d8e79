import { useRef, type ReactNode } from "react"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import css from "./twoPartDetail.css?inline"

/** A row's second line in two parts: a text of somebody else's, cut off where there is no room, and one that is always whole. */
export const TwoPartDetail = ({
  text,
  children
}: {
  /** A name or a symbol, in any script. */
  readonly text: string
  /** What tells rows of one name apart: an address, a date. Absent where there is nothing to say. */
  readonly children?: ReactNode
}) => {
  const element = useRef<HTMLSpanElement>(null)
  useStyleSheet(element, css)
  const hasWhole = children !== undefined && children !== false
  return (
    <span ref={element} className="two-part-detail">
      {text !== "" && <bdi>{text}</bdi>}
      {text !== "" && hasWhole && (
        <>
          {" "}
          <span aria-hidden="true">·</span>{" "}
        </>
      )}
      {hasWhole && <span className="two-part-whole">{children}</span>}
    </span>
  )
}
