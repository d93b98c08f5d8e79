import { formatAmount, type CaipNetworkId } from "@latchkey/core"
import type {
  HttpError,
  OnrampOrder,
  OnrampPlace,
  OnrampProviderError,
  OnrampSource
} from "@latchkey/core/effect"
import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { Ask } from "../makeAsk.ts"
import type { Place } from "./decodeOnramp.ts"
import { decodeCoins, decodeLimits, decodeOffers, type SoldCoin } from "./decodeSellers.ts"
import { wordOfMethod } from "./paymentMethods.ts"

/** What the sellers of a service are asked with. */
export interface SellersParts {
  readonly ask: Ask
  readonly projectId: string | undefined
  readonly country: string | undefined
  /** The service's word for a network. Fails: `OnrampProviderError`. */
  readonly wordOf: (place: OnrampPlace) => Effect.Effect<string, OnrampProviderError>
  readonly placeOf: (place: OnrampPlace) => Place
  /** What an answer says. Fails: `OnrampProviderError`, also where it cannot be used. */
  readonly answered: <A>(
    asking: Effect.Effect<unknown, HttpError>,
    decode: (answer: unknown) => A | undefined
  ) => Effect.Effect<A, OnrampProviderError>
  readonly failed: (cause?: unknown) => OnrampProviderError
}

const path = "/v1/onramp"

/** Makes what asks the many sellers of a service, of whom the one that gives the most is taken. */
export const makeSellers = ({ ask, projectId, country, wordOf, placeOf, answered, failed }: SellersParts) => {
  const property = (type: string) =>
    ask.json(`${path}/providers/properties`, { type, ...(country && { countries: country }) }, 1)

  const coins = new Map<CaipNetworkId, ReadonlyArray<SoldCoin>>()
  /** What they sell on a network. */
  const soldOn = (place: OnrampPlace) =>
    Effect.tap(
      answered(property("crypto-currencies"), (answer) => decodeCoins(answer, placeOf(place))),
      (sold) => Effect.sync(() => void coins.set(place.network.caipNetworkId, sold))
    )
  /** What they call what is bought: as they said, or as they call what they have not said. */
  const codeOf = (order: OnrampOrder) =>
    Effect.gen(function* () {
      const { network, purchase } = order
      const word = yield* wordOf(order)
      const sold =
        coins.get(network.caipNetworkId) ??
        // Without their list the code is made as they make theirs; one that is wrong they refuse.
        (yield* Effect.catch(soldOn(order), () => Effect.succeed<ReadonlyArray<SoldCoin>>([])))
      const isBought = ({ purchase: { symbol, networks } }: SoldCoin) =>
        symbol === purchase.symbol &&
        networks.some(
          ({ networkId, token }) => networkId === network.caipNetworkId && token === purchase.token
        )
      return sold.find(isBought)?.code ?? `${purchase.symbol}_${word.toUpperCase().replaceAll("-", "_")}`
    })
  const fieldsOf = ({ pay, method, address }: OnrampOrder, code: string) => ({
    destinationCurrencyCode: code,
    sourceAmount: Number(formatAmount(pay)),
    sourceCurrencyCode: pay.symbol,
    ...(country && { countryCode: country }),
    paymentMethodType: wordOfMethod(method, "sellers"),
    walletAddress: address
  })

  const keyOf = ({ pay, method, address }: OnrampOrder, code: string) =>
    [code, pay.value, pay.symbol, method, address].join(" ")
  let shown: { readonly key: string; readonly seller: string } | undefined
  /** The best of what they offer. Fails: where nobody offers it. */
  const offerFor = (order: OnrampOrder) =>
    Effect.gen(function* () {
      const code = yield* codeOf(order)
      const { pay, method, purchase } = order
      const body = { projectId, ...fieldsOf(order, code) }
      const [best] = yield* answered(ask.post(`${path}/multi/quotes`, body, 1), (answer) =>
        decodeOffers(answer, { code, symbol: purchase.symbol, pay, method })
      )
      if (best === undefined) return yield* Effect.fail(failed("Nobody offers that."))
      shown = { key: keyOf(order, code), seller: best.seller }
      return best
    })

  const options: OnrampSource["options"] = (place) =>
    Effect.gen(function* () {
      const [sold, limits, methods] = yield* together([
        soldOn(place),
        Effect.mapError(property("fiat-purchases-limits"), failed),
        Effect.mapError(property("payment-methods"), failed)
      ] as const)
      const payment = decodeLimits(limits, methods)
      if (payment === undefined) return yield* Effect.fail(failed("Its limits are of another shape."))
      return { payment, purchase: sold.map(({ purchase }) => purchase) }
    })

  return {
    options,
    offerFor,
    /** The seller whose price was shown last for that order; undefined where none was. */
    shownFor: (order: OnrampOrder, code: string) =>
      shown?.key === keyOf(order, code) ? shown.seller : undefined,
    codeOf,
    fieldsOf
  }
}
