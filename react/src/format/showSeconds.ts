import { numberFormat } from "./localeFormats.ts"

/** How long something takes, in the largest unit that it is one of, as a locale writes it: "12 sec", "3 min". */
export const showSeconds = (seconds: number, locale: string): string => {
  const [unit, size] =
    seconds < 90
      ? (["second", 1] as const)
      : seconds < 5_400
        ? (["minute", 60] as const)
        : (["hour", 3_600] as const)
  return numberFormat(locale, { style: "unit", unit }).format(Math.round(seconds / size))
}
