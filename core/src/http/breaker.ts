const FAILURES_TO_OPEN = 5
const OPEN_MILLIS = 15_000

/** Keeps calls away from a host that has failed five times in a row, for 15 s; then one failure closes it out again. */
export const makeBreaker = () => {
  const hosts = new Map<string, { failures: number; openUntil: number }>()
  return {
    isOpen: (host: string, now: number): boolean => {
      const left = (hosts.get(host)?.openUntil ?? 0) - now
      // More than that is left only where the clock was put back.
      return left > 0 && left <= OPEN_MILLIS
    },
    succeeded: (host: string): void => void hosts.delete(host),
    failed: (host: string, now: number): void => {
      const failures = (hosts.get(host)?.failures ?? 0) + 1
      hosts.set(host, { failures, openUntil: failures >= FAILURES_TO_OPEN ? now + OPEN_MILLIS : 0 })
    }
  }
}
