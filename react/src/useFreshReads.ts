import { useEffect } from "react"

// A second more than the 30 s for which nothing is read after a failure.
const AGAIN_MILLIS = 31_000

/**
 * Reads for a component that shows something of an account: when it is there, when the page is looked at again, when `signs` change,
 * and once more after a read that failed. How often that really reads is for whoever reads to decide.
 */
export const useFreshReads = (
  /** The same function as long as it reads the same. */
  read: () => void,
  {
    account,
    signs,
    failedAt
  }: {
    /** Nothing is read while it is undefined. */
    readonly account: string | undefined
    /** What changes when something happens to the account, as text. */
    readonly signs: string
    /** When the latest read failed, in epoch milliseconds. */
    readonly failedAt: number | undefined
  }
): void => {
  useEffect(() => {
    if (account === undefined) return undefined
    const readSeen = () => {
      if (!document.hidden) read()
    }
    readSeen()
    document.addEventListener("visibilitychange", readSeen)
    // By a clock that was put back, the failure is yet to come.
    const timer =
      failedAt === undefined
        ? undefined
        : setTimeout(readSeen, Math.min(failedAt + AGAIN_MILLIS - Date.now(), AGAIN_MILLIS))
    return () => {
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", readSeen)
    }
  }, [read, account, signs, failedAt])
}
