import { dateFormat } from "./localeFormats.ts"

/** A moment in epoch milliseconds as the locale writes it, to the minute if not said otherwise: "Mar 12, 2024, 2:05 PM". */
export const showMoment = (
  at: number,
  locale: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" }
): string => dateFormat(locale, options).format(at)
