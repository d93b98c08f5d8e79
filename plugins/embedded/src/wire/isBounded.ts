/** Characters and numbers that a message may hold, counted as its JSON would: 64 KiB. */
export const MAX_MESSAGE = 65_536

const MAX_DEPTH = 32
const SCALAR = 8

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null || Array.isArray(value)
}

/**
 * Whether a foreign value is plain data (no Map, buffer or port) of bounded size and depth. Stops counting at the bound, so
 * that a huge message costs no more than one that just fits.
 */
export const isBounded = (value: unknown, most: number = MAX_MESSAGE): boolean => {
  let left = most
  const fits = (part: unknown, depth: number): boolean => {
    left -= typeof part === "string" ? part.length + 2 : SCALAR
    if (left < 0 || depth > MAX_DEPTH) return false
    if (typeof part !== "object" || part === null)
      return typeof part !== "function" && typeof part !== "symbol" && typeof part !== "bigint"
    if (!isPlain(part)) return false
    // A list is counted before its keys are listed: a sparse one of a billion has none.
    if (Array.isArray(part)) return part.length * 2 <= left && part.every((item) => fits(item, depth + 1))
    for (const key in part) {
      if (!Object.hasOwn(part, key)) continue
      left -= key.length + 4
      if (left < 0 || !fits((part as Readonly<Record<string, unknown>>)[key], depth + 1)) return false
    }
    return true
  }
  try {
    return fits(value, 0)
  } catch {
    return false
  }
}
