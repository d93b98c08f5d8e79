import { useCallback, useEffect, useState } from "react"

/** How long a wallet may take to show that it opened, or to answer after the visitor came back, in milliseconds. */
const CHECK_MILLIS = 2_500

/**
 * Whether a wallet that was opened by a link has left the visitor here: nothing happened for a while after the tap, or
 * after the visitor came back to the page. `onOpen` is called with the tap.
 */
export const useStuck = (): {
  readonly opened: boolean
  readonly stuck: boolean
  readonly onOpen: () => void
} => {
  const [openedAt, setOpenedAt] = useState<number>()
  const [stuckSince, setStuckSince] = useState<number>()
  useEffect(() => {
    if (openedAt === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // While the page is hidden the visitor is in the wallet: the check waits for the way back.
    const check = () => {
      clearTimeout(timer)
      if (document.visibilityState === "visible")
        timer = setTimeout(() => setStuckSince(openedAt), CHECK_MILLIS)
    }
    check()
    document.addEventListener("visibilitychange", check)
    return () => {
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", check)
    }
  }, [openedAt])
  const onOpen = useCallback(() => {
    setStuckSince(undefined)
    setOpenedAt(performance.now())
  }, [])
  return {
    opened: openedAt !== undefined,
    stuck: stuckSince !== undefined && stuckSince === openedAt,
    onOpen
  }
}
