const WHOLE = 100n
const MAX = 50

/** A slippage in whole percent; undefined where it is none of 0 to 50. */
export const percentOf = (slippage: unknown): bigint | undefined =>
  Number.isInteger(slippage) && (slippage as number) >= 0 && (slippage as number) <= MAX
    ? BigInt(slippage as number)
    : undefined

/** The least that is bought when the price moves by a slippage, rounded down. */
export const minimumOf = (bought: bigint, percent: bigint): bigint => (bought * (WHOLE - percent)) / WHOLE
