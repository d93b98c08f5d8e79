import type { KitError } from "@latchkey/core"
import { State, TransferReceiverInvalidError } from "@latchkey/core/effect"
import { makeNameReader, type NameFault, type NamePlace } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { ReceiverMovedError, ReceiverNameError } from "./nameErrors.ts"
import { sendSlice, type NamedReceiver, type SendReview } from "./SendState.ts"

/** Receivers that are names. Each look-up is read anew: what is sent must not go where a name led minutes ago. */
export interface Naming {
  /** What the name in an entered text stands for; noted where that text is still what is entered. */
  readonly lookUp: (
    entered: string,
    name: string,
    place: NamePlace
  ) => Effect.Effect<NamedReceiver, ReceiverNameError | TransferReceiverInvalidError>
  /** The same, for a review: another address than the visitor was shown is refused, and shown in its place. */
  readonly review: (
    entered: string,
    name: string,
    place: NamePlace
  ) => Effect.Effect<NamedReceiver, ReceiverNameError | ReceiverMovedError | TransferReceiverInvalidError>
  /** Checks that the name that was reviewed still stands for the receiver. Fails: `ReceiverMovedError`, `ReceiverNameError`. */
  readonly confirm: (
    review: SendReview,
    place: NamePlace
  ) => Effect.Effect<void, ReceiverNameError | ReceiverMovedError>
}

const toFault = (reason: NameFault, cause?: KitError) =>
  reason === "invisible"
    ? new TransferReceiverInvalidError({ reason })
    : new ReceiverNameError({ reason }, cause)

/** Makes what finds the addresses of names. */
export const makeNaming = Effect.gen(function* () {
  const state = yield* State
  const resolve = yield* makeNameReader(toFault)

  const note = (entered: string, named: NamedReceiver) =>
    state.write(sendSlice, (before) => (before.form.receiver === entered ? { ...before, named } : before))

  const naming: Naming = {
    lookUp: (entered, name, place) =>
      Effect.tap(resolve(name, place), (named) => Effect.sync(() => note(entered, named))),
    review: (entered, name, place) =>
      Effect.gen(function* () {
        const { form, named: noted } = state.read(sendSlice)
        const shown = form.receiver === entered ? noted : undefined
        const named = yield* resolve(name, place)
        if (shown === undefined || shown.address === named.address) return named
        note(entered, named)
        return yield* Effect.fail(new ReceiverMovedError({ name: named.name }))
      }),
    confirm: ({ name = "", transfer }, place) =>
      Effect.gen(function* () {
        const named = yield* Effect.catch(resolve(name, place), (error) =>
          error._tag === "ReceiverNameError" && error.details.reason === "failed"
            ? Effect.fail(error)
            : Effect.succeed(undefined)
        )
        if (named?.address !== transfer.receiver || named.name !== name)
          return yield* Effect.fail(new ReceiverMovedError({ name }))
      })
  }
  return naming
})
