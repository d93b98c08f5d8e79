/** What a pair holds: of what goes in, and of what comes out. */
export interface PairReserves {
  readonly in: bigint
  readonly out: bigint
}

/** How good an offer is, beside what its pairs hold. */
export interface Rate {
  /** How much less comes out than at the price before, because of the swap's own size, in percent with four decimals. */
  readonly priceImpact: number
  /** What the pairs keep, in base units of what is bought. */
  readonly fee: bigint
}

const MILLION = 1_000_000n

/** Compares what is bought with what the pairs of a route would give at their price, and without their fees. */
export const rateOf = (amount: bigint, bought: bigint, route: ReadonlyArray<PairReserves>): Rate => {
  // As fractions, so that small amounts lose nothing on the way.
  const spot = route.reduce(({ over, under }, pair) => ({ over: over * pair.out, under: under * pair.in }), {
    over: amount,
    under: 1n
  })
  const free = route.reduce(
    ({ over, under }, pair) => ({ over: over * pair.out, under: pair.in * under + over }),
    { over: amount, under: 1n }
  )
  const lost = spot.over * free.under - free.over * spot.under
  const impact = (100n * MILLION * lost) / (spot.over * free.under)
  const feeless = free.over / free.under
  return { priceImpact: Number(impact / 100n) / 10_000, fee: feeless > bought ? feeless - bought : 0n }
}
