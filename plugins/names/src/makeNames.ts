import { plainText, type CaipAddress, type CaipNetworkId, type NamedProfile } from "@latchkey/core"
import { allowedPicture, attempt } from "@latchkey/core/chain-kit"
import { together } from "@latchkey/core/chain-kit/effect"
import {
  Accounts,
  Capabilities,
  CapabilityMissingError,
  Connections,
  nameResolution,
  Names,
  nameSource,
  NameFailedError,
  NameInvalidError,
  Namespaces,
  networkSlice,
  State,
  type CapabilityEntry,
  type NameQuery,
  type NameResolution,
  type ResolvedName
} from "@latchkey/core/effect"
import { allInTime, tellUnusable } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { makeMemory } from "./makeMemory.ts"
import type { NamesOptions } from "./NamesOptions.ts"
import { namesSlice, type KnownName } from "./NamesState.ts"

const NAMED_MILLIS = 300_000
/** What is nobody's now may be somebody's soon, who comes to look. */
const NAMELESS_MILLIS = 60_000
const MAX_NAME = 255

/** Where names are asked for, and whom. */
interface Place extends NameQuery {
  readonly namespace: string
  readonly sources: ReadonlyArray<CapabilityEntry<NameResolution>>
}

// What is refused by its form is told as that; all else that happens on the way is one failure.
const toNameError = (error: { readonly _tag: string }): NameInvalidError | NameFailedError =>
  error instanceof NameInvalidError || error instanceof NameFailedError ? error : new NameFailedError(error)

/** As the addresses of servers are compared: without a slash at the end. */
const originsOf = (named: ReadonlyArray<string>) =>
  named
    .map((gateway) => attempt(() => new URL(gateway).origin) ?? "")
    .filter((origin) => origin.startsWith("https://"))

