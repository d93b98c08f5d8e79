import type { SwapToken } from "@latchkey/core"
import {
  NodeAnswerInvalidError,
  SwapAmountError,
  type SwapOffer,
  type SwapPlace,
  type SwapSource
} from "@latchkey/core/effect"
import { together } from "@latchkey/core/chain-kit/effect"
import { readSwapChoices } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import type { SwapRouter } from "./OnchainSwapOptions.ts"
import { rateOf, type PairReserves } from "./rateOf.ts"
import {
  decodeAddress,
  decodeAmountsOut,
  decodeReserves,
  encodeGetAmountsOut,
  encodeGetPair,
  encodePermitSwap,
  encodeSwap,
  plainCalls
} from "./routerCalls.ts"

const MAX_TOKENS = 200

/** A way from what is sold to what is bought, and what its pairs hold. */
interface Route {
  readonly path: ReadonlyArray<string>
  readonly pairs: ReadonlyArray<PairReserves>
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Makes the source of one router, whose options were checked. */
export const makeSource = ({ networkId, router, permitRouter, tokens }: SwapRouter): SwapSource => {
  /** Reads one answer of a contract. */
  const read = <A>(
    { calls, network, provider }: SwapPlace,
    call: { readonly to: string; readonly data: string },
    decode: (answer: string) => A | undefined
  ) =>
    Effect.flatMap(calls.read({ network, provider, ...call }), (answer) => {
      const decoded = decode(answer)
      return decoded === undefined
        ? Effect.fail(new NodeAnswerInvalidError({ networkId: network.caipNetworkId, what: "an exchange" }))
        : Effect.succeed(decoded)
    })

  const readPair = (place: SwapPlace, factory: string, [sold, bought]: readonly [string, string]) =>
    Effect.gen(function* () {
      const pair = yield* read(place, { to: factory, data: encodeGetPair(sold, bought) }, (answer) => ({
        address: decodeAddress(answer)
      }))
      if (pair.address === undefined) return undefined
      const [low, high] = yield* read(place, { to: pair.address, data: plainCalls.reserves }, decodeReserves)
      const reserves: PairReserves =
        sold.toLowerCase() < bought.toLowerCase() ? { in: low, out: high } : { in: high, out: low }
      return reserves.in === 0n || reserves.out === 0n ? undefined : reserves
    })

  const readRoute = (place: SwapPlace, factory: string, path: ReadonlyArray<string>) =>
    Effect.map(
      together(
        path.slice(1).map((bought, index) => readPair(place, factory, [path[index]!, bought] as const))
      ),
      (pairs): Route | undefined =>
        pairs.some((pair) => pair === undefined)
          ? undefined
          : { path, pairs: pairs.filter((pair) => pair !== undefined) }
    )

  const contractIn = ({ id }: SwapToken, wrapped: string) =>
    id === "native" ? wrapped : id.slice(id.lastIndexOf(":") + 1)

  return {
    contracts: (asked) =>
      asked === networkId
        ? {
            target: router,
            spender: router,
            ...(permitRouter === undefined ? {} : { permitTarget: permitRouter })
          }
        : undefined,

    known: (asked) =>
      asked === networkId
        ? tokens.slice(0, MAX_TOKENS).map((contract) => `${networkId}:${contract}` as const)
        : [],

    tokens: (place) => readSwapChoices(place, tokens.slice(0, MAX_TOKENS)),

    paysOthers: true,

    offer: ({ sell, buy, amount, receiver, ...place }) =>
      Effect.gen(function* () {
        const [factory, wrapped] = yield* together([
          read(place, { to: router, data: plainCalls.factory }, decodeAddress),
          read(place, { to: router, data: plainCalls.wrapped }, decodeAddress)
        ])
        const [sold, bought] = [contractIn(sell, wrapped), contractIn(buy, wrapped)]
        if (isSame(sold, bought)) return yield* Effect.fail(new SwapAmountError())
        const isDirect = isSame(sold, wrapped) || isSame(bought, wrapped)
        const paths = [[sold, bought], ...(isDirect ? [] : [[sold, wrapped, bought]])]
        const routes = (yield* together(paths.map((path) => readRoute(place, factory, path)))).filter(
          (route) => route !== undefined
        )
        const given = yield* together(
          routes.map(({ path }) =>
            read(place, { to: router, data: encodeGetAmountsOut(amount, path) }, (answer) =>
              decodeAmountsOut(answer, amount, path.length)
            )
          )
        )
        const best = given.reduce((most, value) => (value > most ? value : most), 0n)
        const route = routes[given.indexOf(best)]
        if (route === undefined || best === 0n) return yield* Effect.fail(new SwapAmountError())
        const { priceImpact, fee } = rateOf(amount, best, route.pairs)
        const offer: SwapOffer = {
          bought: best,
          priceImpact,
          providerFee: fee,
          build: ({ address, minimum, deadline, permit }) => {
            const swap = {
              path: route.path,
              isCoinSold: sell.id === "native",
              isCoinBought: buy.id === "native",
              amount,
              minimum,
              receiver: receiver ?? address,
              deadline
            }
            return Effect.succeed({
              networkId: place.network.caipNetworkId,
              sender: address,
              call:
                permit === undefined || permitRouter === undefined
                  ? { to: router, ...encodeSwap(swap) }
                  : { to: permitRouter, value: 0n, data: encodePermitSwap(swap, permit) }
            })
          }
        }
        return offer
      })
  }
}
