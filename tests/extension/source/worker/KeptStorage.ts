import type { WalletStorage } from "@latchkey/testing"

/** What the wallet remembers beyond the life of its worker. */
export interface KeptStorage extends WalletStorage {
  /** Resolves when everything set so far is kept. */
  kept(): Promise<unknown>
}

/** Reads everything at once, since wallets ask for it synchronously. */
export const openKeptStorage = async (): Promise<KeptStorage> => {
  const items = new Map(Object.entries(await chrome.storage.local.get()))
  let writing: Promise<unknown> = Promise.resolve()
  return {
    getItem: (key) => (items.has(key) ? String(items.get(key)) : null),
    setItem(key, value) {
      items.set(key, value)
      writing = Promise.allSettled([writing, chrome.storage.local.set({ [key]: value })])
    },
    kept: () => writing
  }
}
