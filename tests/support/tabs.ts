import type { Storage } from "@latchkey/core"

/** One storage as the tabs of a browser share it: each is told what another changed, and of nothing that stayed the same. */
export const openTabs = (): { readonly tab: () => Storage; readonly clearIn: (tab: Storage) => void } => {
  const values = new Map<string, string>()
  const listeners = new Map<Storage, Set<(key?: string) => void>>()
  const tellOthers = (own: Storage, key?: string) => {
    for (const [tab, all] of listeners) if (tab !== own) for (const listener of all) listener(key)
  }
  return {
    tab: () => {
      const own = new Set<(key?: string) => void>()
      const tab: Storage = {
        get: (key) => values.get(key),
        set: (key, value) => {
          if (values.get(key) === value) return
          values.set(key, value)
          tellOthers(tab, key)
        },
        remove: (key) => {
          if (values.delete(key)) tellOthers(tab, key)
        },
        subscribe: (listener) => {
          own.add(listener)
          return () => void own.delete(listener)
        },
        serverReadable: false
      }
      listeners.set(tab, own)
      return tab
    },
    clearIn: (tab) => {
      values.clear()
      tellOthers(tab)
    }
  }
}
