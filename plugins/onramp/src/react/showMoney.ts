import { formatAmount, type Amount } from "@latchkey/core"
import { numberFormat, writeExactly } from "@latchkey/react/view"

/** An amount of money as a locale writes it: `$10.00`; with its code after it where the browser does not know the currency. */
export const showMoney = (amount: Amount, locale: string): string => {
  const { value, decimals, symbol: currency } = amount
  const text = formatAmount(amount)
  const isWhole = value % 10n ** BigInt(decimals) === 0n
  const digits = isWhole ? 0 : decimals
  try {
    const format = numberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits
    })
    return writeExactly(format, text)
  } catch {
    return `${text} ${currency}`
  }
}
