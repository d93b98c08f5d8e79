import { accountSlice, networkSlice, State } from "@latchkey/core/effect"
import type { Network } from "@latchkey/core"
import {
  HttpBodyInvalidError,
  HttpStatusError,
  NameFailedError,
  NameInvalidError,
  Namespaces,
  NameTakenError,
  type HttpError
} from "@latchkey/core/effect"
import { currentMillis } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { IsSupported } from "../account/makeSupported.ts"
import { makeAsk } from "../makeAsk.ts"
import { reasonOf } from "../reasonOf.ts"
import type { ResolvedOptions } from "../ResolvedOptions.ts"
import { coinTypeOf } from "./coinTypeOf.ts"
import {
  decodeIdentity,
  decodeName,
  decodeNames,
  decodeSuggestions,
  type Identity,
  type NameRecord
} from "./decodeNames.ts"
import type { NameService } from "./NameService.ts"

const API = 2
const TRIES = 2
const IDENTITY_MILLIS = 300_000
const MAX_IDENTITIES = 50

/** In the service's words, and in those of `@latchkey/cloud-server`'s. */
const toRefusal = (error: HttpError): NameTakenError | NameInvalidError | NameFailedError => {
  const { status, field = "", description = "" } = reasonOf(error) ?? {}
  if (status === 409) return new NameTakenError({ by: field === "address" ? "self" : "other" }, error)
  if (status !== 400 || field !== "name") return new NameFailedError(error)
  return /already registered/i.test(description)
    ? new NameTakenError({ by: "other" }, error)
    : new NameInvalidError({ reason: "form" }, error)
}

