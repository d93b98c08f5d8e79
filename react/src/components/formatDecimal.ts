/** Writes decimals of as many digits as `text` has. English, where the locale is none that the browser understands. */
export const decimalFormat = (text: string, locale: string): Intl.NumberFormat => {
  const fraction = text.split(".")[1]?.length ?? 0
  const options = { minimumFractionDigits: fraction, maximumFractionDigits: fraction }
  try {
    return new Intl.NumberFormat(locale, options)
  } catch {
    return new Intl.NumberFormat("en", options)
  }
}

/** Exact decimal text as people of a locale write it: grouping and separators, every digit kept. */
export const formatDecimal = (text: string, locale: string): string =>
  // A string keeps every digit; as a number, a large balance would be rounded.
  decimalFormat(text, locale).format(text as Intl.StringNumericLiteral)
