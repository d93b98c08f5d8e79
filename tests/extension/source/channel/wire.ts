const TAG = "$"

type Tagged =
  | readonly ["undefined"]
  | readonly ["bigint", string]
  | readonly ["bytes", string]
  | readonly ["error", Readonly<Record<string, unknown>>]
  | readonly ["record", Readonly<Record<string, unknown>>]

const tagged = (...tag: Tagged) => ({ [TAG]: tag })

const isBytes = (value: object): value is Uint8Array =>
  Object.prototype.toString.call(value) === "[object Uint8Array]"

const isError = (value: object): value is Error => Object.prototype.toString.call(value) === "[object Error]"

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")

const fromHex = (text: string) =>
  Uint8Array.from({ length: text.length / 2 }, (_, index) =>
    Number.parseInt(text.slice(index * 2, index * 2 + 2), 16)
  )

const packed = (value: unknown, above: readonly object[]): unknown => {
  if (value === undefined || typeof value === "function" || typeof value === "symbol")
    return tagged("undefined")
  if (typeof value === "bigint") return tagged("bigint", value.toString())
  if (typeof value !== "object" || value === null) return value
  if (above.includes(value)) throw new TypeError("A value that holds itself cannot be sent")
  const inside = [...above, value]
  if (isBytes(value)) return tagged("bytes", toHex(value))
  if (Array.isArray(value)) return value.map((entry) => packed(entry, inside))
  const record = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([key, entry]) => [key, packed(entry, inside)]))
  if (isError(value)) {
    const { name, message } = value
    return tagged("error", record({ ...value, name, message }))
  }
  return Object.hasOwn(value, TAG) ? tagged("record", record(value)) : record(value)
}

const unpacked = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) return value.map(unpacked)
  const record = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([key, entry]) => [key, unpacked(entry)]))
  if (!Object.hasOwn(value, TAG)) return record(value)
  const tag = (value as Readonly<Record<typeof TAG, Tagged>>)[TAG]
  switch (tag[0]) {
    case "undefined":
      return undefined
    case "bigint":
      return BigInt(tag[1])
    case "bytes":
      return fromHex(tag[1])
    case "error": {
      const { message, ...fields } = record(tag[1])
      return Object.assign(new Error(String(message)), fields)
    }
    case "record":
      return record(tag[1])
  }
}

/**
 * Writes a value as text that crosses worlds and processes: JSON, and beside it `undefined`, big integers, byte lists and
 * errors with all that they carry. Own enumerable properties only; a function becomes `undefined`.
 *
 * Fails: throws `TypeError` for a value that holds itself, and what its getters throw.
 */
export const toWire = (value: unknown): string => JSON.stringify(packed(value, []))

/** Reads what `toWire` wrote. Fails: throws for any other text. */
export const fromWire = <A>(text: string): A => unpacked(JSON.parse(text)) as A
