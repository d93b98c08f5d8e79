/** Formats decimals with as many digits as `text` has; in English if the browser does not know the locale. */
export const decimalFormat = (text: string, locale: string): Intl.NumberFormat => {
  const fraction = text.split(".")[1]?.length ?? 0
  const options = { minimumFractionDigits: fraction, maximumFractionDigits: fraction }
  try {
    return new Intl.NumberFormat(locale, options)
  } catch {
    return new Intl.NumberFormat("en", options)
  }
}

/** Exact decimal text in the format of a locale: grouping and separators, with every digit kept. */
export const formatDecimal = (text: string, locale: string): string =>
  // A page's first `Intl.NumberFormat` loads tables, in the task that shows an account; English needs none.
  /^en(-US|-GB)?$/.test(locale)
    ? text.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ","))
    : // A string keeps every digit; as a number, a large balance would be rounded.
      decimalFormat(text, locale).format(text as Intl.StringNumericLiteral)
