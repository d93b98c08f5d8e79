import { type ReactNode, useEffect, useRef } from "react"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import css from "./actBar.css?inline"

/** The main button of a view, with the box that has to be ticked for it: in sight at the end of the card, however much is above. */
export const ActBar = ({ children }: { readonly children: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  useEffect(() => {
    const bar = element.current
    if (bar === null) return undefined
    // Its last pixel is out of sight while something is under it.
    const observer = new IntersectionObserver(
      (entries) =>
        bar.toggleAttribute(
          "data-over",
          entries.some((entry) => entry.intersectionRatio < 1)
        ),
      { root: bar.closest(".view"), threshold: 1 }
    )
    observer.observe(bar)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={element} className="act-bar">
      {children}
    </div>
  )
}
