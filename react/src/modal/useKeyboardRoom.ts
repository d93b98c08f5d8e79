import { type RefObject, useEffect } from "react"

/**
 * Tells a card's style sheet what an on-screen keyboard leaves of the page: `--room`, and `--keyboard` for what it covers at the end,
 * both as lengths. What has the focus stays in sight. Where the page itself gets lower (`interactive-widget=resizes-content`), nothing
 * is covered, and the style sheet is enough.
 */
export const useKeyboardRoom = (card: RefObject<HTMLElement | null>, open: boolean): void =>
  useEffect(() => {
    const { visualViewport: seen } = window
    if (!open || !seen) return undefined
    const lift = () => {
      const { style } = card.current!
      // What a visitor has zoomed into is smaller too.
      const covered = seen.scale > 1 ? 0 : innerHeight - seen.height - seen.offsetTop
      style.setProperty("--keyboard", covered > 0 ? `${covered}px` : "")
      style.setProperty("--room", covered > 0 ? `${seen.height}px` : "")
      if (covered > 0)
        (card.current!.getRootNode() as ShadowRoot).activeElement?.scrollIntoView({ block: "nearest" })
    }
    lift()
    seen.addEventListener("resize", lift)
    seen.addEventListener("scroll", lift)
    return () => {
      seen.removeEventListener("resize", lift)
      seen.removeEventListener("scroll", lift)
    }
  }, [card, open])
