import type { Limits, Project } from "../Configuration.ts"
import { changeMail, codeMail, deviceMail, type Moving } from "../mail/mails.ts"
import type { Mailer } from "../mail/Mailer.ts"
import { Refusal } from "../Refusal.ts"
import { hashOf, type Secrets } from "../secrets.ts"
import type { Database, Row } from "../store/Database.ts"
import type { SpendQuota } from "../store/makeQuotas.ts"
import type { Toll } from "../toll/makeToll.ts"
import type { Accounts } from "./makeAccounts.ts"
import type { Codes } from "./makeCodes.ts"
import type { Sessions } from "./makeSessions.ts"
import { mailboxOf } from "./normalEmail.ts"
import type { Visitor } from "./Visitor.ts"
import type { Language } from "../words/Language.ts"

const COOLDOWN = 30_000
const HOUR = 3_600_000

/** What a sign-in is built of. */
export interface SignInParts {
  readonly database: Database
  readonly accounts: Accounts
  readonly secrets: Secrets
  readonly mailer: Mailer
  readonly spendQuota: SpendQuota
  readonly codes: Codes
  readonly sessions: Sessions
  readonly limits: Limits
  readonly toll: Toll
  /** Base of the pages that mails lead to. */
  readonly publicUrl: () => string
  readonly projectOf: (id: string) => Project | undefined
}

/** What a page asked for. */
export interface SignInRequest {
  readonly email: string
  readonly project: Project
  readonly origin: string
}

/** The sign-in by e-mail. Everything fails with a `Refusal`. */
export interface SignIn {
  readonly begin: (
    request: SignInRequest,
    visitor: Visitor,
    now: number
  ) => Promise<{ readonly action: "VERIFY_OTP" | "VERIFY_DEVICE"; readonly attempt: string }>
  /** Lets the device of a link in, and sends the code. */
  readonly confirmDevice: (token: string, language: Language, now: number) => Promise<Row>
  /** Signs in with a code. */
  readonly finish: (
    attempt: string,
    code: string,
    visitor: Visitor,
    now: number
  ) => Promise<{ readonly session: string; readonly email: string }>
  /**
   * Counts a mail to an address that a client asks for; `known` is a device that the account of the address knows. Fails:
   * `Refusal` with the seconds to wait.
   */
  readonly mayMail: (email: string, client: string, now: number, known?: string) => Promise<void>
  /** Sends a code for an attempt; what it is worth is said by its mail, and a change of address names both. */
  readonly sendCode: (row: Row, language: Language, now: number, moving?: Moving) => Promise<void>
}

const later = (seconds: number) => `Please try again after ${seconds} seconds`

/** Makes the sign-in of a server. */
export const makeSignIn = (parts: SignInParts): SignIn => {
  const {
    database,
    accounts,
    secrets,
    mailer,
    spendQuota,
    codes,
    sessions,
    limits,
    toll,
    publicUrl,
    projectOf
  } = parts

  const mayMail = async (email: string, client: string, now: number, known?: string) => {
    const mailbox = secrets.nameOf(mailboxOf(email))
    // A device that the account knows has its own: what others ask for in somebody's name keeps nobody out who was in before.
    const whose = known === undefined ? mailbox : `${mailbox} ${known}`
    const from = secrets.nameOf(client)
    const own = { name: `client ${from} ${mailbox}`, most: Math.ceil(limits.mailsPerHour / 2), within: HOUR }
    // The client first, without counting: what it is refused counts for no mailbox, and what a mailbox refuses not for the client.
    const [over] = await database.rows(
      "select until from latchkey_quota where name = ? and until > ? and used >= ?",
      own.name,
      now,
      own.most
    )
    if (over !== undefined) {
      const wait = Math.max(1, Math.ceil((Number(over["until"]) - now) / 1_000))
      throw new Refusal(429, "too-often", later(wait), wait)
    }
    for (const quota of [
      { name: `client ${from}`, most: limits.mailsPerHourAndClient, within: HOUR },
      { name: `mail ${whose}`, most: 1, within: COOLDOWN },
      own,
      { name: `mails ${whose}`, most: limits.mailsPerHour, within: HOUR }
    ]) {
      const wait = await spendQuota(quota, now)
      if (wait !== undefined) throw new Refusal(429, "too-often", later(wait), wait)
    }
  }

  const askedBy = (row: Row, language: Language) => ({
    language,
    to: String(row["email"]),
    project: projectOf(String(row["project"]))?.name ?? String(row["project"]),
    origin: String(row["origin"]),
    label: String(row["label"])
  })

  const send = async (mail: Parameters<Mailer["send"]>[0]) => {
    try {
      await mailer.send(mail)
    } catch (cause) {
      console.error("A mail could not be sent:", cause instanceof Error ? cause.message : cause)
      throw new Refusal(503, "mail-failed", "The mail could not be sent. Try again later.")
    }
  }

  const sendCode = async (row: Row, language: Language, now: number, moving?: Moving) => {
    const [asked, code] = [askedBy(row, language), await codes.makeCode(String(row["id"]), now)]
    await send(moving === undefined ? codeMail(asked, code) : changeMail(asked, code, moving))
  }

  return {
    mayMail,
    sendCode,
    begin: async ({ email, project, origin }, visitor, now) => {
      const { device, label, client, language } = visitor
      const account = await accounts.ofEmail(email)
      const isKnown = account !== undefined && (await accounts.knows(account, device))
      const isStranger = account !== undefined && !isKnown
      if (!isKnown) toll.pay(`mail ${mailboxOf(email)}`, visitor, now)
      await mayMail(email, client, now, isKnown ? device : undefined)
      const attempt = await codes.begin(
        { kind: "sign-in", email, account: account ?? null, device, project: project.id, origin, label },
        now
      )
      const asked = { to: email, project: project.name, origin, label, language }
      try {
        if (isStranger) {
          const link = `${publicUrl()}/device?token=${await codes.makeLink(attempt)}&lang=${language}`
          await send(deviceMail(asked, link))
        } else await send(codeMail(asked, await codes.makeCode(hashOf(attempt), now)))
      } catch (error) {
        await codes.end(attempt)
        throw error
      }
      return { action: isStranger ? "VERIFY_DEVICE" : "VERIFY_OTP", attempt }
    },
    confirmDevice: async (token, language, now) => {
      const row = await codes.useLink(token, now)
      if (row === undefined)
        throw new Refusal(410, "expired", "This link was used before, or is older than 20 minutes.")
      try {
        await sendCode(row, language, now)
      } catch (error) {
        await codes.giveBack(token, String(row["id"]))
        throw error
      }
      return row
    },
    finish: async (attempt, code, { device, label }, now) => {
      const row = await codes.useCode(attempt, device, "sign-in", code, now)
      const email = String(row["email"])
      const known = await accounts.ofEmail(email)
      const account = known ?? (await accounts.make(email, now))
      // An account that came to be, or came to this address, since the attempt began did not let this device in.
      const isLetIn =
        known === undefined ||
        (row["account"] === known && Number(row["confirmed"]) === 1) ||
        (await accounts.knows(known, device))
      if (!isLetIn) throw new Refusal(409, "try-again", "Start again.")
      await accounts.letIn(account, device, label, now)
      const session = await sessions.begin(account, device, String(row["project"]), now)
      // Whoever starts over has to have the mailbox when the wait is over, not only when it began.
      await database.rows(
        "update latchkey_start_over set proven = ? where account = ? and email = ? and due <= ?",
        hashOf(session),
        account,
        email,
        now
      )
      return { email, session }
    }
  }
}
