import { formatAmount, type Amount } from "@latchkey/core"
import { formatDecimal } from "./formatDecimal.ts"
import { shownUnit } from "./shownUnit.ts"

/** Every digit of an exact amount, in the format of a locale. */
export const showDigits = (amount: Pick<Amount, "value" | "decimals">, locale: string): string =>
  formatDecimal(formatAmount(amount), locale)

/** An exact amount with its symbol, every digit of it, in the format of a locale. */
export const showAmount = (amount: Amount, locale: string): string =>
  `${showDigits(amount, locale)} ${amount.symbol}`

/** How much there is: rounded down to the digits that are shown of such an amount. */
export const showHolding = (amount: Amount, locale: string): string => {
  const unit = shownUnit(amount)
  return showAmount({ ...amount, value: (amount.value / unit) * unit }, locale)
}

/** How much something costs at most: rounded up to the digits that are shown of such an amount. */
export const showCost = (amount: Amount, locale: string): string => {
  const unit = shownUnit(amount)
  return showAmount({ ...amount, value: ((amount.value + unit - 1n) / unit) * unit }, locale)
}
