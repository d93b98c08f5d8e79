import type { Amount } from "@latchkey/core"
import { showDigits } from "./showAmount.ts"
import { shownUnit } from "./shownUnit.ts"

/** The most that a row has room for, and the most that it has room for places beside. */
const MOST = 999_999_999_999n
const WITH_PLACES = 999_999_999n

/**
 * How much there is, for a row: rounded down, in the format of a locale, and never cut off. What is too small or too large to be
 * written there says so: `<0.000001`, `>999,999,999,999`. Counted in base units all the way.
 */
export const showQuantity = (amount: Amount, locale: string): string => {
  const { value, decimals } = amount
  const one = 10n ** BigInt(decimals)
  const show = (base: bigint) => showDigits({ value: base, decimals }, locale)
  if (value / one > MOST) return `>${show(MOST * one)}`
  const least = one > 1_000_000n ? one / 1_000_000n : 1n
  const shown = value / one > WITH_PLACES ? one : shownUnit(amount)
  const unit = shown > least ? shown : least
  return value > 0n && value < unit ? `<${show(unit)}` : show((value / unit) * unit)
}
