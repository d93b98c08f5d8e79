import * as Effect from "effect/Effect"
import { vi } from "vitest"

// The clock of a test may be a fake one: what is late by a task is late under it too.
const nextTask: (work: () => void) => void =
  typeof setImmediate === "function"
    ? setImmediate
    : (work) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener("message", work, { once: true })
        port1.start()
        port2.postMessage(undefined)
      }

/**
 * What a wallet or a server answers: in a later task, as they do. A fake that answers in the task that asks it never finds out whether
 * somebody else may ask meanwhile.
 */
export const lately = <A, E>(answer: Effect.Effect<A, E>): Effect.Effect<A, E> =>
  Effect.andThen(
    Effect.callback<void>((resume) => {
      nextTask(() => resume(Effect.void))
    }),
    answer
  )

/** An answer that comes when the test says so, and how often it was asked for: what is done meanwhile finds it waiting. */
export const whenTold = <A, E = never>(ending: Effect.Effect<A, E>) => {
  let tell = () => {}
  const told = new Promise<void>((resolve) => {
    tell = resolve
  })
  return {
    asked: vi.fn(() =>
      Effect.andThen(
        Effect.promise(() => told),
        ending
      )
    ),
    tell: () => tell()
  }
}
