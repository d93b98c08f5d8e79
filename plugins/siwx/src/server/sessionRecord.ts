/** A sign-in as it is kept. */
export interface KeptSession {
  readonly chainId: string
  readonly address: string
  readonly message: string
  readonly signature: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** What is kept for one browser. */
export interface SessionRecord {
  readonly sessions: ReadonlyArray<KeptSession>
  /** The account that the page is at. */
  readonly current?: { readonly chainId: string; readonly address: string }
}

/** Whether both are one account on one network. */
export const isSameAccount = (
  a: { readonly chainId: unknown; readonly address: unknown } | undefined,
  b: { readonly chainId: unknown; readonly address: unknown }
): boolean => a?.chainId === b.chainId && a?.address === b.address

/** Reads what `JSON.stringify` wrote, without what has expired. */
export const readRecord = (text: string | undefined, now: number): SessionRecord => {
  const { sessions, current }: SessionRecord = text === undefined ? { sessions: [] } : JSON.parse(text)
  return {
    sessions: sessions.filter(({ expiresAt }) => expiresAt > now),
    ...(current === undefined ? {} : { current })
  }
}
