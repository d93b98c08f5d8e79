const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  (typeof value === "object" && value !== null) || typeof value === "function"

/** A property of a foreign value; undefined where the value has none. Throws what its getter throws. */
export const property = (value: unknown, key: string): unknown => (isObject(value) ? value[key] : undefined)

/** Whether a foreign value has a function of that name. Never throws. */
export const hasFunction = (value: unknown, name: string): boolean => {
  try {
    return typeof property(value, name) === "function"
  } catch {
    return false
  }
}
