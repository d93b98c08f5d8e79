import {
  Children,
  startTransition,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode
} from "react"

/** How far from what is visible a month is drawn: neither a finger nor the Tab key outruns that. */
const AHEAD = "600px 0px"
/** Rows that are drawn at once, as many as a card shows: the others follow, a few at a time. */
const FIRST = 8

/**
 * What happened in a month, or in a part of it, under its name. Its rows are there while it is visible or nearly so, or has the focus;
 * else what is as high as they are.
 */
export const MonthRows = ({
  title,
  isContinued = false,
  count,
  offset = 0,
  total = count,
  rows,
  isFirst
}: {
  readonly title: string
  /** A part of the same month is above it, under the name. */
  readonly isContinued?: boolean
  /** How many rows there are. */
  readonly count: number
  /** How many rows of the same month are above it, and how many the month has; -1 where there may be more. */
  readonly offset?: number
  readonly total?: number
  /** Makes the rows when they are drawn: each with a key, and all of one height. */
  readonly rows: () => ReadonlyArray<ReactNode>
  /** It is among the first: something of it is drawn at once. */
  readonly isFirst: boolean
}) => {
  const element = useRef<HTMLElement>(null)
  const [drawn, setDrawn] = useState(() => (isFirst ? FIRST : 0))
  const [hasFocus, setFocus] = useState(false)
  useEffect(() => {
    const month = element.current
    if (month === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last !== undefined) startTransition(() => setDrawn(last.isIntersecting ? Infinity : 0))
      },
      { root: month.closest(".view"), rootMargin: AHEAD }
    )
    observer.observe(month)
    return () => observer.disconnect()
  }, [])
  const shown = Math.min(count, hasFocus ? Infinity : drawn)
  return (
    <section
      ref={element}
      className="activity-month"
      data-continued={isContinued || undefined}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      {!isContinued && <h2 className="activity-title">{title}</h2>}
      {shown > 0 && (
        <ul className="rows" role="list" aria-label={title}>
          {Children.map(rows().slice(0, shown), (row, index) => (
            <li aria-setsize={total} aria-posinset={offset + index + 1}>
              {row}
            </li>
          ))}
        </ul>
      )}
      {shown < count && (
        <div className="activity-rest" style={{ "--rows": count - shown } as CSSProperties} />
      )}
    </section>
  )
}
