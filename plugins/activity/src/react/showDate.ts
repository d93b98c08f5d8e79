import { dateFormat } from "@latchkey/react/view"

const makeFormat = (locale: string, options: Intl.DateTimeFormatOptions): ((at: number) => string) => {
  const format = dateFormat(locale, options)
  return (at) => format.format(at)
}

/** Says the dates of a list. */
export interface ListDates {
  /** The month of a moment, with its year where that is not the one of `now`: "March", "March 2024". */
  readonly month: (at: number, now: number) => string
  /** The day of a moment: "Mar 12". */
  readonly day: (at: number) => string
}

/** Makes what says the dates of a list. */
export const makeListDates = (locale: string): ListDates => {
  const month = makeFormat(locale, { month: "long" })
  const monthOfYear = makeFormat(locale, { month: "long", year: "numeric" })
  return {
    month: (at, now) =>
      (new Date(at).getFullYear() === new Date(now).getFullYear() ? month : monthOfYear)(at),
    day: makeFormat(locale, { day: "2-digit", month: "short" })
  }
}

/** The whole of a moment: "March 12, 2024 at 2:05 PM". */
export const showMoment = (at: number, locale: string): string =>
  makeFormat(locale, { dateStyle: "long", timeStyle: "short" })(at)
