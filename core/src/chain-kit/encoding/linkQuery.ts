/** Of a link's query, each key with all its values, decoded; keys in lower case. Undefined where it cannot be decoded. Never throws. */
export const linkQuery = (query: string): ReadonlyMap<string, ReadonlyArray<string>> | undefined => {
  const found = new Map<string, Array<string>>()
  try {
    for (const pair of query === "" ? [] : query.split("&")) {
      const [key = "", ...value] = pair.split("=")
      const name = decodeURIComponent(key).toLowerCase()
      // A plus sign is itself here: these are no forms.
      found.set(name, [...(found.get(name) ?? []), decodeURIComponent(value.join("="))])
    }
  } catch {
    // Half of an escaped character: whoever reads the link refuses it.
    return undefined
  }
  return found
}
