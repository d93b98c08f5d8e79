/** A list of texts that was stored, `max` of them at most; an empty one where what is stored is no such list. */
export const decodeKeys = (text: string | undefined, max: number): ReadonlyArray<string> => {
  try {
    const value: unknown = JSON.parse(text ?? "[]")
    return Array.isArray(value) ? value.filter((key) => typeof key === "string").slice(0, max) : []
  } catch {
    return []
  }
}
