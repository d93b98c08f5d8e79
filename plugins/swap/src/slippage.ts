const WHOLE = 10_000n
const MAX = 50

/** A slippage in percent as hundredths of a percent; undefined where it is none of 0 to 50 with at most two decimals. */
export const hundredthsOf = (slippage: unknown): bigint | undefined => {
  if (typeof slippage !== "number" || !(slippage >= 0 && slippage <= MAX)) return undefined
  const hundredths = Math.round(slippage * 100)
  return hundredths / 100 === slippage ? BigInt(hundredths) : undefined
}

/** The least that is bought when the price moves by a slippage: rounded down, as those round who count it for themselves, and never nothing. */
export const minimumOf = (bought: bigint, hundredths: bigint): bigint =>
  (bought * (WHOLE - hundredths)) / WHOLE || 1n
