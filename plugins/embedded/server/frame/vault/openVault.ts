/** What a browser keeps for the frame on one site. */
export interface Vault {
  /** Undefined where nothing is kept. */
  readonly get: (key: string) => Promise<unknown>
  readonly set: (key: string, value: unknown) => Promise<void>
  readonly delete: (key: string) => Promise<void>
}

const DATABASE = "latchkey-wallet"
const STORE = "kept"

const ended = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error("The storage failed"))
  })

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return ended(request)
}

/** In memory, where the browser keeps nothing for frames: the visitor signs in after each reload. */
const memoryVault = (): Vault => {
  const kept = new Map<string, unknown>()
  return {
    get: async (key) => kept.get(key),
    set: async (key, value) => void kept.set(key, value),
    delete: async (key) => void kept.delete(key)
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
      delete: (key) => run("readwrite", (store) => store.delete(key))
    }
  } catch {
    return memoryVault()
  }
}
