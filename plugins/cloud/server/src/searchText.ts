/** A text as it is searched: without case, accents and widths, in one form of Unicode. */
export const searchText = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/\s+/g, " ").trim()
