/** What a browser keeps for the frame on one site. */
export interface Vault {
  /** Undefined where nothing is kept. */
  readonly get: (key: string) => Promise<unknown>
  readonly set: (key: string, value: unknown) => Promise<void>
  readonly delete: (key: string) => Promise<void>
  /** Whether it is there after a reload: not where the browser keeps nothing for frames. */
  readonly isLasting: boolean
}

const DATABASE = "latchkey-wallet"
const STORE = "kept"
const OPEN_MILLIS = 2_000

const ended = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error("The storage failed"))
  })

const openDatabase = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  const silence = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error("The storage does not answer")), OPEN_MILLIS)
    request.addEventListener("success", () => clearTimeout(timer))
    request.addEventListener("error", () => clearTimeout(timer))
  })
  return Promise.race([ended(request), silence])
}

/** In memory, where the browser keeps nothing for frames, or does not answer: the visitor signs in after each reload. */
const memoryVault = (): Vault => {
  const kept = new Map<string, unknown>()
  return {
    get: async (key) => kept.get(key),
    set: async (key, value) => void kept.set(key, value),
    delete: async (key) => void kept.delete(key),
    isLasting: false
  }
}

/** Opens the frame's storage: IndexedDB, which alone keeps keys that no script can read. */
export const openVault = async (): Promise<Vault> => {
  try {
    const database = await openDatabase()
    const run = <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) =>
      ended(work(database.transaction(STORE, mode).objectStore(STORE)))
    return {
      get: (key) => run<unknown>("readonly", (store) => store.get(key)),
      set: async (key, value) => void (await run("readwrite", (store) => store.put(value, key))),
      delete: (key) => run("readwrite", (store) => store.delete(key)),
      isLasting: true
    }
  } catch {
    return memoryVault()
  }
}
