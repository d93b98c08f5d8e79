/** A field of an answer of the server, which may be anything. */
export const textIn = (answer: unknown, name: string): string | undefined => {
  const value: unknown = Object(answer)[name]
  return typeof value === "string" ? value : undefined
}

/** A whole number of base units in an answer. */
export const unitsIn = (answer: unknown, name: string): bigint | undefined => {
  const text = textIn(answer, name)
  return text !== undefined && /^\d{1,78}$/.test(text) ? BigInt(text) : undefined
}
