import { dateFormat } from "@latchkey/react/view"

/** Says the dates of a list. */
export interface ListDates {
  /** The month of a moment, with its year where that is not the one of `now`: "March", "March 2024". */
  readonly month: (at: number, now: number) => string
  /** The day of a moment: "Mar 12". */
  readonly day: (at: number) => string
}

/** Makes what says the dates of a list. */
export const makeListDates = (locale: string): ListDates => {
  const month = dateFormat(locale, { month: "long" })
  const monthOfYear = dateFormat(locale, { month: "long", year: "numeric" })
  const day = dateFormat(locale, { day: "2-digit", month: "short" })
  const yearOf = (at: number) => new Date(at).getFullYear()
  return {
    month: (at, now) => (yearOf(at) === yearOf(now) ? month : monthOfYear).format(at),
    day: (at) => day.format(at)
  }
}

/** The whole of a moment: "March 12, 2024 at 2:05 PM". */
export const showMoment = (at: number, locale: string): string =>
  dateFormat(locale, { dateStyle: "long", timeStyle: "short" }).format(at)
