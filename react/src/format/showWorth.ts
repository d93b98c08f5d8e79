import { formatAmount, type Amount } from "@latchkey/core"
import { writeExactly } from "./exactParts.ts"
import { numberFormat } from "./localeFormats.ts"

const DECIMALS = 2
/** Digits before the point, at most: what is worth more says so. */
const WHOLE = 9

/** Writes decimal text as money; with the currency's code behind it if the browser knows no such currency. */
const writer = (currency: string, locale: string) => {
  try {
    const format = numberFormat(locale, { style: "currency", currency })
    return {
      decimals: format.resolvedOptions().maximumFractionDigits ?? DECIMALS,
      write: (text: string) => writeExactly(format, text)
    }
  } catch {
    return { decimals: DECIMALS, write: (text: string) => `${text} ${currency}` }
  }
}

/**
 * What something is worth, as its currency is written in a locale, rounded down: `$1,234.56`. What is too small or too large to be
 * written so says so: `<$0.01`, `>$999,999,999.99`.
 */
export const showWorth = ({ value, decimals, symbol }: Amount, locale: string): string => {
  const { decimals: places, write } = writer(symbol, locale)
  const units = (value * 10n ** BigInt(places)) / 10n ** BigInt(decimals)
  const text = (amount: bigint) => write(formatAmount({ value: amount, decimals: places }))
  if (value > 0n && units === 0n) return `<${text(1n)}`
  const most = 10n ** BigInt(WHOLE + places) - 1n
  return units > most ? `>${text(most)}` : text(units)
}
