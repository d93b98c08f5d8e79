import type { SiwxStore } from "./SiwxStore.ts"

/**
 * Keeps nonces and sessions in this process: for one instance, and for tests. The oldest go first when there are more than
 * `limit`, by default 10,000.
 */
export const memoryStore = ({
  limit = 10_000,
  now = Date.now
}: { readonly limit?: number; readonly now?: () => number } = {}): SiwxStore => {
  const kept = new Map<string, { readonly value: string; readonly expiresAt: number }>()
  const get = (key: string) => {
    const found = kept.get(key)
    return found !== undefined && found.expiresAt > now() ? found.value : undefined
  }
  return {
    get,
    set: (key, value, expiresAt) => {
      kept.delete(key)
      kept.set(key, { value, expiresAt })
      for (const [old, { expiresAt: end }] of kept) {
        if (kept.size <= limit && end > now()) break
        kept.delete(old)
      }
    },
    take: (key) => {
      const value = get(key)
      kept.delete(key)
      return value
    }
  }
}
