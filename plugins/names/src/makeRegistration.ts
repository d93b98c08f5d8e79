import type { CaipAddress, KitError, Network } from "@latchkey/core"
import {
  Accounts,
  Capabilities,
  CapabilityMissingError,
  NameAccountError,
  NameFailedError,
  NameInvalidError,
  NameNetworkError,
  nameRegistry,
  NameTakenError,
  networkSlice,
  State,
  type NameRegistration,
  type NameRegistry,
  type Names,
  type OfferedName
} from "@latchkey/core/effect"
import { allInTime } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { makeMemory } from "./makeMemory.ts"
import { readLabel } from "./readLabel.ts"

/** What was said of a name that is wanted may be another's news soon. */
const OFFER_MILLIS = 30_000

/** Who wants a name, and who gives it. */
interface Applicant {
  readonly namespace: string
  readonly account: CaipAddress
  readonly address: string
  readonly network: Network
  readonly registry: NameRegistry
}

/** What knows the names of accounts, and is told of new ones. */
export interface NameBook {
  readonly profile: Names["Service"]["profile"]
  readonly forget: (account: CaipAddress, name: string) => void
}

/** Makes what gets names for the connected account. */
export const makeRegistration = (book: NameBook) =>
  Effect.gen(function* () {
    const state = yield* State
    const accounts = yield* Accounts
    const capabilities = yield* Capabilities
    const scope = yield* Effect.scope
    const owned = makeMemory<string | undefined, KitError>(scope, () => OFFER_MILLIS)
    const offers = makeMemory<ReadonlyArray<OfferedName>, KitError>(scope, () => OFFER_MILLIS)

    const applicant: Effect.Effect<Applicant, KitError> = Effect.gen(function* () {
      const { activeNamespace: namespace = "", byNamespace } = state.read(networkSlice)
      const { address, caipAddress: account } = accounts.get(namespace)
      if (address === undefined || account === undefined) return yield* Effect.fail(new NameAccountError())
      const network = byNamespace[namespace]?.requestedCaipNetworks.find(({ caipNetworkId }) =>
        account.startsWith(`${caipNetworkId}:`)
      )
      if (network === undefined) return yield* Effect.fail(new NameNetworkError())
      const [entry] = allInTime(capabilities, namespace, nameRegistry, ["register"])
      return entry === undefined
        ? yield* Effect.fail(new CapabilityMissingError({ namespace, capability: nameRegistry.name }))
        : { namespace, account, address, network, registry: entry.value }
    })

    const labelOf = (name: unknown, { registry }: Applicant): Effect.Effect<string, NameInvalidError> => {
      const read = readLabel(typeof name === "string" ? name : "", registry.zone)
      return "label" in read
        ? Effect.succeed(read.label)
        : Effect.fail(new NameInvalidError({ reason: read.reason }))
    }

    // What is refused for its name or its owner is told as that; all else that happens on the way is one failure.
    const told = (error: KitError): KitError =>
      error instanceof NameInvalidError || error instanceof NameTakenError || error instanceof NameFailedError
        ? error
        : new NameFailedError(error)

    /** What is free, for an account that has no name yet. */
    const offersFor = (label: string, { account, address, network, registry }: Applicant) =>
      Effect.mapError(
        Effect.gen(function* () {
          const own = yield* owned.get(account, registry.owned({ address, network }))
          if (own !== undefined) return yield* Effect.fail(new NameTakenError({ by: "self" }))
          return yield* offers.get(
            `${network.caipNetworkId} ${label}`,
            registry.suggestions({ label, network })
          )
        }),
        told
      )

    const registration: NameRegistration["Service"] = {
      suggestions: (request) =>
        Effect.gen(function* () {
          const who = yield* applicant
          return yield* offersFor(yield* labelOf(request?.name, who), who)
        }),
      register: (request) =>
        Effect.gen(function* () {
          const who = yield* applicant
          const { namespace, account, address, network, registry } = who
          const label = yield* labelOf(request?.name, who)
          const [wanted] = yield* offersFor(label, who)
          if (wanted === undefined)
            return yield* Effect.fail(new NameFailedError("Names are not given there."))
          if (wanted.registered) return yield* Effect.fail(new NameTakenError({ by: "other" }))
          const sign = (message: string) =>
            Effect.flatMap(accounts.signMessage({ message, namespace }), (signature) =>
              // Another account may be the current one by then: its signature is worth nothing for this name.
              accounts.get(namespace).caipAddress === account
                ? Effect.succeed(signature)
                : Effect.fail(new NameAccountError())
            )
          const name = yield* Effect.ensuring(
            registry.register({ label, address, network, sign }),
            Effect.sync(() => {
              owned.forget(account)
              offers.forget(`${network.caipNetworkId} ${label}`)
            })
          )
          book.forget(account, name)
          // Registered it is, whether or not it can be read back at once.
          yield* Effect.catch(book.profile({ address, networkId: network.caipNetworkId }), () => Effect.void)
          return name
        })
    }
    return registration
  })
