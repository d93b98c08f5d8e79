import { attempt } from "../error/attempt.ts"
import type { Storage } from "./Storage.ts"

/**
 * Keeps values in the page's `localStorage` under a common prefix; shared with the site's other tabs.
 *
 * Where it is forbidden, full or missing, values are absent and writes are lost.
 */
export const browserStorage = (options: { readonly prefix?: string } = {}): Storage => {
  const prefix = options.prefix ?? "@latchkey/"
  return {
    get: (key) => attempt(() => window.localStorage.getItem(prefix + key) ?? undefined),
    set: (key, value) => attempt(() => window.localStorage.setItem(prefix + key, value)),
    remove: (key) => attempt(() => window.localStorage.removeItem(prefix + key)),
    subscribe: (listener) => {
      if (typeof window === "undefined") return () => {}
      const onStorage = (event: StorageEvent) => {
        if (event.key === null) listener()
        else if (event.key.startsWith(prefix)) listener(event.key.slice(prefix.length))
      }
      window.addEventListener("storage", onStorage)
      return () => window.removeEventListener("storage", onStorage)
    },
    serverReadable: false
  }
}
