/** Exact decimal text as people of a locale write it: grouping and separators, every digit kept. */
export const formatDecimal = (text: string, locale: string): string => {
  const fraction = text.split(".")[1]?.length ?? 0
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction
  })
  // A string keeps every digit; as a number, a large balance would be rounded.
  return format.format(text as Intl.StringNumericLiteral)
}
