import { RowList } from "@latchkey/react/view"
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react"

/** How far from what is visible a month is drawn: neither a finger nor the Tab key outruns that. */
const AHEAD = "600px 0px"

/**
 * What happened in a month, under its name. Its rows are there while it is visible or nearly so, or has the focus; else what is
 * as high as they are. Of many rows of one month the list leaves out those that are far away.
 */
export const MonthRows = ({
  title,
  rows,
  isFirst
}: {
  readonly title: string
  /** Each with a key, and all of one height. */
  readonly rows: ReadonlyArray<ReactNode>
  /** It is drawn at once: it is among the first. */
  readonly isFirst: boolean
}) => {
  const element = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(isFirst)
  const [hasFocus, setFocus] = useState(false)
  useEffect(() => {
    const month = element.current
    if (month === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last !== undefined) setNear(last.isIntersecting)
      },
      { root: month.closest(".view"), rootMargin: AHEAD }
    )
    observer.observe(month)
    return () => observer.disconnect()
  }, [])
  return (
    <section
      ref={element}
      className="activity-month"
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <h2 className="activity-title">{title}</h2>
      {isNear || hasFocus ? (
        <RowList label={title}>{rows}</RowList>
      ) : (
        <div className="activity-rest" style={{ "--rows": rows.length } as CSSProperties} />
      )}
    </section>
  )
}
