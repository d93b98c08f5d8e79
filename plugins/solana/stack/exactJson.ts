const raw = (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON

/** JSON in which a bigint is a number with all its digits, as nodes write amounts of 64 bits. */
export const exactJson = (value: unknown): string =>
  JSON.stringify(value, (_, entry: unknown) => (typeof entry === "bigint" ? raw(String(entry)) : entry))
