import { ProviderRpcError, providerErrorCode } from "../provider/ProviderRpcError.ts"

/** Turns a foreign value into a typed one, or throws a `ProviderRpcError` (-32602) that names the place. */
export type Decode<A> = (value: unknown, at: string) => A

/** The type that a decoder returns. */
export type Decoded<D> = D extends Decode<infer A> ? A : never

type Fields = Readonly<Record<string, Decode<unknown>>>
type DecodedFields<F extends Fields> = { readonly [K in keyof F]: Decoded<F[K]> }

/** Throws the error for a value of the wrong type. */
export function refuse(at: string, expected: string, value: unknown): never {
  throw new ProviderRpcError(
    providerErrorCode.invalidParams,
    `${at} must be ${expected}, got ${quote(value)}`
  )
}

/** A value as short text for an error message; never throws. */
function quote(value: unknown): string {
  try {
    const text = typeof value === "bigint" ? `${value}n` : (JSON.stringify(value) ?? String(value))
    return text.length > 120 ? `${text.slice(0, 120)}…` : text
  } catch {
    return `a ${typeof value} that cannot be shown`
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const anything: Decode<unknown> = (value) => value

export const string: Decode<string> = (value, at) =>
  typeof value === "string" ? value : refuse(at, "a string", value)

export const nonEmptyString: Decode<string> = (value, at) =>
  typeof value === "string" && value.trim() !== "" ? value : refuse(at, "a string that is not empty", value)

export const boolean: Decode<boolean> = (value, at) =>
  typeof value === "boolean" ? value : refuse(at, "true or false", value)

/** A list of items that all pass. */
export const list =
  <A>(item: Decode<A>, least = 0): Decode<readonly A[]> =>
  (value, at) =>
    Array.isArray(value) && value.length >= least
      ? Array.from(value, (entry, index) => item(entry, `${at}[${index}]`))
      : refuse(at, least === 0 ? "a list" : `a list of at least ${least}`, value)

/** A tuple; items from `optional` on may be missing. More items are refused. */
export const tuple =
  <const T extends readonly Decode<unknown>[], const O extends readonly Decode<unknown>[] = readonly []>(
    required: T,
    optional?: O
  ): Decode<
    readonly [...{ [K in keyof T]: Decoded<T[K]> }, ...{ [K in keyof O]: Decoded<O[K]> | undefined }]
  > =>
  (value, at) => {
    const places = [...required, ...(optional ?? [])]
    const most = places.length
    if (!Array.isArray(value) || value.length < required.length || value.length > most) {
      const count = most === required.length ? `${most}` : `${required.length} to ${most}`
      return refuse(at, `a list of ${count}`, value)
    }
    return places.map((decode, index) =>
      value[index] === undefined && index >= required.length
        ? undefined
        : decode(value[index], `${at}[${index}]`)
    ) as never
  }

/** An object with exactly these fields. A field that holds `undefined` counts as absent; a field not named here is refused. */
export const record =
  <R extends Fields, O extends Fields = {}>(
    required: R,
    optional?: O
  ): Decode<DecodedFields<R> & Partial<DecodedFields<O>>> =>
  (value, at) => {
    if (!isRecord(value)) return refuse(at, "an object", value)
    const fields: Fields = { ...required, ...optional }
    const decoded: Record<string, unknown> = {}
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(fields, key)) refuse(`${at}.${key}`, "absent: the field is not known", value[key])
    }
    for (const [key, decode] of Object.entries(fields)) {
      const entry = Object.hasOwn(value, key) ? value[key] : undefined
      if (entry !== undefined) decoded[key] = decode(entry, `${at}.${key}`)
      else if (Object.hasOwn(required, key)) refuse(`${at}.${key}`, "present", undefined)
    }
    return decoded as never
  }
