const PROBE = "latchkey-probe"
const PROBE_MILLIS = 2_000

/** Whether values can be kept in the browser's database: private windows and lockdowns deny it, or never answer. */
export const hasDatabase = (database: IDBFactory | undefined = globalThis.indexedDB): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PROBE_MILLIS)
    const end = (has: boolean) => {
      clearTimeout(timer)
      resolve(has)
    }
    try {
      const request = database!.open(PROBE)
      request.onerror = () => end(false)
      request.onblocked = () => end(false)
      request.onsuccess = () => {
        request.result.close()
        database!.deleteDatabase(PROBE)
        end(true)
      }
    } catch {
      end(false)
    }
  })

/** Keeps what the protocol's client stores as long as the page lives; in its own shape. */
export const memoryItems = () => {
  const items = new Map<string, any>()
  return {
    getKeys: async () => [...items.keys()],
    getEntries: async <T = any>(): Promise<Array<[string, T]>> => [...items],
    getItem: async <T = any>(key: string): Promise<T | undefined> => items.get(key),
    setItem: async <T = any>(key: string, value: T) => void items.set(key, value),
    removeItem: async (key: string) => void items.delete(key)
  }
}
