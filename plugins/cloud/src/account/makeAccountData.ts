import type { Amount, CaipAddress, Network } from "@latchkey/core"
import { Namespaces, type Prices, type TokenPrice } from "@latchkey/core/effect"
import { currentMillis } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { CloudNetworkUnsupportedError } from "../errors.ts"
import { makeAsk } from "../makeAsk.ts"
import type { ResolvedOptions } from "../ResolvedOptions.ts"
import type { AccountData } from "./AccountData.ts"
import { decodeBalances } from "./decodeBalances.ts"
import { decodeHistory } from "./decodeHistory.ts"
import { decodePrices } from "./decodePrices.ts"
import type { IsSupported } from "./makeSupported.ts"
import { nativeTokens } from "./nativeTokens.ts"
import type { Subject } from "./Subject.ts"

const TRIES = 2
const PRICE_MILLIS = 30_000
const MAX_KNOWN_PRICES = 50
/** How many prices the service tells at once. */
const MAX_ASKED = 100

/** Makes what asks the service about accounts. */
export const makeAccountData = (options: ResolvedOptions, isSupported: IsSupported) =>
  Effect.gen(function* () {
    const namespaces = yield* Namespaces
    const ask = yield* makeAsk(options)

    const subjectOf = (address: string, network: Network): Subject => ({
      address,
      network,
      parseAddress: (text) => namespaces.get(network.chainNamespace)?.parseAddress(text, network)
    })

    const known = new Map<string, { readonly at: number; readonly list: ReadonlyArray<TokenPrice> }>()
    const priceList: Prices["list"] = ({ network, tokens, currency }) =>
      Effect.gen(function* () {
        const { caipNetworkId, chainNamespace } = network
        if (!(yield* isSupported(caipNetworkId))) return []
        const coin = nativeTokens[chainNamespace]
        const byId = new Map<string, CaipAddress | undefined>([
          ...(coin === undefined ? [] : [[`${caipNetworkId}:${coin}`, undefined] as const]),
          ...tokens.map((token) => [token as string, token] as const)
        ])
        const addresses = [...byId.keys()].slice(0, MAX_ASKED)
        const key = JSON.stringify([currency, addresses])
        const now = yield* currentMillis
        const before = known.get(key)
        // A time that lies ahead is one from before the clock was put back.
        if (before !== undefined && Math.abs(now - before.at) < PRICE_MILLIS) return before.list
        const answer = yield* ask.post(
          "/v1/fungible/price",
          { currency: currency.toLowerCase(), addresses, projectId: options.projectId },
          TRIES
        )
        const found = yield* ask.usable(
          decodePrices(answer, new Set(addresses), currency.toUpperCase()),
          "prices"
        )
        const list = [...found].map(([id, price]: readonly [string, Amount]): TokenPrice => {
          const token = byId.get(id)
          return token === undefined ? { price } : { token, price }
        })
        known.delete(key)
        known.set(key, { at: now, list })
        if (known.size > MAX_KNOWN_PRICES) known.delete(known.keys().next().value!)
        return list
      })

    const data: AccountData = {
      history: {
        list: ({ address, network, cursor }) =>
          Effect.gen(function* () {
            const chainId = network.caipNetworkId
            if (!(yield* isSupported(chainId))) return { transactions: [], coverage: "none" }
            const answer = yield* ask.json(
              `/v1/account/${encodeURIComponent(address)}/history`,
              { chainId, cursor },
              TRIES
            )
            return yield* ask.usable(
              decodeHistory(answer, subjectOf(address, network), cursor),
              "transactions"
            )
          })
      },
      balances: {
        list: ({ address, network }) =>
          Effect.gen(function* () {
            const chainId = network.caipNetworkId
            if (!(yield* isSupported(chainId)))
              return yield* Effect.fail(new CloudNetworkUnsupportedError({ networkId: chainId }))
            const answer = yield* ask.json(
              `/v1/account/${encodeURIComponent(address)}/balance`,
              { currency: "usd", chainId },
              TRIES
            )
            return yield* ask.usable(decodeBalances(answer, subjectOf(address, network)), "balances")
          })
      },
      prices: { list: priceList }
    }
    return data
  })
