import type { Project } from "../Configuration.ts"
import { startedOverMail, startOverMail, stoppedMail, type Told } from "../mail/mails.ts"
import type { Mail, Mailer } from "../mail/Mailer.ts"
import type { Owners } from "../owner/makeOwners.ts"
import { Refusal } from "../Refusal.ts"
import { hashOf, type Secrets } from "../secrets.ts"
import type { Accounts } from "../sign-in/makeAccounts.ts"
import type { Session, Sessions } from "../sign-in/makeSessions.ts"
import type { SignIn } from "../sign-in/makeSignIn.ts"
import type { Visitor } from "../sign-in/Visitor.ts"
import type { Database, Row } from "../store/Database.ts"
import type { SpendQuota } from "../store/makeQuotas.ts"
import { languageOf } from "../words/Language.ts"

const DAY = 86_400_000
const ASKED_IN_30_DAYS = 3
const STOPS_BY_KEY = 3

/** That a new wallet is to take the place of the one of an address. */
export interface AskedStartOver {
  /** From when on it can, epoch milliseconds. */
  readonly due: number
  /** Whether that time has come, by the server's clock. */
  readonly isDue: boolean
  /** Whether the session that asks was begun by a code to the address after that: only such a one may. */
  readonly isProven: boolean
}

/**
 * Starting over for who lost the recovery code and every device: after a wait of days, in which its owner gets a mail every
 * day that can stop it, the address is given a new account. The old one stays in the database, sealed as it was.
 */
export interface StartOver {
  /** What was asked for an account; undefined where nothing was. `token` is that of the session. */
  readonly of: (session: Session, token: string, now: number) => Promise<AskedStartOver | undefined>
  /** Asks for it; what was asked before goes on. Fails: `Refusal`. */
  readonly ask: (session: Session, visitor: Visitor, now: number) => Promise<{ readonly due: number }>
  /**
   * Stops it from a device on which the wallet is open; false where nothing was asked for, or where three were stopped by the key
   * alone and none by the mailbox since: who has the key may be a stranger who was the first at the address. Fails: `Refusal` without
   * the owner's proof: who is only signed in may be who the owner starts over for.
   */
  readonly stop: (session: Session, proof: unknown, now: number) => Promise<boolean>
  /** Stops it by the link of a mail; false where nothing was asked for. */
  readonly stopBy: (token: string, now: number) => Promise<boolean>
  /** Gives the address its new account; answers with a session of it. Fails: `Refusal` before its time, and without proof. */
  readonly finish: (session: Session, token: string, visitor: Visitor, now: number) => Promise<string>
  /** Sends the mails of the day. */
  readonly remind: (now: number) => Promise<void>
}

interface Parts {
  readonly database: Database
  readonly secrets: Secrets
  readonly mailer: Mailer
  readonly spendQuota: SpendQuota
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly signIn: SignIn
  readonly owners: Owners
  readonly days: number
  readonly publicUrl: () => string
  readonly projectOf: (id: string) => Project | undefined
}

