/** A text within another that may run the other way, so that neither turns what is beside it around. */
export const isolated = (text: string): string => `\u2068${text}\u2069`
