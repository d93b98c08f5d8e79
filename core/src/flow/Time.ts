import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

/** What the kit needs of a clock. */
interface TimeShape {
  readonly currentTimeMillis: Effect.Effect<number>
  readonly sleep: (milliseconds: number) => Effect.Effect<void>
}

const pageTime: TimeShape = {
  currentTimeMillis: /* @__PURE__ */ Effect.sync(() => Date.now()),
  sleep: (milliseconds) =>
    milliseconds <= 0
      ? Effect.yieldNow
      : Effect.callback((resume) => {
          const timer = setTimeout(() => resume(Effect.void), milliseconds)
          return Effect.sync(() => clearTimeout(timer))
        })
}

// The key of Effect's own clock, so that a clock that somebody provides, as tests do, is obeyed here too. Effect's
// default clock brings its durations and formats along, two kilobytes of the engine.
const Time = /* @__PURE__ */ Context.Reference<TimeShape>("effect/Clock", { defaultValue: () => pageTime })

/** The time, as milliseconds since 1970: of the clock that is provided, else of the page. */
export const currentMillis: Effect.Effect<number> = /* @__PURE__ */ Effect.flatMap(
  Time,
  ({ currentTimeMillis }) => currentTimeMillis
)

/** Waits for a number of milliseconds, by the same clock. */
export const sleep = (milliseconds: number): Effect.Effect<void> =>
  Effect.flatMap(Time, (time) => time.sleep(milliseconds))
