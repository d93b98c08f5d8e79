/**
 * Defines a property at a path of an object, such as "cosmostation.providers.keplr"; steps that are missing are made.
 *
 * @returns puts back what was there before, where the property is still the one defined here
 */
export function placeProperty(place: object, path: string, descriptor: PropertyDescriptor): () => void {
  const [first = path, ...rest] = path.split(".")
  if (rest.length > 0) {
    const held: unknown = Reflect.get(place, first)
    if (typeof held === "object" && held !== null) return placeProperty(held, rest.join("."), descriptor)
    const made = {}
    placeProperty(made, rest.join("."), descriptor)
    return placeProperty(place, first, { value: made, writable: true, enumerable: true })
  }
  const before = Object.getOwnPropertyDescriptor(place, first)
  const mine = { ...descriptor, configurable: true }
  Reflect.defineProperty(place, first, mine)
  return () => {
    const now = Object.getOwnPropertyDescriptor(place, first)
    if (now?.value !== mine.value || now?.get !== mine.get) return
    if (before === undefined) Reflect.deleteProperty(place, first)
    else Reflect.defineProperty(place, first, before)
  }
}
