/** Reads a foreign value: undefined where it is not what is expected. It never throws. */
export type Decode<T> = (value: unknown) => T | undefined

/** What a decoder gives. */
export type Decoded<D> = D extends Decode<infer T> ? T : never

type Fields = Readonly<Record<string, Decode<unknown>>>
type Expand<T> = { readonly [Key in keyof T]: T[Key] }
type Read<Required extends Fields, Optional extends Fields> = Expand<
  { [Key in keyof Required]: Decoded<Required[Key]> } & { [Key in keyof Optional]?: Decoded<Optional[Key]> }
>

/** An own field of a foreign value: what a page put on prototypes is none. Undefined where there is none, or it throws. */
export const ownField = (value: unknown, key: string): unknown => {
  try {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined
    return (value as Readonly<Record<string, unknown>>)[key]
  } catch {
    return undefined
  }
}

/** A text of at most `most` characters. */
export const text =
  (most = 4096): Decode<string> =>
  (value) =>
    typeof value === "string" && value.length <= most ? value : undefined

export const yesNo: Decode<boolean> = (value) => (typeof value === "boolean" ? value : undefined)

/** One of some words. */
export const oneOf =
  <const Words extends ReadonlyArray<string>>(words: Words): Decode<Words[number]> =>
  (value) =>
    words.find((word) => word === value)

/** What a decoder reads, or null. */
export const orNull =
  <T>(decode: Decode<T>): Decode<T | null> =>
  (value) =>
    value === null ? null : decode(value)

/** A list of at most `most` items; undefined where one of them is not what is expected. */
export const listOf =
  <T>(decode: Decode<T>, most = 256): Decode<ReadonlyArray<T>> =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined
    const items = Array.from(value, decode)
    return items.some((item) => item === undefined) ? undefined : (items as ReadonlyArray<T>)
  }

/** A record with the named fields; others are left out. An optional field may be absent or undefined, but not wrong. */
export const record =
  <const Required extends Fields, const Optional extends Fields = {}>(
    required: Required,
    optional: Optional = {} as Optional
  ): Decode<Read<Required, Optional>> =>
  (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined
    const read: Record<string, unknown> = {}
    for (const [key, decode] of Object.entries<Decode<unknown>>({ ...required, ...optional })) {
      const told = ownField(value, key)
      if (told === undefined && !Object.hasOwn(required, key)) continue
      const decoded = decode(told)
      if (decoded === undefined) return undefined
      read[key] = decoded
    }
    return read as Read<Required, Optional>
  }

/** No payload is expected, and none is read: null, whatever came. */
export const nothing: Decode<null> = () => null

/** Any plain data; null where there is none. */
export const anything: Decode<unknown> = (value) => value ?? null
