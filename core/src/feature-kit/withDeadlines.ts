import * as Effect from "effect/Effect"
import { fromPromise } from "../flow/fromPromise.ts"
import { tellUnusable } from "../capability/tellUnusable.ts"
import { isOwnError } from "../error/KitError.ts"
import { withDeadline } from "../flow/withDeadline.ts"
import { tellDeveloper } from "../notice/tellDeveloper.ts"

/**
 * Code of others as it may be called: what it has not answered after `milliseconds`, and what it throws, ends as `failed` says. A part of
 * it that is an effect is loaded and called in the same way; a Promise is taken for an effect. What is `untimed` is given as it is: what
 * answers at once, and what waits for a visitor.
 */
export const withDeadlines = <A extends object, E>(
  foreign: A,
  milliseconds: number,
  failed: (cause: unknown) => E,
  untimed: ReadonlyArray<string> = []
): A => {
  // That it threw or is late is told by nobody else, whatever the error is called.
  const ours = new Set<unknown>()
  const note = (cause: unknown) => {
    const error = failed(cause)
    if (error !== cause) ours.add(error)
    return error
  }
  const fail = (cause?: unknown) => Effect.fail(note(cause))
  const inTime = (effect: Effect.Effect<unknown, unknown>) =>
    Effect.tapError(
      Effect.catchDefect(
        withDeadline(effect, milliseconds, () => fail("It is late.")),
        fail
      ),
      (error) =>
        isOwnError(error) ? (ours.delete(error) ? tellDeveloper : tellUnusable)(error) : Effect.void
    )
  const call = (ask: () => unknown) =>
    Effect.suspend((): Effect.Effect<unknown, unknown> => {
      const answer = ask()
      return Effect.isEffect(answer)
        ? (answer as Effect.Effect<unknown>)
        : fromPromise(() => answer as PromiseLike<unknown>, note)
    })
  // A proxy of what is frozen could change none of its answers.
  return new Proxy({} as A, {
    has: (_, name) => name in foreign,
    get: (_, name) => {
      const value: unknown = Reflect.get(foreign, name)
      const isTimed = !untimed.includes(name as string)
      if (isTimed && Effect.isEffect(value))
        return Effect.map(inTime(value as Effect.Effect<object>), (part) =>
          withDeadlines(part as object, milliseconds, failed, untimed)
        )
      if (typeof value !== "function") return value
      const bound = value.bind(foreign) as (...args: ReadonlyArray<unknown>) => unknown
      return isTimed ? (...args: ReadonlyArray<unknown>) => inTime(call(() => bound(...args))) : bound
    }
  })
}
