import { worthOf } from "@latchkey/core/feature-kit"
import type { Amount, SwapQuote } from "@latchkey/core"
import type { SwapSource } from "@latchkey/core/effect"
import type { PairPrices } from "./makePriceMemory.ts"

interface Ranked {
  readonly quote: SwapQuote
  readonly source: Pick<SwapSource, "isOpaque">
}

/** What the network takes, counted in what is bought; zero where nobody can say how much of it that is. */
const feeIn = ({ quote }: Ranked, fee: Amount | undefined, { coin, bought: price }: PairPrices): bigint => {
  const { sell, buy, sold, bought } = quote
  if (fee === undefined) return 0n
  if (buy === "native") return fee.value
  // At the offer's own rate.
  if (sell === "native") return (fee.value * bought.value) / sold.value
  if (coin === undefined || price === undefined) return 0n
  const worth = worthOf(fee, coin)
  return (
    (worth.value * 10n ** BigInt(price.decimals + bought.decimals)) /
    (price.value * 10n ** BigInt(worth.decimals))
  )
}

/**
 * Offers by what arrives once the network has its fee, the most first; of as much, the source that is declared first. One of which nobody
 * says what the network takes is counted as if it were the most that is said of any. What nobody can read is the source's word alone, so
 * that it never takes the place of another by what it promises: it stays where its source is declared.
 */
export const rankOffers = <Offered extends Ranked>(
  offers: ReadonlyArray<Offered>,
  prices: PairPrices
): ReadonlyArray<Offered> => {
  const most = offers
    .flatMap(({ quote }) => quote.networkFee ?? [])
    .reduce<Amount | undefined>(
      (one, other) => (one === undefined || other.value > one.value ? other : one),
      undefined
    )
  const arrives = new Map(
    offers.map((each) => {
      const { bought, networkFee = most } = each.quote
      return [each, bought.value - feeIn(each, networkFee, prices)] as const
    })
  )
  const ranked: Array<Offered> = []
  for (const offered of offers) {
    const isBehind = (other: Offered) =>
      offered.source.isOpaque !== true && arrives.get(offered)! > arrives.get(other)!
    const at = ranked.findIndex(isBehind)
    ranked.splice(at === -1 ? ranked.length : at, 0, offered)
  }
  return ranked
}
