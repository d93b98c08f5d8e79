/** Decimal text as English writes it, every digit kept: `1,000.50`. */
export const groupDigits = (text: string): string =>
  text.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ","))
