import type { SiwxStore } from "./SiwxStore.ts"

/**
 * Keeps sessions and used nonces in this process: for one instance, and for tests. Of each kind, which is what a key begins with, the
 * oldest go first when there are more than `limit`, by default 10,000.
 */
export const memoryStore = ({
  limit = 10_000,
  now = Date.now
}: { readonly limit?: number; readonly now?: () => number } = {}): SiwxStore => {
  type Kept = Map<string, { readonly value: string; readonly expiresAt: number }>
  const kinds = new Map<string, Kept>()
  const kindOf = (key: string): Kept => {
    const kind = key.slice(0, key.indexOf(":"))
    const known = kinds.get(kind) ?? new Map()
    kinds.set(kind, known)
    return known
  }
  const get = (key: string) => {
    const found = kindOf(key).get(key)
    return found !== undefined && found.expiresAt > now() ? found.value : undefined
  }
  const set = (key: string, value: string, expiresAt: number) => {
    const kept = kindOf(key)
    kept.delete(key)
    kept.set(key, { value, expiresAt })
    for (const [old, { expiresAt: end }] of kept) {
      if (kept.size <= limit && end > now()) break
      kept.delete(old)
    }
  }
  return {
    get,
    set,
    add: (key, value, expiresAt) => {
      if (get(key) !== undefined) return false
      set(key, value, expiresAt)
      return true
    },
    take: (key) => {
      const value = get(key)
      kindOf(key).delete(key)
      return value
    }
  }
}
