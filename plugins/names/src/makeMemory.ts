import { currentMillis } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import type * as Scope from "effect/Scope"

const MAX_ENTRIES = 500

interface Kept<A> {
  readonly value: A
  readonly at: number
}

/** Answers that are kept for a while, each asked for once however many wait for it. A failure is not kept. */
export interface Memory<A, E> {
  readonly get: (key: string, read: Effect.Effect<A, E>) => Effect.Effect<A, E>
  /** Whoever asks next asks anew. */
  readonly forget: (key: string) => void
}

/**
 * Makes a memory of 500 answers; the one that was read first goes first. `millis` says how long one is kept, `onDrop` is told of
 * what goes for want of room.
 */
export const makeMemory = <A, E>(
  scope: Scope.Scope,
  millis: (value: A) => number,
  onDrop: (key: string) => void = () => {}
): Memory<A, E> => {
  const kept = new Map<string, Kept<A>>()
  const flights = new Map<string, { fiber?: Fiber.Fiber<A, E> }>()

  const keep = (key: string, entry: Kept<A>) => {
    kept.delete(key)
    kept.set(key, entry)
    const [oldest] = kept.keys()
    if (kept.size <= MAX_ENTRIES || oldest === undefined) return
    kept.delete(oldest)
    onDrop(oldest)
  }

  return {
    get: (key, read) =>
      Effect.gen(function* () {
        const now = yield* currentMillis
        const found = kept.get(key)
        // A time that lies ahead is one from before the clock was put back: it says nothing.
        if (found !== undefined && now >= found.at && now - found.at < millis(found.value)) return found.value
        const before = flights.get(key)?.fiber
        if (before !== undefined) return yield* Fiber.join(before)
        const flight: { fiber?: Fiber.Fiber<A, E> } = {}
        flights.set(key, flight)
        // What was forgotten meanwhile is not kept, and has no part in what is asked since.
        const isMine = () => flights.get(key) === flight
        // Whoever asked first need not be there to the end: another may wait for the same.
        const begun = yield* Effect.forkIn(
          Effect.ensuring(
            Effect.tap(read, (value) =>
              Effect.map(currentMillis, (at) => isMine() && keep(key, { value, at }))
            ),
            Effect.sync(() => isMine() && flights.delete(key))
          ),
          scope
        )
        flight.fiber = begun
        return yield* Fiber.join(begun)
      }),
    forget: (key) => {
      kept.delete(key)
      flights.delete(key)
    }
  }
}
