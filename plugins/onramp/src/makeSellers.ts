import type {
  CaipNetworkId,
  KitError,
  KitState,
  Network,
  OnrampOptions,
  OnrampPast,
  OnrampProvider,
  OnrampPurchases,
  OnrampRequest,
  OnrampSourceDeclaration
} from "@latchkey/core"
import { formatAmount } from "@latchkey/core"
import {
  Connections,
  Http,
  networkSlice,
  NotConnectedError,
  OnrampAmountError,
  OnrampProviderError,
  OnrampRequestInvalidError,
  OnrampRestrictedError,
  OnrampUnsupportedError,
  State,
  type OnrampOrder,
  type OnrampPlace,
  type OnrampSource
} from "@latchkey/core/effect"
import { together, withDeadline } from "@latchkey/core/chain-kit/effect"
import { makeSources, tellUnusable } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { allowedSources } from "./allowedSources.ts"
import { askPurchases } from "./askPurchases.ts"
import { defaultPayment, defaultPurchase } from "./defaults.ts"
import { isRestricted } from "./isRestricted.ts"
import type { OnrampSettings } from "./OnrampSettings.ts"
import { purchaseOn, readLists } from "./readLists.ts"

/** How long a provider may take to answer, in milliseconds. */
const ANSWER_MILLIS = 12_000

/** The account that buys, as it is now, and who sells to it. */
export interface Buyer extends OnrampPlace {
  readonly networkId: CaipNetworkId
  /** Of the connected wallet, for reading what the account holds. */
  readonly wallet: unknown
  readonly sources: ReadonlyArray<OnrampSourceDeclaration>
}

/** An order that was checked, and who carries it out. */
export interface CheckedOrder {
  readonly buyer: Buyer
  readonly order: OnrampOrder
  readonly provider: OnrampProvider
  readonly declared: OnrampSourceDeclaration
  readonly source: OnrampSource
}

/** Finds who sells what. */
export interface Sellers {
  /** Fails: `OnrampRestrictedError`, `NotConnectedError`, `OnrampUnsupportedError`. */
  readonly buyer: Effect.Effect<Buyer, KitError>
  /** See `OnrampActions.options`. */
  readonly options: (buyer: Buyer) => Effect.Effect<OnrampOptions, KitError>
  /** See `OnrampActions.purchases`. */
  readonly purchases: (buyer: Buyer) => Effect.Effect<OnrampPurchases>
  /** Whether a request can be checked without waiting for anybody. */
  readonly isReady: (request: OnrampRequest) => boolean
  /** Checks a request against the options. Fails: `OnrampRequestInvalidError`, `OnrampAmountError`, and as `options` does. */
  readonly check: (request: OnrampRequest) => Effect.Effect<CheckedOrder, KitError>
}

const keyOf = ({ networkId, address }: Buyer) => `${networkId} ${address}`

