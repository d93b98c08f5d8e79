import type { Storage } from "@latchkey/core"
import { decodeKeys } from "./decodeKeys.ts"

const SESSION = "siwx.session"
const SKIPPED = "siwx.skipped"
const MAX_SKIPPED = 50

// What stands in the place of the account while the server is asked; no account has such a key.
const ADDING = "adding"
const ENDING = "ending"

/** What is remembered of signing in. */
export type Notes = ReturnType<typeof makeNotes>

/**
 * What is remembered over reloads and told to other tabs: that the server may hold a sign-in, or has not confirmed yet that
 * it holds none; and who did not want to sign in.
 */
export const makeNotes = (storage: Storage) => {
  const skipped = () => decodeKeys(storage.get(SKIPPED), MAX_SKIPPED)
  const isEnding = () => storage.get(SESSION) === ENDING
  const note = (value: string) => {
    // Written where it changes only: other tabs look again each time.
    if (storage.get(SESSION) !== value) storage.set(SESSION, value)
  }
  // Only the server's answer to it takes the place of an end.
  const noteUnlessEnding = (value: string) => {
    if (!isEnding()) note(value)
  }
  return {
    /** Whether the server may hold a sign-in. */
    hasSession: () => storage.get(SESSION) !== undefined,
    /** Whether sign-ins have ended that the server may still hold. */
    isEnding,
    noteAdding: () => noteUnlessEnding(ADDING),
    noteSession: noteUnlessEnding,
    noteEnding: () => note(ENDING),
    /** The server has confirmed it; `left` is still signed in. */
    noteEnded: (left?: string) => (left === undefined ? storage.remove(SESSION) : note(left)),
    isSkipped: (key: string) => skipped().includes(key),
    noteSkipped: (key: string) => storage.set(SKIPPED, JSON.stringify([...new Set([key, ...skipped()])])),
    /** Forgets who did not want to, in some namespaces or in all. */
    forgetSkipped: (namespaces?: ReadonlyArray<string>) => {
      const left = skipped().filter((key) => namespaces?.includes(key.slice(0, key.indexOf(":"))) === false)
      if (left.length > 0) storage.set(SKIPPED, JSON.stringify(left))
      else storage.remove(SKIPPED)
    },
    /** Calls `listener` when another tab signed in or out. */
    subscribe: (listener: () => void) =>
      storage.subscribe((key) => {
        if (key === undefined || key === SESSION) listener()
      })
  }
}
