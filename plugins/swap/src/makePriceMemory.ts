import type { Amount, SwapTokenId } from "@latchkey/core"
import { currentMillis, withDeadline } from "@latchkey/core/chain-kit/effect"
import { pricesByToken } from "@latchkey/core/feature-kit"
import { makePrices } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import type { Swapper } from "./makeSwappers.ts"

/** For how long a price is not asked for anew, in milliseconds. */
const KEPT_MILLIS = 60_000
/** How long a quote waits for prices, in milliseconds: those that come later are there for the next. */
const WAIT_MILLIS = 1_000

/** What whole ones cost, in one currency; absent where nobody tells it. */
export interface PairPrices {
  readonly coin?: Amount | undefined
  readonly sold?: Amount | undefined
  readonly bought?: Amount | undefined
}

/** Tells what a pair costs, and the network's coin. */
export type PriceMemory = (
  swapper: Swapper,
  pair: { readonly sell: SwapTokenId; readonly buy: SwapTokenId }
) => Effect.Effect<PairPrices>

/** Makes what asks for the prices of pairs, each once in a minute. `currency` is a code of ISO 4217 in capitals. */
export const makePriceMemory = (currency: string) =>
  Effect.gen(function* () {
    const prices = yield* makePrices(currency)
    const scope = yield* Effect.scope
    type Told = ReturnType<typeof pricesByToken>
    let last: { readonly key: string; readonly at: number; readonly told: Fiber.Fiber<Told> } | undefined

    const memory: PriceMemory = ({ network }, { sell, buy }) =>
      Effect.gen(function* () {
        if (!prices.areKnown(network.chainNamespace)) return {}
        const tokens = [sell, buy].flatMap((id) => (id === "native" ? [] : id))
        const key = [network.caipNetworkId, ...tokens.toSorted()].join(" ")
        const now = yield* currentMillis
        if (last?.key !== key || now - last.at >= KEPT_MILLIS) {
          const asked = Effect.map(prices.of(network, tokens), (told) => {
            // What could not be read is asked for again.
            if (told === undefined) last = undefined
            return pricesByToken(told ?? [], currency)
          })
          last = { key, at: now, told: yield* Effect.forkIn(asked, scope, { startImmediately: true }) }
        }
        const none: Told = new Map()
        const told = yield* withDeadline(Fiber.join(last.told), WAIT_MILLIS, () => Effect.succeed(none))
        const of = (id: SwapTokenId) => told.get(id === "native" ? undefined : id)
        return { coin: of("native"), sold: of(sell), bought: of(buy) }
      })
    return memory
  })
