import type {
  KitError,
  SwapChoice,
  SwapQuote,
  SwapRequest,
  SwapSourceDeclaration,
  SwapTokenId,
  TokenHolding
} from "@latchkey/core"
import {
  SwapAmountError,
  SwapProviderError,
  SwapRequestInvalidError,
  SwapUnsupportedError,
  type SwapContracts,
  type SwapOffer,
  type SwapSource
} from "@latchkey/core/effect"
import { readField } from "@latchkey/core/chain-kit"
import { currentMillis, together, withDeadline } from "@latchkey/core/chain-kit/effect"
import { withDeadlines } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { failedBy, type Swapper, type Swappers } from "./makeSwappers.ts"
import type { PriceMemory } from "./makePriceMemory.ts"
import type { Receivers } from "./makeReceivers.ts"
import { rankOffers } from "./rankOffers.ts"
import { hundredthsOf, minimumOf } from "./slippage.ts"
import { DEFAULT_SLIPPAGE } from "./SwapState.ts"
import { withWorth } from "./withWorth.ts"

/** How long a quote holds, in milliseconds. */
const QUOTE_MILLIS = 30_000
/** How long a source may take to build what it has offered, in milliseconds. */
const BUILD_MILLIS = 15_000
/** How long a source is waited for where there are others, in milliseconds. */
const COMPARE_MILLIS = 5_000

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

/** Asks the sources for offers. */
export interface Offers {
  /** See `SwapActions.quote`. `kept` is the id of a source that stays the one while no other is better by more than the slippage. */
  readonly offer: (swapper: Swapper, request: SwapRequest, kept?: string) => Effect.Effect<Offered, KitError>
  /** All that there are, as `SwapActions.offers` orders them. Fails as `offer` does. */
  readonly all: (swapper: Swapper, request: SwapRequest) => Effect.Effect<ReadonlyArray<Offered>, KitError>
}

const tokenOf = (id: SwapTokenId) => (id === "native" ? undefined : id)

const choiceOf = ({ token, name, amount: { symbol, decimals } }: TokenHolding): SwapChoice => ({
  id: token ?? ("native" as const),
  name,
  symbol,
  decimals
})

/** A share in percent that can be shown; undefined for anything else. */
const percentOf = (value: unknown) =>
  typeof value === "number" && Number.isFinite(value) ? { priceImpact: Math.max(0, value) } : {}

/** Something that is kept or taken, as amounts of a quote; nothing where it is no number of base units. */
const amountOf = <Name extends "providerFee" | "siteFee" | "networkFee">(
  name: Name,
  found: SwapOffer,
  of: Omit<SwapQuote["bought"], "value">
): { readonly [Key in Name]?: SwapQuote["bought"] } => {
  const value: unknown = found[name]
  return typeof value === "bigint" && value >= 0n
    ? ({ [name]: Object.freeze({ ...of, value }) } as { readonly [Key in Name]?: SwapQuote["bought"] })
    : {}
}

/** Whom it pays, its call has to say, or the chain that tries it: of an opaque one nobody knows. */
const canPayOthers = ({ paysOthers, isOpaque }: SwapSource) => paysOthers === true && isOpaque !== true

/** What is to be swapped, checked, with what the tokens' contracts say of them. */
const readRequest = ({ network, place, address }: Swapper, request: SwapRequest) =>
  Effect.gen(function* () {
    const { sell, buy, amount, slippage = DEFAULT_SLIPPAGE } = (request ?? {}) as Partial<SwapRequest>
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
    if (sold.token === bought.token) return yield* refuse("same")
    if (amount.decimals !== sold.amount.decimals) return yield* refuse("decimals")
    return { sold, bought, value: amount.value, slippage, hundredths }
  })

/**
 * Makes what asks the sources of one kit; `pricesFor` tells by what offers are compared, and what they are worth, `receivers` finds who else
 * than the account gets what is bought.
 */
