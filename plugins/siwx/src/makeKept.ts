import type { KitError, SiwxAccount, SiwxSession } from "@latchkey/core"
import * as Effect from "effect/Effect"
import { keyOf, ownerOf } from "./accounts.ts"
import type { Ask } from "./askInOrder.ts"
import type { Notes } from "./notes.ts"
import type { SiwxBackend } from "./SiwxBackend.ts"

/** The sign-ins that this page knows the backend to hold, and how those end that are nobody's any more. */
export interface Kept {
  readonly keep: (account: SiwxAccount, session: SiwxSession) => void
  readonly drop: (account: SiwxAccount) => void
  readonly clear: () => void
  /** Signs out, with the backend, who is not connected any more. Noted until it has answered: the page may be left before. */
  readonly signOutOthers: Effect.Effect<void, KitError>
}

/** Makes what is kept of one kit; `isConnected` tells whether an account still is. */
export const makeKept = (
  ask: Ask,
  backend: SiwxBackend,
  notes: Notes,
  isConnected: (account: SiwxAccount) => boolean
): Kept => {
  const kept = new Map<string, SiwxSession>()
  /** How often the backend was told that sign-ins have ended. */
  let signOuts = 0
  return {
    keep: (account, session) => void kept.set(keyOf(account), session),
    drop: (account) => void kept.delete(keyOf(account)),
    clear: () => kept.clear(),
    signOutOthers: Effect.suspend(() => {
      const mine = ++signOuts
      notes.noteEnding()
      return Effect.map(
        ask((options) => {
          // At its turn: a sign-in that was on its way is among them by now.
          for (const [key, session] of kept) if (!isConnected(ownerOf(session))) kept.delete(key)
          return backend.setSessions([...kept.values()], options)
        }),
        () => {
          if (mine === signOuts) notes.noteEnded([...kept.keys()][0])
        }
      )
    })
  }
}
