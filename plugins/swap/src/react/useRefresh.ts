import { useEffect, useRef } from "react"

/** How often what is shown is asked for anew, in milliseconds. */
const EVERY = 10_000

/**
 * Calls `refresh` every ten seconds while the page is seen, and when it is seen again. `key` tells what it is about: for another,
 * the time begins anew.
 */
export const useRefresh = (key: string | undefined, refresh: () => void): void => {
  const latest = useRef(refresh)
  latest.current = refresh
  useEffect(() => {
    if (key === undefined) return
    const run = () => {
      if (document.visibilityState === "visible") latest.current()
    }
    const timer = setInterval(run, EVERY)
    document.addEventListener("visibilitychange", run)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", run)
    }
  }, [key])
}
