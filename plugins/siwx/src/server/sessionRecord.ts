/** An account on a network. */
export interface Account {
  readonly chainId: string
  readonly address: string
}

/** A sign-in as it is kept. */
export interface KeptSession extends Account {
  readonly message: string
  readonly signature: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** Whether both are one account on one network. */
export const isSameAccount = (
  a: { readonly chainId: unknown; readonly address: unknown } | undefined,
  b: { readonly chainId: unknown; readonly address: unknown }
): boolean => a?.chainId === b.chainId && a?.address === b.address

/** Reads the sign-ins of one browser that `JSON.stringify` wrote, without what has expired. */
export const readSessions = (text: string | undefined, now: number): ReadonlyArray<KeptSession> => {
  const { sessions }: { readonly sessions: ReadonlyArray<KeptSession> } =
    text === undefined ? { sessions: [] } : JSON.parse(text)
  return sessions.filter(({ expiresAt }) => expiresAt > now)
}

/** Reads the account that a page is at; undefined where it has named none. */
export const readAccount = (text: string | undefined): Account | undefined =>
  text === undefined ? undefined : JSON.parse(text)
