import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { KitError } from "../error/KitError.ts"
import { EventStream } from "./EventStream.ts"
import type { TelemetryEvent } from "./TelemetryEvent.ts"
import { currentMillis } from "../flow/Time.ts"

const REPORTS_PER_WINDOW = 5
const WINDOW_MILLIS = 60_000

/** The event stream of the kit. It sends nothing: senders are plugins that listen. */
export class Telemetry extends Context.Service<
  Telemetry,
  {
    readonly track: (event: string, properties?: TelemetryEvent["properties"]) => Effect.Effect<void>
    /** Tracks an error as an event; at most 5 in any 60 s, the rest are dropped. */
    readonly report: (error: KitError, category?: string) => Effect.Effect<void>
    readonly subscribe: (listener: (event: TelemetryEvent) => void) => () => void
  }
>()("@latchkey/core/Telemetry") {}

/** Makes the telemetry of one kit. */
export const makeTelemetry = /* @__PURE__ */ Effect.gen(function* () {
  const { emit, onEvent } = yield* EventStream
  const reportedAt: Array<number> = []
  const track = (event: string, properties: TelemetryEvent["properties"] = {}) =>
    Effect.map(currentMillis, (timestamp) => emit({ event, properties, timestamp }))
  return Telemetry.of({
    track,
    report: (error, category = "INTERNAL_SDK_ERROR") =>
      Effect.flatMap(currentMillis, (now) => {
        // A clock that was put back leaves times ahead of it: they count no more than those long past.
        while (Math.abs(now - reportedAt[0]!) >= WINDOW_MILLIS) reportedAt.shift()
        if (reportedAt.length >= REPORTS_PER_WINDOW) return Effect.void
        reportedAt.push(now)
        return track("ERROR", { code: error.code, message: error.message, category })
      }),
    subscribe: onEvent
  })
})
