/** What a value is, in words. */
export const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return "a list"
  if (value === null || value === undefined) return String(value)
  if (typeof value === "function")
    return value.name === "" ? "a function" : `the function ${value.name}, and not what it makes`
  return typeof value === "object"
    ? typeof (value as Readonly<Record<string, unknown>>)["then"] === "function"
      ? "a Promise"
      : "an object"
    : `a ${typeof value}`
}