/** Makes what asks the sources of one kit. */
export const makeSellers = ({ restrictedTimeZones }: OnrampSettings) =>
  Effect.gen(function* () {
    const state = yield* State
    const connections = yield* Connections
    const http = yield* Http
    const bring = makeSources<OnrampSource, OnrampSourceDeclaration>(
      ({ provider }, cause) => new OnrampProviderError({ provider }, cause)
    )
    let kept: { readonly key: string; readonly options: OnrampOptions } | undefined
    const loaded = new Map<string, OnrampSource>()

    const load = (declared: OnrampSourceDeclaration): Effect.Effect<OnrampSource, KitError> =>
      Effect.tap(bring(declared), (source) => Effect.sync(() => loaded.set(declared.id, source)))

    const buyer: Sellers["buyer"] = Effect.gen(function* () {
      if (isRestricted(restrictedTimeZones)) return yield* Effect.fail(new OnrampRestrictedError())
      const { activeNamespace: namespace = "", byNamespace } = state.read(networkSlice)
      const { accounts, provider: wallet } = yield* connections.current(namespace)
      const network: Network | undefined = byNamespace[namespace]?.caipNetwork
      const address = accounts[0]?.address
      if (network === undefined || address === undefined)
        return yield* Effect.fail(new NotConnectedError({ namespace }))
      const networkId = network.caipNetworkId
      const sources = allowedSources(state.snapshot() as Pick<KitState, "feature" | "plugin">, networkId)
      if (sources.length === 0) return yield* Effect.fail(new OnrampUnsupportedError({ networkId }))
      return { network, networkId, address, wallet, http, sources }
    })

    const askOne = (of: Buyer, declared: OnrampSourceDeclaration) =>
      Effect.gen(function* () {
        const source = yield* Effect.catch(load(declared), () => Effect.succeed(undefined))
        // Without the source there is nobody to make a link.
        if (source === undefined) return undefined
        const late = () => Effect.fail(new OnrampProviderError({ provider: declared.provider }))
        const lists = yield* Effect.suspend(() =>
          withDeadline(
            source.options({ network: of.network, address: of.address, http }),
            ANSWER_MILLIS,
            late
          )
        ).pipe(
          Effect.flatMap((answer) => {
            const read = readLists(answer, of.networkId)
            return read === undefined
              ? Effect.fail(
                  new OnrampProviderError({ provider: declared.provider }, "It takes nothing that is known.")
                )
              : Effect.succeed(read)
          }),
          Effect.catch((error) => Effect.as(tellUnusable(error), undefined)),
          // A source is a stranger's code: what it throws is no answer.
          Effect.catchDefect((cause) =>
            Effect.as(
              tellUnusable(new OnrampProviderError({ provider: declared.provider }, cause)),
              undefined
            )
          )
        )
        const { payment, purchase } = lists ?? {
          payment: defaultPayment,
          purchase: purchaseOn(defaultPurchase, of.networkId)
        }
        const provider: OnrampProvider = {
          id: declared.provider,
          title: declared.title,
          ...(declared.fee === undefined ? {} : { fee: declared.fee }),
          payment,
          purchase,
          isDefault: lists === undefined,
          hasQuotes: source.quote !== undefined,
          tellsStatus: source.purchases !== undefined,
          isOpaque: declared.isOpaque === true
        }
        return purchase.length === 0 ? undefined : provider
      })

    const options: Sellers["options"] = (of) =>
      Effect.gen(function* () {
        const { networkId, sources } = of
        if (kept?.key === keyOf(of)) return kept.options
        const asked = yield* together(sources.map((declared) => askOne(of, declared)))
        const providers = asked.filter((provider) => provider !== undefined)
        if (providers.length === 0) return yield* Effect.fail(new OnrampUnsupportedError({ networkId }))
        const found: OnrampOptions = { networkId, providers }
        // Lists of our own stand in for now: the next call asks again.
        if (providers.length === sources.length && providers.every(({ isDefault }) => !isDefault))
          kept = { key: keyOf(of), options: found }
        return found
      })

    const purchasesOf = ({ network, address, http }: Buyer, declared: OnrampSourceDeclaration) =>
      Effect.gen(function* () {
        const source = yield* Effect.catch(load(declared), () => Effect.succeed(undefined))
        if (source === undefined) return undefined
        const told = yield* askPurchases(source, { network, address, http, since: 0 }, (cause) =>
          tellUnusable(new OnrampProviderError({ provider: declared.provider }, cause))
        )
        const provider = { id: declared.provider, title: declared.title }
        return told?.map((purchase): OnrampPast => ({ provider, ...purchase }))
      })

    const purchases: Sellers["purchases"] = (of) =>
      Effect.map(together(of.sources.map((declared) => purchasesOf(of, declared))), (told) => ({
        // What has no time is older than what has one.
        list: told.flatMap((list = []) => list).toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0)),
        unread: of.sources.filter((_, index) => told[index] === undefined).map(({ title }) => title)
      }))

    /** The options that were read last are those that the visitor saw, defaults or not. */
    let shown: { readonly key: string; readonly options: OnrampOptions } | undefined
    const read: Sellers["options"] = (of) =>
      Effect.tap(options(of), (found) =>
        Effect.sync(() => {
          shown = { key: keyOf(of), options: found }
        })
      )

    const check: Sellers["check"] = (given) =>
      Effect.gen(function* () {
        const request = (given ?? {}) as Partial<OnrampRequest>
        const of = yield* buyer
        const { networkId } = of
        if (request.networkId !== networkId)
          return yield* Effect.fail(new OnrampUnsupportedError({ networkId: String(request.networkId) }))
        const { providers } = shown?.key === keyOf(of) ? shown.options : yield* read(of)
        const refuse = (reason: "provider" | "purchase" | "payment" | "decimals" | "method") =>
          Effect.fail(new OnrampRequestInvalidError({ reason }))
        const provider = providers.find(({ id }) => id === request.provider)
        const declared = of.sources.find((one) => one.provider === request.provider)
        if (provider === undefined || declared === undefined) return yield* refuse("provider")
        const purchase = provider.purchase.find(({ id }) => id === request.purchase)
        if (purchase === undefined) return yield* refuse("purchase")
        const { pay } = request
        const payment = provider.payment.find(({ id }) => id === pay?.symbol)
        if (pay === undefined || payment === undefined) return yield* refuse("payment")
        if (pay.decimals !== payment.decimals || typeof pay.value !== "bigint")
          return yield* refuse("decimals")
        const limit =
          request.method === undefined
            ? payment.limits[0]
            : payment.limits.find(({ method }) => method === request.method)
        if (limit === undefined) return yield* refuse("method")
        if (pay.value < limit.min || pay.value > limit.max) {
          const { decimals } = payment
          const text = (value: bigint) => formatAmount({ value, decimals })
          return yield* Effect.fail(
            new OnrampAmountError({ min: text(limit.min), max: text(limit.max), currency: payment.id })
          )
        }
        const source = loaded.get(declared.id) ?? (yield* load(declared))
        const { id, symbol, networks } = purchase
        const token = networks[0]?.token
        const order: OnrampOrder = {
          network: of.network,
          address: of.address,
          http,
          purchase: { id, symbol, ...(token === undefined ? {} : { token }) },
          pay: { value: pay.value, decimals: pay.decimals, symbol: payment.id },
          method: limit.method
        }
        return { buyer: of, order, provider, declared, source }
      })

    const sellers: Sellers = {
      buyer,
      options: read,
      purchases,
      isReady: (request) => shown?.options.networkId === request?.networkId,
      check
    }
    return sellers
  })
