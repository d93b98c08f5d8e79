import type { Amount, CaipAddress } from "@latchkey/core"
import type { HttpError, Prices, TokenPrice } from "@latchkey/core/effect"
import { currentMillis, together, withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import type { Ask } from "../makeAsk.ts"
import { reasonOf } from "../reasonOf.ts"
import type { ResolvedOptions } from "../ResolvedOptions.ts"
import { decodePrices } from "./decodePrices.ts"
import type { IsSupported } from "./makeSupported.ts"
import { nativeTokens } from "./nativeTokens.ts"

const TRIES = 2
/** For how long a price is told again, in milliseconds. */
const PRICE_MILLIS = 30_000
const MAX_KNOWN = 1_000
/** Of how many things prices are asked for one question, and how many of those at once. */
const MAX_ASKED = 30
const LANES = 3
/** How long those who ask wait for all of them, in milliseconds: who asks gives up at ten seconds. */
const ANSWER_MILLIS = 8_000

interface Known {
  readonly at: number
  /** Undefined where the service has none. */
  readonly price: Amount | undefined
}

/**
 * Makes what asks the service for prices: of one thing a question, since the service answers of the first alone. What came in eight
 * seconds is told, the rest with the next question. Fails as asking does where nothing came.
 */
export const makePriceList = ({ projectId }: ResolvedOptions, ask: Ask, isSupported: IsSupported) =>
  Effect.map(Effect.scope, (scope): Prices["list"] => {
    const known = new Map<string, Known>()
    const keep = (key: string, price: Known) => {
      known.delete(key)
      known.set(key, price)
      if (known.size > MAX_KNOWN) known.delete(known.keys().next().value!)
    }
    const isFresh = (found: Known | undefined, now: number) =>
      // A time that lies ahead is one from before the clock was put back.
      found !== undefined && Math.abs(now - found.at) < PRICE_MILLIS

    /** Asks for one price. Fails as asking does; a refusal is an answer, that there is none. */
    const askOne = (id: string, currency: string): Effect.Effect<void, HttpError> =>
      Effect.gen(function* () {
        const body = { projectId, currency: currency.toLowerCase(), addresses: [id] }
        const answer = yield* Effect.catch(ask.post("/v1/fungible/price", body, TRIES, [400, 422]), (error) =>
          [400, 422].includes(reasonOf(error)?.status ?? 0)
            ? Effect.succeed({ fungibles: [] })
            : Effect.fail(error)
        )
        const found = yield* ask.usable(decodePrices(answer, new Set([id]), currency), "prices")
        keep(`${currency} ${id}`, { at: yield* currentMillis, price: found.get(id) })
      })

    /** Asks for all of them, until one question fails: then the others would too. */
    const askAll = (ids: ReadonlyArray<string>, currency: string) =>
      Effect.gen(function* () {
        const left = [...ids]
        let failure: HttpError | undefined
        const lane = Effect.gen(function* () {
          for (let id = left.shift(); id !== undefined; id = left.shift())
            yield* Effect.catch(askOne(id, currency), (error) =>
              Effect.sync(() => {
                failure = error
                left.length = 0
              })
            )
        })
        yield* together(Array.from({ length: LANES }, () => lane))
        return failure
      })

    return ({ network, tokens, currency: code }) =>
      Effect.gen(function* () {
        const { caipNetworkId, chainNamespace } = network
        if (!(yield* isSupported(caipNetworkId))) return []
        const currency = code.toUpperCase()
        const coin = nativeTokens[chainNamespace]
        const byId = new Map<string, CaipAddress | undefined>([
          ...(coin === undefined ? [] : [[`${caipNetworkId}:${coin}`, undefined] as const]),
          ...tokens.map((token) => [token as string, token] as const)
        ])
        const ids = [...byId.keys()].slice(0, MAX_ASKED)
        const now = yield* currentMillis
        const wanted = ids.filter((id) => !isFresh(known.get(`${currency} ${id}`), now))
        // By itself: what comes later is there for the next question.
        const asking = yield* Effect.forkIn(askAll(wanted, currency), scope)
        const told = () =>
          ids.flatMap((id): ReadonlyArray<TokenPrice> => {
            const found = known.get(`${currency} ${id}`)
            if (found?.price === undefined || found.at < now - PRICE_MILLIS) return []
            const token = byId.get(id)
            return [token === undefined ? { price: found.price } : { token, price: found.price }]
          })
        yield* withDeadline(Fiber.await(asking), ANSWER_MILLIS, () => Effect.void)
        if (told().length > 0) return told()
        const failure = yield* Fiber.join(asking)
        return failure !== undefined && told().length === 0 ? yield* Effect.fail(failure) : told()
      })
  })
