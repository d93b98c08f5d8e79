/**
 * Where the server part keeps sessions, nonces that were used, and the secret that nonces are made with. With several instances of a
 * server, they need one store: `@latchkey/siwx/postgres`, `@latchkey/siwx/sqlite` and `@latchkey/siwx/redis` have some.
 */
export interface SiwxStore {
  /** Keeps a text until a time, in milliseconds since 1970. */
  readonly set: (key: string, value: string, expiresAt: number) => Promise<void> | void
  /** Keeps a text until a time where nothing is kept under that key. Of several callers at once, one is answered with true. */
  readonly add: (key: string, value: string, expiresAt: number) => Promise<boolean> | boolean
  /** What is kept under a key; undefined where there is nothing, or no longer. */
  readonly get: (key: string) => Promise<string | undefined> | string | undefined
  /** Removes a text and answers with it. Of several callers at once, one gets it. */
  readonly take: (key: string) => Promise<string | undefined> | string | undefined
}
