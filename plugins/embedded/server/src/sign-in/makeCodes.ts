import { Refusal } from "../Refusal.ts"
import { hashOf, newCode, newToken, type Secrets } from "../secrets.ts"
import type { Database, Row } from "../store/Database.ts"

/** How long codes, links and attempts live, in milliseconds. */
export const LIFETIME = 20 * 60_000
const MAX_TRIES = 5

/** What somebody proves to own an address for. */
export type AttemptKind = "sign-in" | "old-address" | "new-address"

/** An attempt to be begun. */
export interface NewAttempt {
  readonly kind: AttemptKind
  readonly email: string
  /** The address that a change leads to; absent for what changes none. */
  readonly target?: string
  readonly account: string | null
  readonly device: string
  readonly project: string
  readonly origin: string
  readonly label: string
}

/** Codes and links of attempts: each belongs to the device that asked for it. */
export interface Codes {
  /** Begins an attempt in the place of those of the same device and kind; answers with its id, which the device keeps. */
  readonly begin: (attempt: NewAttempt, now: number) => Promise<string>
  /** Makes the code of an attempt. */
  readonly makeCode: (attemptHash: string, now: number) => Promise<string>
  /** Makes the link's token of an attempt. */
  readonly makeLink: (attempt: string) => Promise<string>
  /** The attempt of a link that can still be used. */
  readonly ofLink: (token: string, now: number) => Promise<Row | undefined>
  /** Uses a link: the one who comes first gets the attempt. */
  readonly useLink: (token: string, now: number) => Promise<Row | undefined>
  /** Gives a used link back, since what should have followed failed. */
  readonly giveBack: (token: string, attemptHash: string) => Promise<void>
  readonly isConfirmed: (attempt: string, device: string, now: number) => Promise<boolean>
  /** Uses a code; the attempt ends with the right one. Fails: `Refusal`. */
  readonly useCode: (
    attempt: string,
    device: string,
    kind: AttemptKind,
    code: string,
    now: number
  ) => Promise<Row>
  /** The address that a change leads to. Fails: `Refusal` where there is no such attempt of the device. */
  readonly targetOf: (attempt: string, device: string, now: number) => Promise<string>
  readonly end: (attempt: string) => Promise<void>
}

/** Makes the codes of a server. */
export const makeCodes = (database: Database, secrets: Secrets): Codes => ({
  begin: async ({ kind, email, target, account, device, project, origin, label }, now) => {
    const id = newToken()
    await database.rows(
      "delete from latchkey_attempt where device = ? and kind = ? and project = ?",
      device,
      kind,
      project
    )
    await database.rows(
      `insert into latchkey_attempt
         (id, kind, email, target, account, device, project, origin, label, link, confirmed, code, tries, code_until, until)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, null, 0, null, 0, 0, ?)`,
      hashOf(id),
      kind,
      email,
      target ?? null,
      account,
      device,
      project,
      origin,
      label,
      now + LIFETIME
    )
    return id
  },
  makeCode: async (attemptHash, now) => {
    const code = newCode()
    // The attempt lives as long as its code: a confirmation that came late leaves all the time to type it.
    await database.rows(
      "update latchkey_attempt set code = ?, tries = 0, code_until = ?, until = ? where id = ?",
      secrets.codeHash(attemptHash, code),
      now + LIFETIME,
      now + LIFETIME,
      attemptHash
    )
    return code
  },
  makeLink: async (attempt) => {
    const token = newToken()
    await database.rows("update latchkey_attempt set link = ? where id = ?", hashOf(token), hashOf(attempt))
    return token
  },
  ofLink: async (token, now) => {
    const [row] = await database.rows(
      "select * from latchkey_attempt where link = ? and until > ?",
      hashOf(token),
      now
    )
    return row
  },
  useLink: async (token, now) => {
    const [row] = await database.rows(
      "update latchkey_attempt set link = null, confirmed = 1 where link = ? and until > ? returning *",
      hashOf(token),
      now
    )
    return row
  },
  giveBack: async (token, attemptHash) => {
    await database.rows(
      "update latchkey_attempt set link = ?, confirmed = 0, code = null where id = ?",
      hashOf(token),
      attemptHash
    )
  },
  isConfirmed: async (attempt, device, now) => {
    const [row] = await database.rows(
      "select confirmed, code from latchkey_attempt where id = ? and device = ? and until > ?",
      hashOf(attempt),
      device,
      now
    )
    if (row === undefined) throw new Refusal(410, "expired", "The confirmation has expired. Start again.")
    return Number(row["confirmed"]) === 1 && row["code"] !== null
  },
  useCode: async (attempt, device, kind, code, now) => {
    const id = hashOf(attempt)
    // Counted before it is compared, so that tries at the same time are counted too.
    const [row] = await database.rows(
      `update latchkey_attempt set tries = tries + 1
       where id = ? and device = ? and kind = ? and code is not null and code_until > ? and tries < ?
       returning *`,
      id,
      device,
      kind,
      now,
      MAX_TRIES
    )
    if (row === undefined)
      throw new Refusal(410, "expired", "The code has expired, or was tried too often. Ask for a new one.")
    if (!secrets.isCode(id, code, String(row["code"])))
      throw new Refusal(400, "wrong-code", "The code is wrong")
    const [used] = await database.rows("delete from latchkey_attempt where id = ? returning *", id)
    if (used === undefined) throw new Refusal(410, "expired", "The code was used before. Ask for a new one.")
    return used
  },
  targetOf: async (attempt, device, now) => {
    const [row] = await database.rows(
      "select target from latchkey_attempt where id = ? and device = ? and until > ? and target is not null",
      hashOf(attempt),
      device,
      now
    )
    if (row === undefined)
      throw new Refusal(410, "expired", "The code has expired, or was tried too often. Ask for a new one.")
    return String(row["target"])
  },
  end: async (attempt) => {
    await database.rows("delete from latchkey_attempt where id = ?", hashOf(attempt))
  }
})
