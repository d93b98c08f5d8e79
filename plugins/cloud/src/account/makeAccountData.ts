import type { KitError, Network } from "@latchkey/core"
import { Namespaces, type HistoryPage } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { CloudNetworkUnsupportedError } from "../errors.ts"
import { makeAsk, type Query } from "../makeAsk.ts"
import { isOffNetwork } from "../reasonOf.ts"
import type { ResolvedOptions } from "../ResolvedOptions.ts"
import type { AccountData } from "./AccountData.ts"
import { decodeBalances } from "./decodeBalances.ts"
import { decodeHistory } from "./decodeHistory.ts"
import { makePriceList } from "./makePriceList.ts"
import type { IsSupported } from "./makeSupported.ts"
import { nativeTokens, readAnew } from "./nativeTokens.ts"
import type { Subject } from "./Subject.ts"

const TRIES = 2

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

    const priceList = yield* makePriceList(options, ask, isSupported)
    /** Networks that a route refused, by its name: it is not asked about them again. */
    const refused = new Set<string>()
    const askedOf = <A>(
      route: string,
      { address, network }: { readonly address: string; readonly network: Network },
      query: Query,
      unknown: Effect.Effect<A, KitError>,
      what: string,
      decode: (answer: unknown) => A | undefined
    ): Effect.Effect<A, KitError> =>
      Effect.gen(function* () {
        const chainId = network.caipNetworkId
        const key = `${route} ${chainId}`
        if (refused.has(key) || !(yield* isSupported(chainId))) return yield* unknown
        const path = `/v1/account/${encodeURIComponent(address)}/${route}`
        return yield* ask.json(path, { ...query, chainId }, TRIES, [400]).pipe(
          Effect.flatMap((answer) => ask.usable(decode(answer), what)),
          Effect.catch((error): Effect.Effect<A, KitError> => {
            if (!isOffNetwork(error, chainId)) return Effect.fail(error)
            refused.add(key)
            return unknown
          })
        )
      })

    const data: AccountData = {
      history: {
        list: ({ address, network, cursor }) =>
          askedOf<HistoryPage>(
            "history",
            { address, network },
            { cursor },
            Effect.succeed({ transactions: [], coverage: "none" }),
            "transactions",
            (answer) => decodeHistory(answer, subjectOf(address, network), cursor)
          )
      },
      balances: {
        list: ({ address, network }) => {
          const { caipNetworkId: networkId, chainNamespace } = network
          // The service keeps what it said of an address last, of whichever network it was: only what is read anew is not that.
          const forceUpdate = readAnew.has(chainNamespace)
            ? `${networkId}:${nativeTokens[chainNamespace]}`
            : undefined
          return askedOf(
            "balance",
            { address, network },
            { currency: "usd", forceUpdate },
            Effect.fail(new CloudNetworkUnsupportedError({ networkId })),
            "balances",
            (answer) => decodeBalances(answer, subjectOf(address, network))
          )
        }
      },
      prices: { list: priceList }
    }
    return data
  })
