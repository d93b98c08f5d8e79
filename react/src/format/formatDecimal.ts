import { groupDigits } from "./groupDigits.ts"
import { writeExactly } from "./exactParts.ts"
import { numberFormat } from "./localeFormats.ts"

/** Formats decimals with as many digits as `text` has. */
export const decimalFormat = (text: string, locale: string): Intl.NumberFormat => {
  const fraction = text.split(".")[1]?.length ?? 0
  return numberFormat(locale, { minimumFractionDigits: fraction, maximumFractionDigits: fraction })
}

/** Exact decimal text in the format of a locale: grouping and separators, with every digit kept. */
export const formatDecimal = (text: string, locale: string): string =>
  // A page's first `Intl.NumberFormat` loads tables, in the task that shows an account; English needs none.
  /^en(-US|-GB)?$/.test(locale) ? groupDigits(text) : writeExactly(decimalFormat(text, locale), text)
