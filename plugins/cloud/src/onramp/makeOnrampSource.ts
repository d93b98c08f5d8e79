import { formatAmount } from "@latchkey/core"
import {
  Namespaces,
  OnrampProviderError,
  type HttpError,
  type OnrampPlace,
  type OnrampSource
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { IsSupported } from "../account/makeSupported.ts"
import { nativeTokens } from "../account/nativeTokens.ts"
import type { CloudOnramp } from "../CloudOptions.ts"
import { makeAsk } from "../makeAsk.ts"
import type { ResolvedOptions } from "../ResolvedOptions.ts"
import { decodeLink, decodeOnrampQuote, decodeOptions, decodePurchases, type Place } from "./decodeOnramp.ts"
import { onrampNetworks } from "./onrampNetworks.ts"

/** Whose purchases the service tells of. */
const TELLING = "coinbase"

/** Makes the source of coins for money that the service is. */
export const makeOnrampSource = (
  options: ResolvedOptions,
  { provider }: Pick<CloudOnramp, "provider">,
  isSupported: IsSupported
) =>
  Effect.gen(function* () {
    const namespaces = yield* Namespaces
    const ask = yield* makeAsk(options)
    const failed = (cause?: unknown) => new OnrampProviderError({ provider }, cause)
    const coinOf = (namespace: string) => nativeTokens[namespace] ?? ""

    const placeOf = ({ network }: Pick<OnrampPlace, "network">): Place => ({
      network,
      coin: coinOf(network.chainNamespace),
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

    const source: OnrampSource = {
      // Once: lists that ship stand in, and the next opening asks again.
      options: (place) =>
        answered(ask.json("/v1/onramp/options", {}, 1), (answer) => decodeOptions(answer, placeOf(place))),

      quote: (order) =>
        Effect.gen(function* () {
          const { network, purchase, pay, method } = order
          const word = yield* wordOf(order)
          const contract = purchase.token?.slice(network.caipNetworkId.length + 1) ?? ""
          const here = {
            name: word,
            display_name: network.name,
            chain_id: network.caipNetworkId.replace(/^eip155:/, ""),
            contract_address: contract
          }
          const body = {
            purchaseCurrency: { id: purchase.id, symbol: purchase.symbol, networks: [here] },
            paymentCurrency: { id: pay.symbol },
            amount: formatAmount(pay),
            network: word,
            paymentMethod: method
          }
          return yield* answered(ask.post("/v1/onramp/quote", body, 1), (answer) =>
            decodeOnrampQuote(answer, pay, purchase.symbol)
          )
        }),

      link: (order) =>
        Effect.gen(function* () {
          const { address, purchase, pay } = order
          const word = yield* wordOf(order)
          const body = {
            // The network that the visitor chose and no other: what is sent elsewhere, nobody looks for.
            destinationWallets: [{ address, blockchains: [word], assets: [purchase.symbol] }],
            defaultNetwork: word,
            partnerUserId: address,
            defaultExperience: "buy",
            presetFiatAmount: Number(formatAmount(pay)),
            fiatCurrency: pay.symbol
          }
          return yield* answered(ask.post("/v1/generators/onrampurl", body, 1), decodeLink)
        }),

      ...(provider === TELLING && {
        purchases: ({ network, address }: OnrampPlace) =>
          Effect.gen(function* () {
            const chainId = network.caipNetworkId
            if (!(yield* Effect.mapError(isSupported(chainId), failed))) return []
            const path = `/v1/account/${encodeURIComponent(address)}/history`
            return yield* answered(ask.json(path, { onramp: provider, chainId }, 1), decodePurchases)
          })
      })
    }
    return source
  })