/** Makes the names of one kit. */
export const makeNames = ({ avatarHosts = [], gateways: named = [] }: NamesOptions) =>
  Effect.gen(function* () {
    const gateways = originsOf(named)
    const state = yield* State
    const accounts = yield* Accounts
    const capabilities = yield* Capabilities
    const connections = yield* Connections
    const namespaces = yield* Namespaces
    const scope = yield* Effect.scope

    const note = (account: CaipAddress, known: KnownName | undefined) =>
      state.write(namesSlice, ({ [account]: _, ...others }) =>
        known === undefined ? others : { ...others, [account]: known }
      )

    const addresses = makeMemory<ResolvedName | undefined, NameInvalidError | NameFailedError>(
      scope,
      (found) => (found === undefined ? NAMELESS_MILLIS : NAMED_MILLIS)
    )
    const profiles = makeMemory<NamedProfile, NameInvalidError | NameFailedError>(
      scope,
      ({ name }) => (name === undefined ? NAMELESS_MILLIS : NAMED_MILLIS),
      (account) => note(account as CaipAddress, undefined)
    )

    const placeOf = (networkId: CaipNetworkId) =>
      Effect.gen(function* () {
        const [namespace = ""] = String(networkId).split(":")
        const networks = state.read(networkSlice).byNamespace[namespace]?.requestedCaipNetworks ?? []
        const network = networks.find(({ caipNetworkId }) => caipNetworkId === networkId)
        const sources = allInTime(capabilities, namespace, nameResolution)
        if (network === undefined)
          return yield* Effect.fail(new NameFailedError("The app has no such network."))
        if (sources.length === 0)
          return yield* Effect.fail(
            new CapabilityMissingError({ namespace, capability: nameResolution.name })
          )
        const provider = connections.peek(namespace)?.provider
        return { namespace, network, networks, sources, provider, gateways } satisfies Place
      })

    /** What a source answered, if it is a name and an address of the network in its one form. */
    const judged = ({ namespace, network }: Place, found: ResolvedName | undefined) => {
      if (found === undefined) return Effect.succeed(undefined)
      const { name, address } = Object(found) as Partial<Record<keyof ResolvedName, unknown>>
      const isFit =
        typeof name === "string" &&
        plainText(name, MAX_NAME) === name &&
        typeof address === "string" &&
        namespaces.get(namespace)?.parseAddress(address, network) === address
      if (isFit) return Effect.succeed({ name, address })
      const error = new NameFailedError("The source's answer is no address of the network.")
      return Effect.andThen(tellUnusable(error), Effect.fail(error))
    }

    const readAddress = (place: Place, name: string) =>
      Effect.suspend(() => {
        const source = nameSource(place.sources, name)
        return source === undefined
          ? Effect.fail(new NameFailedError("Nobody answers for names with that ending."))
          : Effect.mapError(
              Effect.flatMap(source.reader, ({ resolve }) => resolve({ ...place, name })).pipe(
                Effect.flatMap((found) => judged(place, found))
              ),
              toNameError
            )
      })

    /** What an address calls itself by one source, if that leads back to it; undefined if not. */
    const readClaim = (place: Place, { reader }: NameResolution, address: string) =>
      Effect.gen(function* () {
        const claimant = yield* reader
        const name = yield* claimant.reverse({ ...place, address })
        if (typeof name !== "string" || plainText(name, MAX_NAME) !== name) return undefined
        // Whoever answers for the name decides, not who told the claim.
        const source = nameSource(place.sources, name)
        if (source === undefined) return undefined
        const read = yield* source.reader
        const [resolved, record] = yield* together([
          read.resolve({ ...place, name }),
          Effect.catch(read.avatar({ ...place, name }), () => Effect.succeed(undefined))
        ])
        if (resolved?.address !== address || resolved.name !== name) return undefined
        const told =
          record === undefined && claimant.picture !== undefined
            ? yield* Effect.catch(claimant.picture({ ...place, address }), () => Effect.succeed(undefined))
            : record
        const avatar = allowedPicture(told, avatarHosts)
        return { name, ...(avatar === undefined ? {} : { avatar }) }
      })

    const readProfile = (place: Place, address: string): Effect.Effect<NamedProfile, NameFailedError> =>
      Effect.gen(function* () {
        let failure: NameFailedError | undefined
        for (const { value } of place.sources) {
          const claim = yield* Effect.catch(readClaim(place, value, address), (cause) =>
            Effect.sync(() => {
              failure = new NameFailedError(cause)
              return undefined
            })
          )
          if (claim !== undefined) return claim
        }
        // Somebody who was not heard may know one.
        return failure === undefined ? {} : yield* Effect.fail(failure)
      })

    /** Tells the account view; nothing where another account is the current one by then. */
    const tell = (namespace: string, account: CaipAddress, { name, avatar }: NamedProfile) =>
      accounts.change(namespace, account, ({ profileName: _name, profileImage: _image, ...details }) => ({
        ...details,
        ...(name === undefined ? {} : { profileName: name }),
        ...(avatar === undefined ? {} : { profileImage: avatar })
      }))

    const resolve: Names["Service"]["resolve"] = (request) =>
      Effect.gen(function* () {
        const { name, networkId } = request ?? {}
        if (typeof name !== "string" || name.length > MAX_NAME)
          return yield* Effect.fail(new NameInvalidError({ reason: "form" }))
        const place = yield* placeOf(networkId)
        const found = yield* addresses.get(`${networkId} ${name.trim()}`, readAddress(place, name.trim()))
        return found?.address
      })

    const profile: Names["Service"]["profile"] = (request) =>
      Effect.gen(function* () {
        const { address: given, networkId } = request ?? {}
        const place = yield* placeOf(networkId)
        const { namespace, network } = place
        const address = namespaces.get(namespace)?.parseAddress(String(given), network)
        if (address === undefined)
          return yield* Effect.fail(new NameFailedError("That is no address of the network."))
        const account: CaipAddress = `${networkId}:${address}`
        const before = state.read(namesSlice)[account]
        const learn = (told: NamedProfile, status: KnownName["status"]) =>
          Effect.sync(() => {
            note(account, { ...told, status })
            tell(namespace, account, told)
          })
        // What was said before stays in sight while it is asked for again.
        note(account, { ...before, status: "loading" })
        return yield* profiles.get(account, readProfile(place, address)).pipe(
          Effect.tap((told) => learn(told, "ready")),
          Effect.tapError(() => learn({}, "failed")),
          Effect.onInterrupt(() => Effect.sync(() => note(account, before)))
        )
      })

    return {
      ...Names.of({ resolve, profile }),
      /** Has an account, and a name, asked for anew. */
      forget: (account: CaipAddress, name: string) => {
        const [namespace = "", reference = ""] = account.split(":")
        profiles.forget(account)
        addresses.forget(`${namespace}:${reference} ${name}`)
      }
    }
  })
