import { Button, Notice, RowsSkeleton } from "@latchkey/react/view"
import { useEffect, useRef } from "react"
import type { AccountActivity } from "../ActivityState.ts"
import type { ActivityMessages } from "./ActivityMessages.ts"

/**
 * What stands below the rows while there is more: it is asked for when this comes into sight. Where that brought nothing to show, or
 * failed, the visitor asks.
 */
export const OlderRows = ({
  words,
  more,
  count,
  onMore
}: {
  readonly words: ActivityMessages
  readonly more: AccountActivity["more"]
  /** How many rows there are. */
  readonly count: number
  readonly onMore: () => void
}) => {
  const element = useRef<HTMLDivElement>(null)
  const asked = useRef<number>(undefined)
  const latest = useRef(onMore)
  useEffect(() => {
    latest.current = onMore
  })
  const isFailed = more === "failed"
  const isLoading = more === "loading"
  useEffect(() => {
    const end = element.current
    if (end === null || isFailed || isLoading) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting !== true || asked.current === count) return
        asked.current = count
        latest.current()
      },
      { root: end.closest(".view"), rootMargin: "200px 0px" }
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [count, isFailed, isLoading])
  return (
    <div ref={element} className="activity-older" aria-busy={isLoading || undefined}>
      {isLoading && <RowsSkeleton count={2} />}
      {isFailed && <Notice tone="warning">{words.olderFailed}</Notice>}
      <Button busy={isLoading} onClick={onMore}>
        {words.older}
      </Button>
    </div>
  )
}
