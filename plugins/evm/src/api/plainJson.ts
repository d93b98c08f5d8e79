import type { JsonValue } from "../EvmApi.ts"

/** How much of a foreign value is taken. */
export interface JsonLimits {
  /** Of the whole as text, about. */
  readonly characters: number
  /** Of lists and objects within each other. */
  readonly depth: number
}

/**
 * A copy of a foreign value that is JSON through and through: what is not is left out, as is a key `__proto__`.
 * Undefined when nothing is left, when a limit is passed, and when reading the value throws. Never throws.
 */
export const plainJson = (value: unknown, limits: JsonLimits): JsonValue | undefined => {
  let left = limits.characters
  const spend = (characters: number) => {
    left -= characters
    if (left < 0) throw new RangeError("too large")
  }

  const copy = (from: unknown, depth: number): JsonValue | undefined => {
    spend(4)
    if (typeof from === "string") {
      spend(from.length)
      return from
    }
    if (from === null || typeof from === "boolean") return from
    if (typeof from === "number") return Number.isFinite(from) ? from : undefined
    if (typeof from !== "object") return undefined
    if (depth === 0) throw new RangeError("too deep")
    if (Array.isArray(from)) {
      const list: Array<JsonValue> = []
      for (let index = 0; index < from.length; index++) {
        const entry = copy(from[index], depth - 1)
        if (entry !== undefined) list.push(entry)
      }
      return list
    }
    const entries: Array<[string, JsonValue]> = []
    for (const key of Object.keys(from)) {
      spend(key.length)
      const entry = copy((from as Readonly<Record<string, unknown>>)[key], depth - 1)
      if (entry !== undefined && key !== "__proto__") entries.push([key, entry])
    }
    return Object.fromEntries(entries)
  }

  try {
    return copy(value, limits.depth)
  } catch {
    return undefined
  }
}