/** Makes what asks the service about names. */
export const makeNameService = (options: ResolvedOptions, isSupported: IsSupported) =>
  Effect.gen(function* () {
    const namespaces = yield* Namespaces
    const state = yield* State
    const ask = yield* makeAsk(options)
    const zone = options.names?.zone ?? ""

    // What was given here stands before what the service kept of the account since.
    const given = new Map<string, string>()

    const usable = <A>(decoded: A | undefined) => ask.usable(decoded, "names")
    const sender = () => state.read(accountSlice)[state.read(networkSlice).activeNamespace ?? ""]?.address

    /** The canonical address that a name stands for on a network. */
    const addressOn = (record: NameRecord, network: Network) => {
      const coinType = coinTypeOf(network.caipNetworkId)
      const found = coinType === undefined ? undefined : record.addressFor(coinType)
      return found === undefined
        ? undefined
        : namespaces.get(network.chainNamespace)?.parseAddress(found, network)
    }

    const recordOf = (name: string): Effect.Effect<NameRecord | undefined, HttpError> =>
      Effect.gen(function* () {
        const answer = yield* Effect.catch(
          ask.json(`/v1/profile/account/${encodeURIComponent(name)}`, { apiVersion: API }, TRIES, [404]),
          (error) =>
            error instanceof HttpStatusError && error.details.status === 404
              ? Effect.succeed(undefined)
              : Effect.fail(error)
        )
        // Of a name that nobody has, the answer is an empty list in place of a record.
        if (answer === undefined || (Array.isArray(answer) && answer.length === 0)) return undefined
        const record = yield* usable(decodeName(answer))
        return record.name === name ? record : yield* usable<NameRecord>(undefined)
      })

    /** The name that an address has from here, where it stands for that very address. */
    const owned = ({ address, network }: { readonly address: string; readonly network: Network }) =>
      Effect.gen(function* () {
        if (!(yield* isSupported(network.caipNetworkId))) return undefined
        // The service compares letter by letter with what was registered: as the chain writes it, or in lower case.
        for (const spelling of new Set([address, address.toLowerCase()])) {
          const answer = yield* ask.json(
            `/v1/profile/reverse/${encodeURIComponent(spelling)}`,
            { sender: sender(), apiVersion: API },
            TRIES
          )
          const records = yield* usable(decodeNames(answer))
          const found = records.find((record) => addressOn(record, network) === address)
          if (found !== undefined) return found.name
        }
        return undefined
      })

    // Name and picture of an address are one answer, and asked for one after the other.
    const identities = new Map<string, { readonly at: number; readonly identity: Identity }>()
    const identityOf = (address: string): Effect.Effect<Identity, HttpError> =>
      Effect.gen(function* () {
        const now = yield* currentMillis
        const known = identities.get(address)
        // A time that lies ahead is one from before the clock was put back.
        if (known !== undefined && Math.abs(now - known.at) < IDENTITY_MILLIS) return known.identity
        const path = `/v1/identity/${encodeURIComponent(address)}`
        const identity = yield* usable(
          decodeIdentity(yield* ask.json(path, { sender: sender() }, TRIES, [404]))
        )
        identities.delete(address)
        identities.set(address, { at: now, identity })
        if (identities.size > MAX_IDENTITIES) identities.delete(identities.keys().next().value!)
        return identity
      })

    const service: NameService = {
      reader: {
        resolve: ({ name: entered, network }) =>
          Effect.gen(function* () {
            const name = entered.trim().toLowerCase()
            const label = name.slice(0, -zone.length - 1)
            if (!name.endsWith(`.${zone}`) || !/^(?!..--)[a-z0-9-]{1,63}$/.test(label))
              return yield* Effect.fail(new NameInvalidError({ reason: "form" }))
            if (!(yield* isSupported(network.caipNetworkId))) return undefined
            const record = yield* recordOf(name)
            const address = record && addressOn(record, network)
            return address === undefined ? undefined : { name, address }
          }),
        reverse: ({ address, network }) =>
          Effect.gen(function* () {
            if (!(yield* isSupported(network.caipNetworkId))) return undefined
            const name = given.get(`${network.caipNetworkId}:${address}`)
            if (name !== undefined) return name
            return yield* Effect.catch(
              Effect.map(identityOf(address), (identity) => identity.name),
              // Those who serve no identities may serve the names of an address.
              (error) => (zone === "" ? Effect.fail(error) : owned({ address, network }))
            )
          }),
        avatar: () => Effect.succeed(undefined),
        picture: ({ address, network }) =>
          Effect.flatMap(isSupported(network.caipNetworkId), (isServed) =>
            isServed ? Effect.map(identityOf(address), ({ avatar }) => avatar) : Effect.succeed(undefined)
          )
      },
      registry: {
        owned,
        suggestions: ({ label, network }) =>
          Effect.gen(function* () {
            if (!(yield* isSupported(network.caipNetworkId))) return []
            const answer = yield* Effect.mapError(
              ask.json(`/v1/profile/suggestions/${encodeURIComponent(label)}`, { zone }, TRIES),
              toRefusal
            )
            return yield* usable(decodeSuggestions(answer, `${label}.${zone}`, zone))
          }),
        register: ({ label, address, network, sign }) =>
          Effect.gen(function* () {
            const coinType = coinTypeOf(network.caipNetworkId)
            if (coinType === undefined)
              return yield* Effect.fail(new NameFailedError("The network has no type of coin."))
            if (!(yield* isSupported(network.caipNetworkId)))
              return yield* Effect.fail(new NameFailedError("The service does not serve the network."))
            const name = `${label}.${zone}`
            const timestamp = Math.floor((yield* currentMillis) / 1_000)
            const message = JSON.stringify({ name, attributes: {}, timestamp })
            const signature = yield* sign(message)
            yield* Effect.catch(
              ask.send("/v1/profile/account", { coin_type: coinType, address, message, signature }),
              (error): Effect.Effect<void, NameTakenError | NameInvalidError | NameFailedError> => {
                // Whatever it says with a status of success, it has taken the name.
                if (error instanceof HttpBodyInvalidError) return Effect.void
                const refusal = toRefusal(error)
                if (refusal._tag !== "NameTakenError") return Effect.fail(refusal)
                // It may be taken by this very account, whose first answer was lost.
                return Effect.flatMap(
                  Effect.catch(recordOf(name), () => Effect.succeed(undefined)),
                  (record) =>
                    record !== undefined && addressOn(record, network) === address
                      ? Effect.void
                      : Effect.fail(refusal)
                )
              }
            )
            given.set(`${network.caipNetworkId}:${address}`, name)
            return name
          })
      }
    }
    return service
  })
