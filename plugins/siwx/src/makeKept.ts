import type { SiwxAccount, SiwxSession } from "@latchkey/core"
import * as Effect from "effect/Effect"
import { keyOf, ownerOf } from "./accounts.ts"
import type { Ask } from "./askInOrder.ts"
import type { Reach } from "./makeReach.ts"
import type { Notes } from "./notes.ts"
import type { SiwxBackend } from "./SiwxBackend.ts"

/** The sign-ins that are kept for the page. */
export type Kept = ReturnType<typeof makeKept>

/**
 * The sign-ins that the page of one kit knows the backend to hold, and how those end that are nobody's any more.
 * `isConnected` tells whether an account still is.
 */
export const makeKept = (
  ask: Ask,
  backend: SiwxBackend,
  notes: Notes,
  reach: Reach,
  isConnected: (account: SiwxAccount) => boolean
) => {
  const kept = new Map<string, SiwxSession>()
  /** How often the backend was told that sign-ins have ended. */
  let signOuts = 0
  return {
    keep: (session: SiwxSession) => void kept.set(keyOf(ownerOf(session)), session),
    drop: (account: SiwxAccount) => {
      for (const [key, session] of kept) if (reach.covers(ownerOf(session), account)) kept.delete(key)
    },
    clear: () => kept.clear(),
    /** Signs out, with the backend, who is not connected any more. Noted until it has answered: the page may be left before. */
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
