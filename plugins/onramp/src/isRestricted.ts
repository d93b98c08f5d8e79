import { restrictedTimeZones } from "./restrictedTimeZones.ts"

/** Whether the page's clock is in one of these time zones. An unknown one is not: a browser that hides it says `UTC`. */
export const isRestricted = (zones: ReadonlyArray<string> = restrictedTimeZones): boolean => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return zones.some((zone) => zone.toLowerCase() === timeZone?.toLowerCase())
}
