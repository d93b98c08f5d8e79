/** Formats dates as a locale does; as English does if the browser does not know the locale. */
const format = (at: number, locale: string, options: Intl.DateTimeFormatOptions): string => {
  try {
    return new Intl.DateTimeFormat(locale, options).format(at)
  } catch {
    return new Intl.DateTimeFormat("en", options).format(at)
  }
}

/** The month of a moment, with its year where that is not the one of `now`: "March", "March 2024". */
export const showMonth = (at: number, locale: string, now: number): string => {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return format(at, locale, isThisYear ? { month: "long" } : { month: "long", year: "numeric" })
}

/** Makes what says the day of a moment, for many rows: "12 Mar". */
export const makeShowDay = (locale: string): ((at: number) => string) => {
  const options = { day: "2-digit", month: "short" } as const
  const days = ((): Intl.DateTimeFormat => {
    try {
      return new Intl.DateTimeFormat(locale, options)
    } catch {
      return new Intl.DateTimeFormat("en", options)
    }
  })()
  return (at) => days.format(at)
}

/** The whole of a moment: "12 March 2024 at 14:05". */
export const showMoment = (at: number, locale: string): string =>
  format(at, locale, { dateStyle: "long", timeStyle: "short" })
