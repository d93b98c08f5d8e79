import type { Cancellable, KitError } from "@latchkey/core"
import { withDeadline } from "@latchkey/core/chain-kit/effect"
import { foreignPromise, SiwxFailedError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"

const BACKEND_DEADLINE = 15_000

/** Puts a question to the backend at its turn. */
export type Ask = <A>(use: (options: Required<Cancellable>) => Promise<A>) => Effect.Effect<A, KitError>

/**
 * Asks the backend one question after the other: what it takes for current is what was asked last, and a sign-in that comes
 * late is followed by what ends it. A question that was put is put to its end, whoever waits for it.
 */
export const makeAsk = Effect.gen(function* () {
  const scope = yield* Effect.scope
  let tail: Fiber.Fiber<unknown, unknown> | undefined
  const failed = (cause: unknown) => new SiwxFailedError(cause)

  const ask: Ask = (use) =>
    Effect.suspend(() => {
      const call = withDeadline(
        foreignPromise((signal) => use({ signal }), failed),
        BACKEND_DEADLINE,
        () => Effect.fail(failed("No answer in time."))
      )
      const before = tail
      const next = before === undefined ? call : Effect.andThen(Fiber.await(before), call)
      return Effect.flatMap(Effect.forkIn(next, scope), (fiber) => {
        tail = fiber
        return Fiber.join(fiber)
      })
    })
  return ask
})
