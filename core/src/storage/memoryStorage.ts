import type { Storage } from "./Storage.ts"

/** Keeps values as long as the kit lives. `initial` is copied. */
export const memoryStorage = (initial: Readonly<Record<string, string>> = {}): Storage => {
  const values = new Map(Object.entries(initial))
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    subscribe: () => () => {},
    serverReadable: false
  }
}
