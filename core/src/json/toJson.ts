/**
 * Plain data as JSON text, whatever the page did to prototypes: a `toJSON` on arrays, as old libraries add, would
 * otherwise change what is stored, sent or signed. Undefined fields are left out; anything that is no plain data is
 * `null`, unless `convert` makes it plain first.
 */
export const toJson = (value: unknown, convert: (value: unknown) => unknown = (plain) => plain): string => {
  const plain = convert(value)
  if (Array.isArray(plain)) return `[${Array.from(plain, (item) => toJson(item, convert)).join(",")}]`
  if (typeof plain === "object" && plain !== null) {
    const record = plain as Readonly<Record<string, unknown>>
    const fields = Object.keys(record).filter((key) => record[key] !== undefined)
    return `{${fields.map((key) => `${JSON.stringify(key)}:${toJson(record[key], convert)}`).join(",")}}`
  }
  const isScalar = typeof plain === "string" || typeof plain === "boolean" || Number.isFinite(plain)
  return isScalar ? JSON.stringify(plain) : "null"
}
