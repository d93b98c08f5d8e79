import { withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { RelayUnreachableError, type ClockSkewError, type RelayRefusedError } from "../errors.ts"
import type { RelayAnswer } from "./probeRelay.ts"

/** Why there is no relay. */
export type RelayFailure = ClockSkewError | RelayRefusedError | RelayUnreachableError

/** How long all relays together may take, in milliseconds. */
const ALL_MILLIS = 5_000
/** How long a relay is alone before the next is asked beside it. */
const HEAD_START_MILLIS = 1_500

/**
 * The first relay of a list that lets the client in. Each is asked once: the next when the one before has failed, or has
 * been silent for a while; of those that answer, the first one counts. Five seconds for all.
 *
 * Fails: `RelayUnreachableError` where none answers, `RelayRefusedError` or `ClockSkewError` where one refuses.
 */
export const chooseRelay = (
  relays: ReadonlyArray<string>,
  probe: (relay: string) => Effect.Effect<RelayAnswer>
): Effect.Effect<string, RelayFailure> =>
  Effect.suspend(() => {
    const chosen = Deferred.makeUnsafe<string, RelayFailure>()
    const ask = (relay: string) =>
      Effect.map(probe(relay), (answer) => {
        if (answer === undefined) return
        Deferred.doneUnsafe(
          chosen,
          answer.refused === undefined ? Effect.succeed(relay) : Effect.fail(answer.refused)
        )
      })
    const all = Effect.gen(function* () {
      const fibers: Array<Fiber.Fiber<void>> = []
      for (const relay of relays) {
        const fiber = yield* Effect.forkChild(ask(relay), { startImmediately: true })
        fibers.push(fiber)
        yield* withDeadline(Fiber.await(fiber), HEAD_START_MILLIS, () => Effect.void)
      }
      for (const fiber of fibers) yield* Fiber.await(fiber)
      Deferred.doneUnsafe(chosen, Effect.fail(new RelayUnreachableError({ relays })))
    })
    return Effect.flatMap(Effect.forkChild(all, { startImmediately: true }), (fiber) =>
      withDeadline(Deferred.await(chosen), ALL_MILLIS, () =>
        Effect.fail(new RelayUnreachableError({ relays }))
      ).pipe(Effect.onExit(() => Fiber.interrupt(fiber)))
    )
  })
