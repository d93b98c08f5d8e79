import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { KitError } from "../error/KitError.ts"
import { Shell } from "../kit/Shell.ts"
import type { TelemetryEvent } from "./TelemetryEvent.ts"

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
>()("@latchkey/core/Telemetry") {
  static readonly layer = Layer.effect(
    this,
    Effect.gen(function* () {
      const shell = yield* Shell
      const reportedAt: Array<number> = []
      const track = (event: string, properties: TelemetryEvent["properties"] = {}) =>
        Effect.map(Clock.currentTimeMillis, (timestamp) => shell.emit({ event, properties, timestamp }))
      return Telemetry.of({
        track,
        report: (error, category = "INTERNAL_SDK_ERROR") =>
          Effect.flatMap(Clock.currentTimeMillis, (now) => {
            while (reportedAt.length > 0 && reportedAt[0]! <= now - WINDOW_MILLIS) reportedAt.shift()
            if (reportedAt.length >= REPORTS_PER_WINDOW) return Effect.void
            reportedAt.push(now)
            return track("ERROR", { code: error.code, message: error.message, category })
          }),
        subscribe: shell.onEvent
      })
    })
  )
}
