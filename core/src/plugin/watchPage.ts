import * as Effect from "effect/Effect"

const LOADING: ReadonlyArray<string> = ["DOMContentLoaded", "load"]
const LATER = ["50 millis", "100 millis", "200 millis", "400 millis", "800 millis", "1600 millis"] as const

/**
 * Calls `look` now, when the page has loaded, with each of `events`, and a few times in the first three seconds: no event
 * tells that a wallet has put an object on the page, and some do it late. Ends with the scope.
 */
export const watchPage = (
  window: Pick<EventTarget, "addEventListener" | "removeEventListener">,
  look: () => void,
  events: ReadonlyArray<string> = []
) =>
  Effect.gen(function* () {
    const all = [...LOADING, ...events]
    yield* Effect.acquireRelease(
      Effect.sync(() => {
        look()
        for (const event of all) window.addEventListener(event, look)
      }),
      () =>
        Effect.sync(() => {
          for (const event of all) window.removeEventListener(event, look)
        })
    )
    yield* Effect.forkScoped(
      Effect.forEach(LATER, (delay) => Effect.andThen(Effect.sleep(delay), Effect.sync(look)), {
        discard: true
      })
    )
  })
