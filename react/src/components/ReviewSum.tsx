import { useRef } from "react"
import { useStyleSheet } from "../modal/useStyleSheet.ts"
import css from "./reviewSum.css?inline"

/** What a review is about, as its biggest text: most often an amount. */
export const ReviewSum = ({ children }: { readonly children: string }) => {
  const element = useRef<HTMLParagraphElement>(null)
  useStyleSheet(element, css)
  return (
    <p ref={element} className="review-sum" data-length={children.length > 18 ? "long" : undefined}>
      <bdi>{children}</bdi>
    </p>
  )
}
