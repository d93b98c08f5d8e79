/**
 * A moment in epoch milliseconds as the locale writes it, to the minute if not said otherwise: "Mar 12, 2024, 2:05 PM". As English
 * writes it if the browser does not know the locale.
 */
export const showMoment = (
  at: number,
  locale: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" }
): string => {
  const format = (tag: string) => new Intl.DateTimeFormat(tag, options).format(at)
  try {
    return format(locale)
  } catch {
    return format("en")
  }
}
