import type { Log } from "./Log.ts"

const isModule = ({ initiatorType, name }: PerformanceResourceTiming): boolean =>
  /^(script|css)$/.test(initiatorType) || /\.(m?js|css|tsx?)(\?|$)/.test(name)

/** Records what the page requests, from its beginning as far as the browser keeps it. Returns the way to stop. */
export const watchRequests = (log: Log): (() => void) => {
  if (typeof PerformanceObserver === "undefined") return () => {}
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as ReadonlyArray<PerformanceResourceTiming>)
      log.add(isModule(entry) ? "modules" : "requests", {
        at: Math.round(performance.timeOrigin + entry.startTime),
        url: entry.name,
        kind: entry.initiatorType,
        millis: Math.round(entry.duration),
        bytes: entry.transferSize ?? 0,
        status: entry.responseStatus ?? 0
      })
  })
  observer.observe({ type: "resource", buffered: true })
  return () => observer.disconnect()
}
