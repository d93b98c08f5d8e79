import { formatAmount, type Amount } from "@latchkey/core"
import { formatDecimal } from "./formatDecimal.ts"

/** An exact amount with its symbol, every digit of it, in the format of a locale. */
export const showAmount = (amount: Amount, locale: string): string =>
  `${formatDecimal(formatAmount(amount), locale)} ${amount.symbol}`

const DIGITS = 6

/** One of the last digit that is shown: the sixth after the point, or the second that is not zero where that is later. */
const unitOf = ({ value, decimals }: Amount): bigint =>
  10n ** BigInt(Math.max(0, Math.min(decimals - DIGITS, String(value).length - 2)))

/** How much there is, for a list: rounded down, to six decimals or two digits. */
export const showHolding = (amount: Amount, locale: string): string => {
  const unit = unitOf(amount)
  return showAmount({ ...amount, value: (amount.value / unit) * unit }, locale)
}

/** How much something costs at most: rounded up, to six decimals or two digits. */
export const showCost = (amount: Amount, locale: string): string => {
  const unit = unitOf(amount)
  return showAmount({ ...amount, value: ((amount.value + unit - 1n) / unit) * unit }, locale)
}