/** Makes starting over. */
export const makeStartOver = (parts: Parts): StartOver => {
  const {
    database,
    secrets,
    mailer,
    spendQuota,
    accounts,
    sessions,
    signIn,
    owners,
    days,
    publicUrl,
    projectOf
  } = parts

  const rowOf = async (account: string, now: number): Promise<Row | undefined> => {
    const [row] = await database.rows(
      "select * from latchkey_start_over where account = ? and until > ?",
      account,
      now
    )
    return row
  }
  const toldOf = (row: Row): Told => ({
    to: String(row["email"]),
    project: projectOf(String(row["project"]))?.name ?? String(row["project"]),
    language: languageOf(row["language"])
  })
  /** The token that stops it. Made by a secret that is no more, it is another one from now on, so that each mail has one that works. */
  const stopTokenOf = async (row: Row): Promise<string> => {
    const account = String(row["account"])
    const tokens = secrets.stopTokens(account, Number(row["due"]))
    const known = tokens.find((token) => hashOf(token) === row["stop"])
    if (known !== undefined) return known
    await database.rows(
      "update latchkey_start_over set stop = ? where account = ? and stop = ?",
      hashOf(tokens[0]),
      account,
      String(row["stop"])
    )
    return tokens[0]
  }
  const mailOf = async (row: Row): Promise<Mail> => {
    const told = toldOf(row)
    const due = Number(row["due"])
    const link = `${publicUrl()}/start-over?token=${await stopTokenOf(row)}&lang=${told.language}`
    return startOverMail(told, String(row["label"]), due, link)
  }
  // What was decided stands, whether or not a mail server takes the news of it.
  const tell = async (mail: Mail) => {
    await mailer.send(mail).catch((cause: unknown) => {
      console.error("A mail could not be sent:", cause instanceof Error ? cause.message : cause)
    })
  }
  const wasStopped = async (rows: ReadonlyArray<Row>) => {
    for (const row of rows) await tell(stoppedMail(toldOf(row)))
    return rows.length > 0
  }

  return {
    of: async ({ account }, token, now) => {
      const row = await rowOf(account, now)
      if (row === undefined) return undefined
      const due = Number(row["due"])
      return { due, isDue: due <= now, isProven: due <= now && row["proven"] === hashOf(token) }
    },
    ask: async ({ account, email, project }, { device, label, language, client }, now) => {
      if (email === null) throw new Refusal(409, "no-email", "This wallet has no e-mail address")
      const asked = await rowOf(account, now)
      if (asked !== undefined) return { due: Number(asked["due"]) }
      const [kept] = await database.rows(
        "select id from latchkey_account where id = ? and wallet is not null",
        account
      )
      if (kept === undefined)
        throw new Refusal(409, "no-wallet", "There is no wallet yet that could be given up")
      const quota = { name: `start over ${account}`, most: ASKED_IN_30_DAYS, within: 30 * DAY }
      const wait = await spendQuota(quota, now)
      if (wait !== undefined)
        throw new Refusal(429, "too-often", `Please try again after ${wait} seconds`, wait)
      await signIn.mayMail(email, client, now, device)
      const due = now + days * DAY
      await database.rows("delete from latchkey_start_over where account = ? and until <= ?", account, now)
      const [row] = await database.rows(
        `insert into latchkey_start_over
           (account, email, project, label, language, stop, proven, next_mail, due, until)
         values (?, ?, ?, ?, ?, ?, null, ?, ?, ?)
         on conflict (account) do nothing returning *`,
        account,
        email,
        project,
        label,
        language,
        hashOf(secrets.stopTokens(account, due)[0]),
        now + DAY,
        due,
        due + days * DAY
      )
      if (row === undefined) return { due: Number((await rowOf(account, now))?.["due"] ?? due) }
      try {
        await mailer.send(await mailOf(row))
      } catch {
        // Nobody waits for what its owner was not told of.
        await database.rows("delete from latchkey_start_over where account = ?", account)
        throw new Refusal(503, "mail-failed", "The mail could not be sent. Try again later.")
      }
      return { due }
    },
    stop: async (session, proof, now) => {
      await owners.check(session, { act: "start-over-stop", details: [], proof }, now)
      const stopped = await database.rows(
        `delete from latchkey_start_over where account = ? and until > ? and not exists (
           select 1 from latchkey_account kept where kept.id = latchkey_start_over.account and kept.key_stops >= ?)
         returning *`,
        session.account,
        now,
        STOPS_BY_KEY
      )
      if (stopped.length > 0)
        await database.rows(
          "update latchkey_account set key_stops = coalesce(key_stops, 0) + 1 where id = ?",
          session.account
        )
      return wasStopped(stopped)
    },
    stopBy: async (token, now) => {
      const stopped = await database.rows(
        "delete from latchkey_start_over where stop = ? and until > ? returning *",
        hashOf(token),
        now
      )
      for (const row of stopped)
        await database.rows("update latchkey_account set key_stops = 0 where id = ?", String(row["account"]))
      return wasStopped(stopped)
    },
    finish: async ({ account, email, project }, token, { device, label }, now) => {
      const row = await rowOf(account, now)
      if (row === undefined || email === null || Number(row["due"]) > now)
        throw new Refusal(409, "not-due", "Starting over was not asked for, or its time has not come")
      // One step, so that a link that stops it at this moment either does or is too late.
      const freed = await database.rows(
        `update latchkey_account set email = null
         where id = ? and exists (
           select 1 from latchkey_start_over asked
           where asked.account = latchkey_account.id and asked.email = latchkey_account.email
             and asked.proven = ? and asked.due <= ? and asked.until > ?)
         returning id`,
        account,
        hashOf(token),
        now,
        now
      )
      if (freed.length === 0)
        throw new Refusal(409, "not-proven", "Sign out, and sign in by e-mail once more, to start over")
      await database.rows("delete from latchkey_start_over where account = ?", account)
      const made = await accounts.make(email, now)
      await accounts.letIn(made, device, label, now)
      await tell(startedOverMail(toldOf(row)))
      return sessions.begin(made, device, project, now)
    },
    remind: async (now) => {
      const rows = await database.rows(
        "update latchkey_start_over set next_mail = ? where next_mail <= ? and due > ? returning *",
        now + DAY,
        now,
        now
      )
      for (const row of rows) await tell(await mailOf(row))
    }
  }
}
