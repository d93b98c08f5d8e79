import { isRecord, refuse, type Decode, type Decoded } from "../../../../tests/testing/src/decode/Decode.ts"

type Fields = Readonly<Record<string, Decode<unknown>>>
type Of<F extends Fields> = { readonly [K in keyof F]: Decoded<F[K]> }

/** An object with at least these fields. Others are passed over, as Bitcoin wallets do. */
export const fields =
  <R extends Fields, O extends Fields = {}>(required: R, optional?: O): Decode<Of<R> & Partial<Of<O>>> =>
  (value, at) => {
    if (!isRecord(value)) return refuse(at, "an object", value)
    const decoded: Record<string, unknown> = {}
    for (const [key, decode] of Object.entries({ ...required, ...optional } as Fields)) {
      if (value[key] !== undefined) decoded[key] = decode(value[key], `${at}.${key}`)
      else if (Object.hasOwn(required, key)) refuse(`${at}.${key}`, "present", undefined)
    }
    return decoded as never
  }

/** One of some texts. */
export const oneOf =
  <const T extends string>(...texts: readonly T[]): Decode<T> =>
  (value, at) =>
    texts.find((text) => text === value) ?? refuse(at, `one of ${texts.join(", ")}`, value)

/** Nothing, or what the decoder takes. */
export const nullish =
  <A>(decode: Decode<A>): Decode<A | undefined> =>
  (value, at) =>
    value === undefined || value === null ? undefined : decode(value, at)

/** A whole number from zero. */
export const whole: Decode<number> = (value, at) =>
  Number.isSafeInteger(value) && (value as number) >= 0
    ? (value as number)
    : refuse(at, "a whole number", value)

/** Satoshi: a whole number, or with `asText` also one written out. */
export const satoshi =
  (asText = false): Decode<bigint> =>
  (value, at) => {
    if (Number.isSafeInteger(value) && (value as number) > 0) return BigInt(value as number)
    if (asText && typeof value === "string" && /^[1-9]\d{0,15}$/.test(value)) return BigInt(value)
    return refuse(at, "an amount in satoshi", value)
  }

/** A positive number, written out or not. */
export const rate: Decode<number> = (value, at) => {
  const number = typeof value === "string" && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value
  return typeof number === "number" && Number.isFinite(number) && number > 0
    ? number
    : refuse(at, "a rate", value)
}

export const bytes: Decode<Uint8Array> = (value, at) =>
  value instanceof Uint8Array ? Uint8Array.from(value) : refuse(at, "bytes", value)

/** Bytes in hexadecimal without `0x`. */
export const hexBytes: Decode<Uint8Array> = (value, at) =>
  typeof value === "string" && /^(?:[0-9a-f]{2})+$/i.test(value)
    ? Uint8Array.from(value.match(/../g)!, (pair) => parseInt(pair, 16))
    : refuse(at, "bytes in hexadecimal", value)

/** Bytes in base64. */
export const base64Bytes: Decode<Uint8Array> = (value, at) => {
  try {
    if (typeof value === "string") return Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0))
  } catch {
    // Refused below, like anything else that is no base64.
  }
  return refuse(at, "bytes in base64", value)
}

/** Bytes as hexadecimal. */
export const toHex = (of: Uint8Array) => Array.from(of, (byte) => byte.toString(16).padStart(2, "0")).join("")

/** Bytes as base64. */
export const toBase64 = (of: Uint8Array) => btoa(Array.from(of, (byte) => String.fromCharCode(byte)).join(""))
