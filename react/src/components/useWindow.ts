import { type RefObject, useLayoutEffect, useState } from "react"

/** What of a long grid is near the visible part. */
export interface GridWindow {
  /** At least 1. */
  readonly columns: number
  /** The first row to draw, and the one after the last. */
  readonly from: number
  readonly to: number
  /** How many rows are visible at once, at least 1. */
  readonly visible: number
}

const OVERSCAN = 3

const scrollerOf = (element: Element): Element => {
  for (let above = element.parentElement; above !== null; above = above.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above
  }
  return element.ownerDocument.documentElement
}

/**
 * Follows which rows of a grid are visible, as it is scrolled and resized; a few more are drawn on both sides. Sizes in px.
 */
export const useWindow = (
  grid: RefObject<HTMLElement | null>,
  {
    rowHeight,
    columnWidth,
    place,
    cardMoves,
    onScroll
  }: {
    readonly rowHeight: number
    readonly columnWidth: number
    /** How far it is scrolled, where that is known, and in how many columns: gone to at first, and kept up to date. */
    readonly place: { scrolled: number | undefined; columns: number }
    /**
     * Whether the card takes its height from the grid. It is counted as high as the page then: an observer of its height, told in
     * the frame in which a movement starts, makes the browser report an error to the page.
     */
    readonly cardMoves: boolean
    /** Called with how far it is scrolled, each time that is measured. */
    readonly onScroll: (top: number) => void
  }
): GridWindow => {
  const [shown, setShown] = useState<GridWindow>(() => {
    const from = Math.max(0, Math.floor((place.scrolled ?? 0) / rowHeight) - OVERSCAN)
    return { columns: place.columns, from, to: from, visible: 1 }
  })
  useLayoutEffect(() => {
    const element = grid.current
    if (element === null) return
    const scroller = scrollerOf(element)
    const page = element.ownerDocument.defaultView
    if (place.scrolled !== undefined) scroller.scrollTop = place.scrolled
    const measure = () => {
      place.scrolled = scroller.scrollTop
      onScroll(place.scrolled)
      const own = element.getBoundingClientRect()
      const around = scroller.getBoundingClientRect()
      const columns = Math.max(1, Math.floor(own.width / columnWidth))
      place.columns = columns
      const from = Math.max(0, Math.floor((around.top - own.top) / rowHeight) - OVERSCAN)
      const bottom = cardMoves ? around.top + (page?.innerHeight ?? 0) : around.bottom
      // Both ends move at once, whatever part of a row is visible: a row that goes and one that comes are drawn together.
      const height = Math.max(0, bottom - around.top)
      const to = Math.max(
        from,
        Math.floor((around.top - own.top) / rowHeight) + Math.ceil(height / rowHeight) + 1 + OVERSCAN
      )
      const visible = Math.max(1, Math.floor(around.height / rowHeight))
      setShown((before) =>
        before.columns === columns && before.from === from && before.to === to && before.visible === visible
          ? before
          : { columns, from, to, visible }
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    if (!cardMoves) observer.observe(scroller)
    page?.addEventListener("resize", measure)
    scroller.addEventListener("scroll", measure, { passive: true })
    return () => {
      observer.disconnect()
      page?.removeEventListener("resize", measure)
      scroller.removeEventListener("scroll", measure)
    }
  }, [grid, rowHeight, columnWidth, place, cardMoves, onScroll])
  return shown
}
