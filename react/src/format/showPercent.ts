import { numberFormat } from "./localeFormats.ts"

/** A share in percent, 1 being one hundredth, with at most two decimals; what is less than can be written says so. */
export const showPercent = (percent: number, locale: string): string => {
  const format = numberFormat(locale, { style: "percent", maximumFractionDigits: 2 })
  return percent > 0 && percent < 0.01 ? `<${format.format(0.0001)}` : format.format(percent / 100)
}
