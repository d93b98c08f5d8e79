import { toJson } from "@latchkey/core/effect"

/** Any value that JSON can hold. */
export type Json = string | number | boolean | null | ReadonlyArray<Json> | { readonly [key: string]: Json }

const MAX_DEPTH = 64
const MAX_VALUES = 100_000

/**
 * A copy of a value that is JSON through and through, the keys of its objects in order, so that equal values have equal
 * texts. Undefined where anything in it is no JSON, and beyond 64 levels or 100,000 values. Never throws.
 */
export const plainJson = (value: unknown): Json | undefined => {
  let left = MAX_VALUES
  const copy = (from: unknown, depth: number): Json => {
    if (--left < 0 || depth > MAX_DEPTH) throw new RangeError("too large")
    if (typeof from === "string" || typeof from === "boolean" || from === null) return from
    if (typeof from === "number" && Number.isFinite(from)) return from
    if (Array.isArray(from)) return Array.from(from, (entry) => copy(entry, depth + 1))
    if (typeof from !== "object" || !isPlain(from)) throw new TypeError("no JSON")
    const fields = Object.entries(from).filter(([, field]) => field !== undefined)
    return Object.fromEntries(
      fields.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, field]) => [key, copy(field, depth + 1)])
    )
  }
  try {
    return copy(value, 0)
  } catch {
    return undefined
  }
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  // Of another realm's objects the prototype is another one, and has none above it either.
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Whether two plain values are the same. */
export const isSameJson = (a: Json | undefined, b: Json | undefined): boolean => toJson(a) === toJson(b)
