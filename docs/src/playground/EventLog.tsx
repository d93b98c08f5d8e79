import type { TelemetryEvent } from "@latchkey/core"
import { useEvents } from "@latchkey/react"
import { useState } from "react"

const MAX_EVENTS = 50

/** The kit's telemetry events, latest first; they go nowhere else. */
export const EventLog = () => {
  const [events, setEvents] = useState<ReadonlyArray<TelemetryEvent & { readonly key: number }>>([])
  useEvents((event) =>
    setEvents((before) => [{ ...event, key: (before[0]?.key ?? 0) + 1 }, ...before].slice(0, MAX_EVENTS))
  )
  return (
    <details className="events">
      <summary>
        Events <span className="count">{events[0]?.key ?? 0}</span>
      </summary>
      {events.length === 0 ? (
        <p className="none">Nothing has happened yet.</p>
      ) : (
        <ol data-testid="events">
          {events.map(({ key, event, properties }) => (
            <li key={key}>
              <code>{event}</code>
              <span>
                {Object.entries(properties)
                  .map(([name, value]) => `${name}: ${value}`)
                  .join(", ")}
              </span>
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}