export const makeOffers = (
  { load }: Pick<Swappers, "load">,
  pricesFor: PriceMemory,
  receivers: Effect.Effect<Receivers, KitError>
): Offers => {
  const compared: (
    of: Swapper,
    request: SwapRequest,
    sources: Swapper["sources"]
  ) => Effect.Effect<ReadonlyArray<Offered>, KitError> = (of, request, sources) =>
    Effect.gen(function* () {
      const { address, network, place } = of
      const { caipNetworkId: networkId } = network
      const { sold, bought, value, slippage, hundredths } = yield* readRequest(of, request)
      const [sell, buy] = [choiceOf(sold), choiceOf(bought)]
      const { receiver: wished } = request
      const receiver = wished === undefined ? wished : yield* (yield* receivers).find(wished, of)
      const paid = receiver === undefined ? {} : { receiver: receiver.address }

      const ask = (source: SwapSource, declared: SwapSourceDeclaration) =>
        Effect.gen(function* () {
          const { title: provider, id: sourceId } = declared
          const answer = yield* source.offer({ ...place, sell, buy, amount: value, address, ...paid })
          const told = readField(answer, "bought")
          if (typeof told !== "bigint" || told <= 0n)
            return yield* Effect.fail(new SwapProviderError({ provider }))
          const found = withDeadlines(answer, BUILD_MILLIS, failedBy(declared))
          const quote: SwapQuote = Object.freeze({
            networkId,
            sell: sell.id,
            buy: buy.id,
            provider,
            sourceId,
            ...(request.source === undefined ? {} : { isChosen: true }),
            ...(canPayOthers(source) ? { paysOthers: true, ...(receiver && { receiver }) } : {}),
            sold: Object.freeze({ ...sold.amount, value }),
            bought: Object.freeze({ ...bought.amount, value: found.bought }),
            minimum: Object.freeze({ ...bought.amount, value: minimumOf(found.bought, hundredths) }),
            slippage,
            ...percentOf(found.priceImpact),
            ...amountOf("providerFee", found, bought.amount),
            ...amountOf("siteFee", found, bought.amount),
            ...amountOf("networkFee", found, network.nativeCurrency),
            expiresAt: (yield* currentMillis) + QUOTE_MILLIS
          })
          return { quote, offer: found }
        })

      const offeredBy = (declared: SwapSourceDeclaration) =>
        Effect.gen(function* () {
          const source = yield* load(declared)
          const contracts = source.contracts(networkId)
          if (contracts === undefined || (receiver !== undefined && !canPayOthers(source)))
            return yield* Effect.fail(new SwapUnsupportedError({ networkId }))
          const again = ask(source, declared)
          const found: Offered = {
            ...(yield* again),
            sourceId: declared.id,
            source,
            contracts,
            balance: sold.amount.value,
            // Nothing but a plain yes: too little is allowed rather than too much.
            unlimited: request.unlimited === true,
            back: (amount) => source.offer({ ...place, sell: buy, buy: sell, amount, address }),
            again
          }
          return found
        })
      const late = ({ title: provider }: SwapSourceDeclaration) =>
        Effect.fail(new SwapProviderError({ provider }))
      const isOne = sources.length === 1
      const asking = together(
        sources.map((declared) => {
          const asked = offeredBy(declared)
          return (isOne ? asked : withDeadline(asked, COMPARE_MILLIS, () => late(declared))).pipe(
            Effect.map((offered) => ({ offered })),
            Effect.catch((error: KitError) => Effect.succeed({ error }))
          )
        })
      )
      const [tried, prices] = yield* together([asking, pricesFor(of, { sell: sell.id, buy: buy.id })])
      const found = tried.flatMap((each) => ("offered" in each ? [each.offered] : []))
      if (found.length > 0)
        return rankOffers(found, prices).map((each) => ({ ...each, quote: withWorth(each.quote, prices) }))
      const failures = tried.flatMap((each) => ("error" in each ? [each.error] : []))
      return yield* Effect.fail(failures.at(-1) ?? new SwapUnsupportedError({ networkId }))
    })

  return {
    all: (of, request) => compared(of, request, of.sources),
    offer: (of, request, kept) =>
      Effect.gen(function* () {
        const { source: chosen } = (request ?? {}) as Partial<SwapRequest>
        const asked = chosen === undefined ? of.sources : of.sources.filter(({ id }) => id === chosen)
        if (asked.length === 0)
          return yield* Effect.fail(
            new SwapProviderError({ provider: String(chosen) }, "No such source swaps on this network.")
          )
        const [best, ...others] = yield* compared(of, request, asked)
        const before = others.find(({ sourceId }) => sourceId === kept)
        return before !== undefined && before.quote.bought.value >= best!.quote.minimum.value ? before : best!
      })
  }
}
