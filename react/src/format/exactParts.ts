/**
 * Decimal text in the parts of a format that has as many digits after the point, or more: every digit is kept. A format rounds a
 * number, and the oldest browsers make a number of the text that newer ones take as it is.
 */
export const exactParts = (format: Intl.NumberFormat, text: string): ReadonlyArray<Intl.NumberFormatPart> => {
  const [whole = "", fraction = ""] = text.split(".")
  const digit = (value: string) => format.formatToParts(+value).find(({ type }) => type === "integer")!.value
  return format
    .formatToParts(whole === "-0" ? -0 : BigInt(whole))
    .map((part) =>
      part.type === "fraction"
        ? { ...part, value: fraction.padEnd(part.value.length, "0").replace(/\d/g, digit) }
        : part
    )
}

/** Decimal text as a format writes it, in the way of `exactParts`. */
export const writeExactly = (format: Intl.NumberFormat, text: string): string =>
  exactParts(format, text)
    .map(({ value }) => value)
    .join("")
