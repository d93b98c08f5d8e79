import type { KitError, Network } from "@latchkey/core"
import {
  Capabilities,
  nameResolution,
  Namespaces,
  nameSource,
  networkSlice,
  State,
  TransferReceiverInvalidError
} from "@latchkey/core/effect"
import { allInTime } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { ReceiverMovedError, ReceiverNameError } from "./nameErrors.ts"
import { sendSlice, type NamedReceiver, type SendReview } from "./SendState.ts"

/** Where a name is looked up. */
interface NamePlace {
  readonly network: Network
  readonly provider: unknown
}

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

// Drawn as nothing, or turning what follows. What joins emoji, and what chooses their look, is left to the source.
const invisible =
  /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u115f\u1160\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/u

const toNameError = (cause: KitError) =>
  new ReceiverNameError({ reason: cause._tag === "NameInvalidError" ? "invalid" : "failed" }, cause)

/** Makes what finds the addresses of names. */
export const makeNaming = Effect.gen(function* () {
  const state = yield* State
  const capabilities = yield* Capabilities
  const namespaces = yield* Namespaces

  const resolve = (
    name: string,
    { network, provider }: NamePlace
  ): Effect.Effect<NamedReceiver, ReceiverNameError | TransferReceiverInvalidError> =>
    Effect.gen(function* () {
      if (invisible.test(name))
        return yield* Effect.fail(new TransferReceiverInvalidError({ reason: "invisible" }))
      const { chainNamespace: namespace } = network
      const source = nameSource(allInTime(capabilities, namespace, nameResolution), name)
      if (source === undefined) return yield* Effect.fail(new ReceiverNameError({ reason: "failed" }))
      const networks = state.read(networkSlice).byNamespace[namespace]?.requestedCaipNetworks ?? []
      const found = yield* Effect.mapError(
        Effect.flatMap(source.reader, (reader) => reader.resolve({ name, network, networks, provider })),
        toNameError
      )
      if (found === undefined) return yield* Effect.fail(new ReceiverNameError({ reason: "none" }))
      const address = namespaces.get(namespace)?.parseAddress(found.address, network)
      return address === undefined
        ? yield* Effect.fail(new ReceiverNameError({ reason: "failed" }))
        : { name: found.name, address }
    })

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
