import type { TelemetryEvent } from "./TelemetryEvent.ts"

/** What happens in a kit, told to whoever listens. */
export interface Events {
  readonly emit: (event: TelemetryEvent) => void
  /** Calls `listener` for each event; returns the way to stop. */
  readonly onEvent: (listener: (event: TelemetryEvent) => void) => () => void
  readonly clear: () => void
}

/** Makes the event stream of one kit. A listener that throws is reported to the page and disturbs no other. */
export const makeEvents = (): Events => {
  const listeners = new Set<(event: TelemetryEvent) => void>()
  return {
    emit: (event) => {
      for (const listener of [...listeners]) {
        try {
          listener(event)
        } catch (error) {
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
    onEvent: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    clear: () => listeners.clear()
  }
}
