/**
 * Where the server part keeps nonces and sessions. With several instances of a server, they need one store: a table, or a
 * cache with lifetimes.
 */
export interface SiwxStore {
  /** Keeps a text until a time, in milliseconds since 1970. */
  readonly set: (key: string, value: string, expiresAt: number) => Promise<void> | void
  /** What is kept under a key; undefined where there is nothing, or no longer. */
  readonly get: (key: string) => Promise<string | undefined> | string | undefined
  /** Removes a text and answers with it. Of several callers at once, one gets it: a nonce must not be used twice. */
  readonly take: (key: string) => Promise<string | undefined> | string | undefined
}
