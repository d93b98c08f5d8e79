/** Where the visitor probably is, as ISO 3166 has it: the region of the browser's language. */
export const countryHere = (): string => {
  const [, region] = /-([A-Z]{2})\b/.exec(globalThis.navigator?.language ?? "") ?? []
  return region ?? "US"
}
