import {
  Capabilities,
  nameResolution,
  nameSource,
  Namespaces,
  networkSlice,
  State
} from "@latchkey/core/effect"
import type { KitError, Network } from "@latchkey/core"
import * as Effect from "effect/Effect"
import { ReceiverNameError } from "./errors.ts"
import type { NamedReceiver } from "./SendState.ts"

/** Where a name is looked up. */
export interface NamePlace {
  readonly network: Network
  readonly provider: unknown
}

const toNameError = (cause: KitError) =>
  new ReceiverNameError({ reason: cause._tag === "NameInvalidError" ? "invalid" : "failed" }, cause)

/** Makes what finds the address of a name, read anew each time: what is sent must not go where a name led minutes ago. */
export const makeResolveReceiver = Effect.gen(function* () {
  const state = yield* State
  const capabilities = yield* Capabilities
  const namespaces = yield* Namespaces

  return (name: string, { network, provider }: NamePlace): Effect.Effect<NamedReceiver, ReceiverNameError> =>
    Effect.gen(function* () {
      const { chainNamespace: namespace } = network
      const source = nameSource(capabilities.all(namespace, nameResolution), name)
      if (source === undefined) return yield* Effect.fail(new ReceiverNameError({ reason: "failed" }))
      const networks = state.read(networkSlice).byNamespace[namespace]?.requestedCaipNetworks ?? []
      const found = yield* Effect.mapError(
        Effect.flatMap(source.reader, ({ resolve }) => resolve({ name, network, networks, provider })),
        toNameError
      )
      if (found === undefined) return yield* Effect.fail(new ReceiverNameError({ reason: "none" }))
      const address = namespaces.get(namespace)?.parseAddress(found.address, network)
      return address === undefined
        ? yield* Effect.fail(new ReceiverNameError({ reason: "failed" }))
        : { name: found.name, address }
    })
})
