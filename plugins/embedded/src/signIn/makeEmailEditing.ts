import type { Navigation, NavigationState } from "@latchkey/core"
import type { EmbeddedState } from "../EmbeddedState.ts"
import { ModalClosedError, NotSignedInError } from "../errors.ts"
import type { LoginCache } from "../session/LoginCache.ts"
import { viewIds } from "../viewIds.ts"

const CHECK_MILLIS = 1_000

/** What following a change of the e-mail address needs. */
export interface EmailEditingNeeds {
  readonly cache: LoginCache
  readonly read: () => EmbeddedState
  readonly write: (change: (state: EmbeddedState) => EmbeddedState) => void
  readonly navigation: Navigation
  readonly shown: () => NavigationState
  readonly subscribe: (listener: () => void) => () => void
}

/** Changes of the e-mail address that a page asked the visitor for. */
export interface EmailEditing {
  /** Opens the modal, and waits for another address. Fails: `ModalClosedError`, `NotSignedInError`. */
  readonly open: () => Promise<{ readonly email: string }>
  /** Ends whatever waits. */
  readonly close: () => void
}

/** Makes what follows changes of the e-mail address, in this page and in others. */
export const makeEmailEditing = (needs: EmailEditingNeeds): EmailEditing => {
  const { cache, read, write, navigation, shown, subscribe } = needs
  const ends = new Set<() => void>()
  // The stored one is first: another tab changes that alone. Where a server reads the storage, there is none.
  const present = () => cache.email() ?? read().user?.email
  return {
    open: () =>
      new Promise((resolve, reject) => {
        const before = present()
        const leave = () => {
          clearInterval(timer)
          stop()
          ends.delete(end)
        }
        const end = () => {
          leave()
          reject(new ModalClosedError())
        }
        const look = () => {
          if (read().user === undefined) {
            leave()
            return reject(new NotSignedInError())
          }
          const email = present()
          if (email === undefined || email === before) return
          leave()
          write(({ user, ...state }) => ({
            ...state,
            ...(user === undefined ? {} : { user: { ...user, email } })
          }))
          resolve({ email })
        }
        navigation.open({ view: viewIds.updateEmail })
        const timer = setInterval(look, CHECK_MILLIS)
        const stop = subscribe(() => {
          if (shown().open) return
          look()
          if (ends.has(end)) end()
        })
        ends.add(end)
      }),
    close: () => {
      for (const end of [...ends]) end()
    }
  }
}
