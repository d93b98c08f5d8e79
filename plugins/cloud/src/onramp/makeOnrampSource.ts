import { formatAmount } from "@latchkey/core"
import {
  Namespaces,
  OnrampProviderError,
  type HttpError,
  type OnrampOrder,
  type OnrampPlace,
  type OnrampSource
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { IsSupported } from "../account/makeSupported.ts"
import { nativeTokens } from "../account/nativeTokens.ts"
import type { CloudOnramp } from "../CloudOptions.ts"
import { makeAsk } from "../makeAsk.ts"
import type { ResolvedOptions } from "../ResolvedOptions.ts"
import { countryHere } from "./countryHere.ts"
import { decodeLink, decodeOnrampQuote, decodeOptions, decodePurchases, type Place } from "./decodeOnramp.ts"
import { makeSellers } from "./makeSellers.ts"
import { onrampNetworks } from "./onrampNetworks.ts"
import { wordOfMethod } from "./paymentMethods.ts"

/** The seller that the service asks itself, and whose purchases it tells of; every other is one of many that another service asks. */
const EXCHANGE = "coinbase"
/** What that other service calls it. */
const EXCHANGE_AS_SELLER = "COINBASEPAY"

const path = "/v1/onramp"

/** Makes the source of coins for money that the service is. */
export const makeOnrampSource = (
  options: ResolvedOptions,
  { provider, country }: Pick<CloudOnramp, "provider" | "country">,
  isSupported: IsSupported
) =>
  Effect.gen(function* () {
    const namespaces = yield* Namespaces
    const ask = yield* makeAsk(options)
    const { projectId } = options
    const failed = (cause?: unknown) => new OnrampProviderError({ provider }, cause)

    const placeOf = ({ network }: Pick<OnrampPlace, "network">): Place => ({
      network,
      coin: nativeTokens[network.chainNamespace] ?? "",
      parseAddress: (text) => namespaces.get(network.chainNamespace)?.parseAddress(text, network)
    })
    const answered = <A>(
      asking: Effect.Effect<unknown, HttpError>,
      decode: (answer: unknown) => A | undefined
    ) =>
      Effect.mapError(
        Effect.flatMap(asking, (answer) => ask.usable(decode(answer), "offers and purchases")),
        failed
      )
    /** The service's word for a network. Fails: `OnrampProviderError` where it has none. */
    const wordOf = ({ network }: Pick<OnrampPlace, "network">) => {
      const word = onrampNetworks[network.caipNetworkId]
      return word === undefined ? Effect.fail(failed()) : Effect.succeed(word)
    }
    const sellers = makeSellers({ ask, projectId, country, wordOf, placeOf, answered, failed })
    /** Opens the page of a seller. */
    const pageOf = (order: OnrampOrder, code: string, serviceProvider: string) => {
      const sessionData = { ...sellers.fieldsOf(order, code), serviceProvider }
      return answered(ask.post(`${path}/widget`, { projectId, sessionData }, 1), decodeLink)
    }

    const ofSellers: OnrampSource = {
      options: sellers.options,
      quote: (order) => Effect.map(sellers.offerFor(order), ({ quote }) => quote),
      link: (order) =>
        Effect.gen(function* () {
          const code = yield* sellers.codeOf(order)
          const seller =
            sellers.shownFor(order, code) ??
            // Where nobody says a price, the seller that the app names may sell all the same.
            (yield* Effect.catch(
              Effect.map(sellers.offerFor(order), (best) => best.seller),
              () => Effect.succeed(provider.toUpperCase())
            ))
          return yield* pageOf(order, code, seller)
        })
    }
    const ofExchange: OnrampSource = {
      // Once: lists that ship stand in, and the next opening asks again.
      options: (place) =>
        answered(ask.json(`${path}/buy/options`, { country: country ?? countryHere() }, 1), (answer) =>
          decodeOptions(answer, placeOf(place))
        ),
      quote: (order) =>
        Effect.gen(function* () {
          const { purchase, pay, method } = order
          const query = {
            country: country ?? countryHere(),
            purchaseCurrency: purchase.symbol,
            purchaseNetwork: yield* wordOf(order),
            paymentAmount: formatAmount(pay),
            paymentCurrency: pay.symbol,
            paymentMethod: wordOfMethod(method, "exchange")
          }
          return yield* answered(ask.json(`${path}/buy/quotes`, query, 1), (answer) =>
            decodeOnrampQuote(answer, pay, purchase.symbol)
          )
        }),
      // Its own page takes no link that was not made with a key of the site's own; that of the sellers leads to it.
      link: (order) =>
        Effect.flatMap(sellers.codeOf(order), (code) => pageOf(order, code, EXCHANGE_AS_SELLER)),
      purchases: ({ network, address }) =>
        Effect.gen(function* () {
          const chainId = network.caipNetworkId
          if (!(yield* Effect.mapError(isSupported(chainId), failed))) return []
          const history = `/v1/account/${encodeURIComponent(address)}/history`
          return yield* answered(ask.json(history, { onramp: provider, chainId }, 1), decodePurchases)
        })
    }
    return provider === EXCHANGE ? ofExchange : ofSellers
  })
