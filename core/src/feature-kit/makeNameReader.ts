import * as Effect from "effect/Effect"
import { Capabilities } from "../capability/Capabilities.ts"
import { nameResolution } from "../capability/NameResolution.ts"
import type { Network } from "../chain/Network.ts"
import { nameSource } from "../contract/nameSource.ts"
import type { KitError } from "../error/KitError.ts"
import { State } from "../kernel/State.ts"
import { Namespaces } from "../namespace/Namespaces.ts"
import { networkSlice } from "../session/slices.ts"
import { allInTime } from "./allInTime.ts"

/** Where a name is looked up. */
export interface NamePlace {
  readonly network: Network
  readonly provider: unknown
}

/** What a name that was entered as receiver stands for. */
export interface NamedAddress {
  /** In its normal form, which may not be the one that was entered. */
  readonly name: string
  /** In canonical form and in full. */
  readonly address: string
}

/**
 * Why a name gives no address: it stands for none on that network, is no name or can be mistaken for another one, has characters that nobody
 * sees, or could not be looked up.
 */
export type NameFault = "none" | "invalid" | "invisible" | "failed"

// Drawn as nothing, or turning what follows. What joins emoji, and what chooses their look, is left to the source.
const invisible =
  /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u115f\u1160\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/u

/** Makes what finds the addresses of names: each time anew, since what is sent must not go where a name led minutes ago. `refused` makes the error. */
export const makeNameReader = <E extends KitError>(refused: (fault: NameFault, cause?: KitError) => E) =>
  Effect.gen(function* () {
    const state = yield* State
    const capabilities = yield* Capabilities
    const namespaces = yield* Namespaces
    return (name: string, { network, provider }: NamePlace): Effect.Effect<NamedAddress, E> =>
      Effect.gen(function* () {
        if (invisible.test(name)) return yield* Effect.fail(refused("invisible"))
        const { chainNamespace: namespace } = network
        const source = nameSource(allInTime(capabilities, namespace, nameResolution), name)
        if (source === undefined) return yield* Effect.fail(refused("failed"))
        const networks = state.read(networkSlice).byNamespace[namespace]?.requestedCaipNetworks ?? []
        const found = yield* Effect.mapError(
          Effect.flatMap(source.reader, (reader) => reader.resolve({ name, network, networks, provider })),
          (cause) => refused(cause._tag === "NameInvalidError" ? "invalid" : "failed", cause)
        )
        if (found === undefined) return yield* Effect.fail(refused("none"))
        const address = namespaces.get(namespace)?.parseAddress(found.address, network)
        return address === undefined ? yield* Effect.fail(refused("failed")) : { name: found.name, address }
      })
  })
