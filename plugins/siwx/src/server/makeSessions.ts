import { hashOf } from "./secrets.ts"
import { readAccount, readSessions, type Account, type KeptSession } from "./sessionRecord.ts"
import type { SiwxStore } from "./SiwxStore.ts"

/** The sign-ins of browsers, by the secret that a browser's cookie holds. The store knows its hash alone: who reads it signs in nowhere. */
export interface Sessions {
  /** What has not expired. */
  readonly of: (id: string | undefined) => Promise<ReadonlyArray<KeptSession>>
  /** The same, which is gone then: of a sign-in and a sign-out at the same time, one sees what the other has left. */
  readonly take: (id: string | undefined) => Promise<ReadonlyArray<KeptSession>>
  readonly keep: (id: string, sessions: ReadonlyArray<KeptSession>) => Promise<void>
  /** The account that the browser's page is at. */
  readonly current: (id: string) => Promise<Account | undefined>
  /** Takes note of it for as long as there are sign-ins. */
  readonly setCurrent: (id: string, account: Account, sessions: ReadonlyArray<KeptSession>) => Promise<void>
  readonly forgetCurrent: (id: string) => Promise<void>
}

const endOf = (sessions: ReadonlyArray<KeptSession>) =>
  Math.max(...sessions.map(({ expiresAt }) => expiresAt))

/** Makes the sign-ins of a store. */
export const makeSessions = (store: SiwxStore, now: () => number): Sessions => {
  const sessionKey = async (id: string) => `session:${await hashOf(id)}`
  // Of its own, so that who asks about an account at the moment of a sign-out brings nothing back.
  const currentKey = async (id: string) => `current:${await hashOf(id)}`
  return {
    of: async (id) => readSessions(id && (await store.get(await sessionKey(id))), now()),
    take: async (id) => readSessions(id && (await store.take(await sessionKey(id))), now()),
    keep: async (id, sessions) =>
      store.set(await sessionKey(id), JSON.stringify({ sessions }), endOf(sessions)),
    current: async (id) => readAccount(await store.get(await currentKey(id))),
    setCurrent: async (id, { chainId, address }, sessions) =>
      store.set(await currentKey(id), JSON.stringify({ chainId, address }), endOf(sessions)),
    forgetCurrent: async (id) => void (await store.take(await currentKey(id)))
  }
}
