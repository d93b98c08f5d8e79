import { attempt, isKitError } from "@latchkey/core"
import type { Plain, PlainObject } from "./Plain.ts"

const DEEPEST = 12
const LONGEST_LIST = 200
const LONGEST_TEXT = 20_000

const cut = { "~": "cut" }

const hex = (bytes: Uint8Array): string =>
  `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`

const errorOf = (error: Error, depth: number): PlainObject => {
  const { name, message, cause } = error
  const code: unknown = (error as { readonly code?: unknown }).code
  const own = isKitError(error)
  return {
    "~": "error",
    name,
    message,
    ...(typeof code === "string" || typeof code === "number" ? { code } : {}),
    ...(own ? { kit: true, advice: error.advice, rejected: error.rejected } : {}),
    ...(own ? { details: toPlain(error.details, depth + 1) } : {}),
    ...(cause === undefined ? {} : { cause: toPlain(cause, depth + 1) })
  }
}

const objectOf = (value: object, depth: number): PlainObject =>
  Object.fromEntries(
    Object.keys(value)
      .slice(0, LONGEST_LIST)
      .flatMap((key): ReadonlyArray<[string, Plain]> => {
        const field: unknown = attempt(() => (value as Readonly<Record<string, unknown>>)[key])
        // What is not ours must not look like a sign of ours.
        const name = key === "~" ? "~~" : key
        return field === undefined ? [] : [[name, toPlain(field, depth + 1)]]
      })
  )

const listOf = (values: ReadonlyArray<unknown>, depth: number): ReadonlyArray<Plain> => [
  ...values.slice(0, LONGEST_LIST).map((item) => toPlain(item, depth + 1)),
  ...(values.length > LONGEST_LIST ? [cut] : [])
]

const isBare = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const fromObject = (value: object, depth: number): Plain => {
  if (depth > DEEPEST) return cut
  if (value instanceof Error) return errorOf(value, depth)
  if (Array.isArray(value)) return listOf(value, depth)
  if (value instanceof Uint8Array) return { "~": "bytes", value: hex(value.subarray(0, LONGEST_TEXT)) }
  if (value instanceof Map) return { "~": "map", entries: listOf([...value], depth) }
  if (value instanceof Set) return { "~": "set", values: listOf([...value], depth) }
  if (value instanceof Date) return { "~": "date", value: value.getTime() }
  // A provider, a signal, an element: what is in it is somebody else's.
  return isBare(value) ? objectOf(value, depth) : { "~": "object" }
}

/** Any value as JSON can hold it: bounded, and without running what it holds but for getters of plain objects. Never throws. */
export const toPlain = (value: unknown, depth = 0): Plain => {
  if (value === null || typeof value === "boolean") return value
  if (typeof value === "string") return value.slice(0, LONGEST_TEXT)
  if (typeof value === "number")
    return Number.isFinite(value) ? value : { "~": "number", value: String(value) }
  if (typeof value === "bigint") return { "~": "bigint", value: String(value) }
  if (typeof value === "object") return attempt(() => fromObject(value, depth)) ?? cut
  return { "~": typeof value }
}
