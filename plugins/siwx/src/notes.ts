import type { Storage } from "@latchkey/core"

const SESSION = "siwx.session"
const SKIPPED = "siwx.skipped"
const MAX_SKIPPED = 50

const decode = (text = "[]"): ReadonlyArray<string> => {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter((key) => typeof key === "string").slice(0, MAX_SKIPPED) : []
  } catch {
    return []
  }
}

/** What is remembered over reloads and told to other tabs: that somebody is signed in, and who did not want to. */
export const makeNotes = (storage: Storage) => {
  const skipped = () => decode(storage.get(SKIPPED))
  return {
    hasSession: () => storage.get(SESSION) !== undefined,
    noteSession: (key: string) => {
      // Written where it changes only: other tabs look again each time.
      if (storage.get(SESSION) !== key) storage.set(SESSION, key)
    },
    isSkipped: (key: string) => skipped().includes(key),
    noteSkipped: (key: string) => storage.set(SKIPPED, JSON.stringify([...new Set([key, ...skipped()])])),
    forgetSession: () => storage.remove(SESSION),
    forgetAll: () => {
      storage.remove(SESSION)
      storage.remove(SKIPPED)
    },
    /** Calls `listener` when another tab signed in or out. */
    subscribe: (listener: () => void) =>
      storage.subscribe((key) => {
        if (key === undefined || key === SESSION) listener()
      })
  }
}
