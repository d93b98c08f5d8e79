import type { CaipNetworkId, Network, SwapTokenId } from "@latchkey/core"
import type { BuiltSwap } from "@latchkey/core/effect"
import { rankSymbol } from "@latchkey/core/feature-kit"
import { decodeToken, type Subject } from "../account/Subject.ts"
import { isJson } from "../decodeWallet.ts"
import type { GasPrices } from "../GasPrices.ts"
import { decodeUnoswap } from "./decodeUnoswap.ts"

/** Where is swapped, and what stands for its coin in the service's ids. */
export interface Market extends Pick<Subject, "parseAddress"> {
  readonly network: Pick<Network, "caipNetworkId" | "nativeCurrency">
  /** The CAIP-10 id of the coin. */
  readonly coin: string
}

const MAX_TOKENS = 200
/** The longest list that is looked through. */
const MAX_LISTED = 10_000
const MAX_VALUE = 2n ** 256n
const MAX_DATA = 10_000

/** Base units as the service writes them; undefined if it is no whole number of at most 256 bits. */
const decodeUnits = (value: unknown): bigint | undefined => {
  const units = typeof value === "string" && /^\d{1,78}$/.test(value) ? BigInt(value) : MAX_VALUE
  return units < MAX_VALUE ? units : undefined
}

const decodeId = (value: unknown, market: Market): SwapTokenId | undefined =>
  typeof value === "string" && value.toLowerCase() === market.coin.toLowerCase()
    ? "native"
    : decodeToken(value, market)

/** A token that the service swaps; the rest of what it says of it, the chain says better. */
export interface ListedToken {
  readonly id: SwapTokenId
  readonly decimals: number
}

/** What stands before what, for a list of which the end is cut off: the coin, what is sought, then by symbol. */
const rankOf = ({ id, symbol }: ListedToken & { readonly symbol: string }) =>
  id === "native" ? -1 : rankSymbol(symbol)

/**
 * What the service swaps, the 200 that are sought most. An entry that is wrong is left out alone, as is a second one of a token. Undefined
 * if the answer is no list.
 */
export const decodeSwapTokens = (value: unknown, market: Market): ReadonlyArray<ListedToken> | undefined => {
  const list = isJson(value) ? value["tokens"] : undefined
  if (!Array.isArray(list)) return undefined
  const byId = new Map<SwapTokenId, ListedToken & { readonly symbol: string }>()
  for (const entry of list.slice(0, MAX_LISTED)) {
    const { address, decimals, symbol } = isJson(entry) ? entry : {}
    const id = decodeId(address, market)
    if (id !== undefined && Number.isInteger(decimals) && !byId.has(id))
      byId.set(id, { id, decimals: decimals as number, symbol: typeof symbol === "string" ? symbol : "" })
  }
  const ranked =
    byId.size <= MAX_TOKENS
      ? [...byId.values()]
      : [...byId.values()].toSorted(
          (one, other) => rankOf(one) - rankOf(other) || (one.symbol < other.symbol ? -1 : 1)
        )
  return ranked.slice(0, MAX_TOKENS).map(({ id, decimals }) => ({ id, decimals }))
}

/** What a unit of gas costs; undefined if the answer does not say. Where it says one price alone, that is the price of all. */
export const decodeGasPrices = (value: unknown): GasPrices | undefined => {
  const priceOf = (name: keyof GasPrices) => decodeUnits(isJson(value) ? value[name] : undefined)
  const standard = priceOf("standard")
  if (standard === undefined || standard === 0n) return undefined
  return { standard, fast: priceOf("fast") ?? standard, instant: priceOf("instant") ?? standard }
}

/** What was asked for, by the service's ids. */
export interface Asked {
  readonly from: string
  readonly to: string
  /** Base units. */
  readonly amount: bigint
}

/** What the service offers. */
export interface ListedQuote {
  readonly bought: bigint
  readonly priceImpact?: number
  readonly providerFee?: bigint
}

const isSame = (one: unknown, other: string) =>
  typeof one === "string" && one.toLowerCase() === other.toLowerCase()

/** The first quote of an answer; null if there is none. Undefined if it is of something else than was asked, or cannot be read. */
export const decodeQuote = (value: unknown, { from, to, amount }: Asked): ListedQuote | null | undefined => {
  const list = isJson(value) ? value["quotes"] : undefined
  if (!Array.isArray(list)) return undefined
  const [first] = list as ReadonlyArray<unknown>
  if (first === undefined) return null
  if (!isJson(first)) return undefined
  const { fromAmount, fromAccount, toAmount, toAccount, priceImpact, fee } = first
  const bought = decodeUnits(toAmount)
  if (decodeUnits(fromAmount) !== amount || !isSame(fromAccount, from) || !isSame(toAccount, to))
    return undefined
  if (bought === undefined) return undefined
  const kept = decodeUnits(fee)
  return {
    bought,
    ...(typeof priceImpact === "number" && priceImpact >= 0 && priceImpact <= 100 ? { priceImpact } : {}),
    ...(kept === undefined ? {} : { providerFee: kept })
  }
}

/**
 * The transaction that the service built, and what it buys by the price that it was built with. What goes along of the coin is not read of
 * it: it is what is sold, or nothing. Undefined if it cannot be read.
 */
export const decodeBuilt = (
  value: unknown,
  market: Market,
  { from, amount }: Pick<Asked, "from" | "amount">
): BuiltSwap | undefined => {
  const tx = isJson(value) ? value["tx"] : undefined
  if (!isJson(tx)) return undefined
  const networkId: CaipNetworkId = market.network.caipNetworkId
  const [sender, target] = [tx["from"], tx["to"]].map((id) =>
    decodeToken(id, market)?.slice(networkId.length + 1)
  )
  const { data } = tx
  const isCoin = from === market.coin
  const worth = isCoin ? amount : 0n
  const bought = decodeUnits(tx["amount"])
  if (
    sender === undefined ||
    target === undefined ||
    typeof data !== "string" ||
    data.length > MAX_DATA ||
    !/^0x(?:[0-9a-f]{2})+$/i.test(data)
  )
    return undefined
  const pools = decodeUnoswap(data)
  // What can be read of it has to be what was asked for; what comes of it, the chain is asked.
  const isOther =
    pools !== undefined &&
    (pools.minimum === 0n ||
      (isCoin
        ? pools.sold !== undefined
        : pools.amount !== amount || !isSame(pools.sold, from.slice(networkId.length + 1))))
  if (isOther) return undefined
  return {
    networkId,
    sender,
    call: { to: target, value: worth, data },
    ...(pools === undefined ? {} : { isTried: true }),
    ...(bought === undefined || bought === 0n ? {} : { bought })
  }
}
