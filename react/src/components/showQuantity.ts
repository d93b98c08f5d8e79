import { formatAmount, type Amount } from "@latchkey/core"
import { formatDecimal } from "./formatDecimal.ts"

/** Digits after the point, at most, and in all, so that an amount fits into its row: those after the point give way. */
const FRACTION = 6
const DIGITS = 9
const WHOLE = 12

/**
 * How much there is, for a row: rounded down, in the format of a locale, and never cut off. What is too small or too large to be
 * written there says so: `<0.000001`, `>999,999,999,999`. Counted in base units all the way.
 */
export const showQuantity = (
  { value, decimals }: Pick<Amount, "value" | "decimals">,
  locale: string
): string => {
  const whole = String(value / 10n ** BigInt(decimals))
  if (whole.length > WHOLE) return `>${formatDecimal("9".repeat(WHOLE), locale)}`
  const fraction = Math.min(decimals, FRACTION, Math.max(0, DIGITS - whole.length))
  const unit = 10n ** BigInt(decimals - fraction)
  if (value > 0n && value < unit)
    return `<${formatDecimal(formatAmount({ value: 1n, decimals: fraction }), locale)}`
  return formatDecimal(formatAmount({ value: (value / unit) * unit, decimals }), locale)
}
