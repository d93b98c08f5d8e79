import type {
  KitError,
  Network,
  PluginState,
  SwapQuote,
  SwapRequest,
  SwapSourceDeclaration,
  SwapTokenId,
  TokenHolding
} from "@latchkey/core"
import { isKitError, swapSourcesOn } from "@latchkey/core"
import {
  Capabilities,
  Connections,
  contractCalls,
  Http,
  networkSlice,
  NotConnectedError,
  State,
  SwapAmountError,
  SwapProviderError,
  SwapRequestInvalidError,
  SwapUnsupportedError,
  type SwapContracts,
  type SwapOffer,
  type SwapPlace,
  type SwapSource
} from "@latchkey/core/effect"
import { readField } from "@latchkey/core/chain-kit"
import { currentMillis, together, withDeadline } from "@latchkey/core/chain-kit/effect"
import { makeSources, withDeadlines } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { hundredthsOf, minimumOf } from "./slippage.ts"
import { DEFAULT_SLIPPAGE } from "./SwapState.ts"

/** How long a quote holds, in milliseconds. */
const QUOTE_MILLIS = 30_000
/** How long a source may take to build what it has offered, in milliseconds. */
const BUILD_MILLIS = 15_000
/** How long a source is waited for where there are others, in milliseconds. */
const COMPARE_MILLIS = 5_000

/** The account that swaps, as it is now, and what it reads with. */
export interface Swapper {
  readonly address: string
  readonly network: Network
  readonly place: SwapPlace
  readonly sources: ReadonlyArray<SwapSourceDeclaration>
}

/** An offer of a source, and the quote that is made of it. */
export interface Offered {
  /** The id of its source's declaration. */
  readonly sourceId: string
  readonly quote: SwapQuote
  readonly offer: SwapOffer
  readonly source: SwapSource
  readonly contracts: SwapContracts
  /** What the account has of what is sold, in base units. */
  readonly balance: bigint
  /** Whether an approval is to have no limit. */
  readonly unlimited: boolean
  /** What the same source gives for so much of what is bought, in base units. */
  readonly back: (amount: bigint) => Effect.Effect<SwapOffer, KitError>
  /** The same again, from the same source, for the same account. */
  readonly again: Effect.Effect<Pick<Offered, "quote" | "offer">, KitError>
}

/** Finds who swaps what. */
export interface Offers {
  /** Fails: `NotConnectedError`, `CapabilityMissingError`, `SwapUnsupportedError`. */
  readonly swapper: Effect.Effect<Swapper, KitError>
  /** Goes through the sources in their order until one answers. Fails as the last one did. */
  readonly first: <A>(
    swapper: Swapper,
    use: (source: SwapSource, declared: SwapSourceDeclaration) => Effect.Effect<A, KitError>
  ) => Effect.Effect<A, KitError>
  /** See `SwapActions.quote`. `kept` is the id of a source that stays the one while no other is better by more than the slippage. */
  readonly offer: (swapper: Swapper, request: SwapRequest, kept?: string) => Effect.Effect<Offered, KitError>
}

const tokenOf = (id: SwapTokenId) => (id === "native" ? undefined : id)

const choiceOf = ({ token, name, amount: { symbol, decimals } }: TokenHolding) => ({
  id: token ?? ("native" as const),
  name,
  symbol,
  decimals
})

/** A share in percent that can be shown; undefined for anything else. */
const percentOf = (value: unknown) =>
  typeof value === "number" && Number.isFinite(value) ? { priceImpact: Math.max(0, value) } : {}

/**
 * The offer that is shown, of those that there are, in the order of their sources: the one that gives most. What nobody can read is the
 * source's word alone, so that it never takes the place of another by what it promises.
 */
const bestOf = ([first, ...others]: readonly [Offered, ...Array<Offered>], kept?: string): Offered => {
  const best = others.reduce(
    (before, other) =>
      other.source.isOpaque !== true && other.quote.bought.value > before.quote.bought.value ? other : before,
    first
  )
  const before = [first, ...others].find(({ sourceId }) => sourceId === kept)
  return before !== undefined && before.quote.bought.value >= best.quote.minimum.value ? before : best
}

