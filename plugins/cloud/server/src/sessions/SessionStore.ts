/** A session that a wallet may have granted: what is allowed to whoever signs with the project's keys and with this server's. */
export interface SessionRecord {
  /** Its id. */
  readonly pci: string
  /** CAIP-10 of the account, in lower case. */
  readonly account: string
  /** Id of the project that began it. */
  readonly project: string
  /** Who began it, as far as anybody can tell; the same text for the same client. */
  readonly client: string
  /** The server's key of this session: PKCS#8 in Base64. */
  readonly privateKey: string
  /** All times are in epoch seconds. */
  readonly createdAt: number
  readonly expiry: number
  readonly permissions: ReadonlyArray<unknown>
  readonly policies: ReadonlyArray<unknown>
}

/** What the wallet granted in the end. */
export type SessionGrant = Pick<SessionRecord, "expiry" | "permissions" | "policies"> & {
  /** The wallet's own name for it. */
  readonly context: string
}

/** A session that was granted, without the server's key of it. */
export interface GrantedSession extends Omit<SessionRecord, "privateKey" | "client"> {
  readonly context: string
  readonly revokedAt?: number
}

/** The server's key of a session, as it is kept. */
export type KeptKey = Pick<SessionRecord, "pci" | "privateKey">

/** Sessions of accounts. */
export interface SessionStore {
  /** Keeps a session that is not granted yet, and forgets those that were not within a day. */
  readonly begin: (record: SessionRecord) => Promise<void>
  /** A session that was begun, granted or not. */
  readonly find: (account: string, pci: string) => Promise<SessionRecord | undefined>
  /** Takes note that a session was granted; once. False if it was not begun, or was granted already. */
  readonly activate: (account: string, pci: string, grant: SessionGrant) => Promise<boolean>
  /** Takes note that a session has ended; the first time counts. False if there is no such granted session. */
  readonly revoke: (account: string, pci: string, at: number) => Promise<boolean>
  /**
   * What was granted, the last begun first. Of more than that many: what has not ended by `now` (epoch seconds) before what has, and
   * of each client as many as of each other, so that nobody fills the list of an account that is not theirs.
   */
  readonly list: (account: string, entries: number, now: number) => Promise<ReadonlyArray<GrantedSession>>
  /** Some of the keys that do not begin with this, by their sessions' ids, behind one; none where there are no more. */
  readonly keysWithout: (prefix: string, behind: string) => Promise<ReadonlyArray<KeptKey>>
  /** What all keys begin with, each once. */
  readonly keyStarts: (length: number) => Promise<ReadonlyArray<string>>
  /** Puts a key in the place of what is kept, if that is still the same. */
  readonly changeKey: (pci: string, before: string, after: string) => Promise<boolean>
  readonly close: () => Promise<void>
}

/** How many keys are looked at once. */
export const KEYS_AT_ONCE = 200

/** For how long a session waits to be granted, in seconds. */
export const WAIT_SECONDS = 86_400

/** The rows of an account that were granted, for `list`: its values are account, time and entries. */
export const grantedOf = (table: string): string => `
  select * from (
    select *,
      case when revoked_at is null and expiry > $2 then 0 else 1 end as ended,
      row_number() over (
        partition by client, case when revoked_at is null and expiry > $2 then 0 else 1 end
        order by created_at desc, pci
      ) as turn
    from ${table} where account = $1 and context is not null
  ) as found order by ended, turn, created_at desc, pci limit $3`

/** The last begun first. */
export const inOrder = (list: ReadonlyArray<GrantedSession>): ReadonlyArray<GrantedSession> =>
  list.toSorted((one, other) => other.createdAt - one.createdAt || (one.pci < other.pci ? -1 : 1))

const withoutKey = (
  row: Readonly<Record<string, unknown>>
): Omit<SessionRecord, "privateKey" | "client"> => ({
  pci: String(row["pci"]),
  account: String(row["account"]),
  project: String(row["project"]),
  createdAt: Number(row["created_at"]),
  expiry: Number(row["expiry"]),
  permissions: JSON.parse(String(row["permissions"])) as ReadonlyArray<unknown>,
  policies: JSON.parse(String(row["policies"])) as ReadonlyArray<unknown>
})

/** A record out of a row of a database. */
export const toRecord = (row: Readonly<Record<string, unknown>>): SessionRecord => ({
  ...withoutKey(row),
  client: String(row["client"]),
  privateKey: String(row["private_key"])
})

/** The key of one. */
export const toKeptKey = (row: Readonly<Record<string, unknown>>): KeptKey => ({
  pci: String(row["pci"]),
  privateKey: String(row["private_key"])
})

/** What is told of one that was granted. */
export const toGranted = (row: Readonly<Record<string, unknown>>): GrantedSession => ({
  ...withoutKey(row),
  context: String(row["context"]),
  ...(row["revoked_at"] === null ? {} : { revokedAt: Number(row["revoked_at"]) })
})