/** Makes what asks the sources of one kit. */
export const makeOffers = Effect.gen(function* () {
  const state = yield* State
  const connections = yield* Connections
  const capabilities = yield* Capabilities
  const http = yield* Http
  const failedBy =
    ({ title: provider }: SwapSourceDeclaration) =>
    (cause?: unknown) =>
      isKitError(cause) ? cause : new SwapProviderError({ provider }, cause)
  const load = makeSources<SwapSource, SwapSourceDeclaration>(
    (declared, cause) => failedBy(declared)(cause),
    ["contracts"]
  )

  const swapper: Offers["swapper"] = Effect.gen(function* () {
    const { activeNamespace: namespace = "", byNamespace } = state.read(networkSlice)
    const { accounts, provider } = yield* connections.current(namespace)
    const network = byNamespace[namespace]?.caipNetwork
    const address = accounts[0]?.address
    if (network === undefined || address === undefined)
      return yield* Effect.fail(new NotConnectedError({ namespace }))
    const { calls: loading } = yield* capabilities.get(namespace, contractCalls)
    const { fillings } = (state.snapshot() as { readonly plugin: PluginState }).plugin
    const sources = swapSourcesOn(fillings, network.caipNetworkId)
    if (sources.length === 0)
      return yield* Effect.fail(new SwapUnsupportedError({ networkId: network.caipNetworkId }))
    const calls = yield* loading
    return { address, network, sources, place: { network, provider, calls, http } }
  })

  const first: Offers["first"] = (of, use) =>
    Effect.gen(function* () {
      let last: KitError = new SwapUnsupportedError({ networkId: of.network.caipNetworkId })
      for (const declared of of.sources) {
        const tried = yield* Effect.flatMap(load(declared), (source) => use(source, declared)).pipe(
          Effect.map((value) => ({ value })),
          Effect.catch((error: KitError) => Effect.succeed({ error }))
        )
        if ("value" in tried) return tried.value
        last = tried.error
      }
      return yield* Effect.fail(last)
    })

  const offer: Offers["offer"] = (of, request, kept) =>
    Effect.gen(function* () {
      const {
        sell,
        buy,
        amount,
        slippage = DEFAULT_SLIPPAGE,
        unlimited
      } = (request ?? {}) as Partial<SwapRequest>
      const { address, network, place } = of
      const { caipNetworkId: networkId } = network
      const refuse = (reason: "token" | "same" | "decimals" | "slippage") =>
        Effect.fail(new SwapRequestInvalidError({ reason }))
      const hundredths = hundredthsOf(slippage)
      if (hundredths === undefined) return yield* refuse("slippage")
      for (const id of [sell, buy])
        if (id !== "native" && !(typeof id === "string" && id.startsWith(`${networkId}:`)))
          return yield* refuse("token")
      if (typeof amount?.value !== "bigint" || amount.value <= 0n)
        return yield* Effect.fail(new SwapAmountError())

      // What tokens are called and counted in, their contracts say, never a list.
      const holding = (id: SwapTokenId) => place.calls.holding({ ...place, token: tokenOf(id), address })
      const [sold, bought] = yield* Effect.mapError(together([holding(sell!), holding(buy!)]), (error) =>
        error._tag === "TransferTokenInvalidError" ? new SwapRequestInvalidError({ reason: "token" }) : error
      )
      const [soldId, boughtId] = [sold.token ?? "native", bought.token ?? "native"] as const
      if (soldId === boughtId) return yield* refuse("same")
      if (amount.decimals !== sold.amount.decimals) return yield* refuse("decimals")
      const { value } = amount

      const ask = (source: SwapSource, declared: SwapSourceDeclaration) =>
        Effect.gen(function* () {
          const { title: provider } = declared
          const answer = yield* source.offer({
            ...place,
            sell: choiceOf(sold),
            buy: choiceOf(bought),
            amount: value,
            address
          })
          const told = readField(answer, "bought")
          if (typeof told !== "bigint" || told <= 0n)
            return yield* Effect.fail(new SwapProviderError({ provider }))
          const found = withDeadlines(answer, BUILD_MILLIS, failedBy(declared))
          const quote: SwapQuote = Object.freeze({
            networkId,
            sell: soldId,
            buy: boughtId,
            provider,
            sold: Object.freeze({ ...sold.amount, value }),
            bought: Object.freeze({ ...bought.amount, value: found.bought }),
            minimum: Object.freeze({ ...bought.amount, value: minimumOf(found.bought, hundredths) }),
            slippage,
            ...percentOf(found.priceImpact),
            ...(typeof found.providerFee === "bigint" && found.providerFee >= 0n
              ? { providerFee: Object.freeze({ ...bought.amount, value: found.providerFee }) }
              : {}),
            expiresAt: (yield* currentMillis) + QUOTE_MILLIS
          })
          return { quote, offer: found }
        })

      const offeredBy = (declared: SwapSourceDeclaration) =>
        Effect.gen(function* () {
          const source = yield* load(declared)
          const contracts = source.contracts(networkId)
          if (contracts === undefined) return yield* Effect.fail(new SwapUnsupportedError({ networkId }))
          const again = ask(source, declared)
          const found: Offered = {
            ...(yield* again),
            sourceId: declared.id,
            source,
            contracts,
            balance: sold.amount.value,
            // Nothing but a plain yes: too little is allowed rather than too much.
            unlimited: unlimited === true,
            back: (amount) =>
              source.offer({ ...place, sell: choiceOf(bought), buy: choiceOf(sold), amount, address }),
            again
          }
          return found
        })
      const late = ({ title: provider }: SwapSourceDeclaration) =>
        Effect.fail(new SwapProviderError({ provider }))
      const tried = yield* together(
        of.sources.map((declared, _, { length }) => {
          const asked = offeredBy(declared)
          return (length === 1 ? asked : withDeadline(asked, COMPARE_MILLIS, () => late(declared))).pipe(
            Effect.map((offered) => ({ offered })),
            Effect.catch((error: KitError) => Effect.succeed({ error }))
          )
        })
      )
      const [one, ...others] = tried.flatMap((each) => ("offered" in each ? [each.offered] : []))
      if (one !== undefined) return bestOf([one, ...others], kept)
      const failures = tried.flatMap((each) => ("error" in each ? [each.error] : []))
      return yield* Effect.fail(failures.at(-1) ?? new SwapUnsupportedError({ networkId }))
    })

  return { swapper, first, offer } satisfies Offers
})
