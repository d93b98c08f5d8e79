import type { Project } from "../Configuration.ts"
import { movedMail } from "../mail/mails.ts"
import type { Mailer } from "../mail/Mailer.ts"
import { Refusal } from "../Refusal.ts"
import { hashOf } from "../secrets.ts"
import type { Database } from "../store/Database.ts"
import type { Codes } from "./makeCodes.ts"
import type { Session } from "./makeSessions.ts"
import type { SignIn } from "./makeSignIn.ts"
import type { Visitor } from "./Visitor.ts"

/** A change of an account's address: a code to the one it has, then a code to the one it gets. Everything fails with a `Refusal`. */
export interface EmailChange {
  /** Sends the first code. */
  readonly begin: (session: Session, origin: string, visitor: Visitor, now: number) => Promise<string>
  /** Takes the first code, and sends the second to the new address. */
  readonly proveOld: (
    session: Session,
    attempt: string,
    code: string,
    email: string,
    visitor: Visitor,
    now: number
  ) => Promise<string>
  /** Takes the second code; from then on the account has the new address. */
  readonly proveNew: (
    session: Session,
    attempt: string,
    code: string,
    visitor: Visitor,
    now: number
  ) => Promise<string>
}

interface Parts {
  readonly database: Database
  readonly codes: Codes
  readonly signIn: SignIn
  readonly mailer: Mailer
  readonly projectOf: (id: unknown) => Project | undefined
}

/** Makes the change of addresses. */
export const makeEmailChange = ({ database, codes, signIn, mailer, projectOf }: Parts): EmailChange => {
  const sendTo = async (
    kind: "old-address" | "new-address",
    email: string,
    { account, project }: Session,
    origin: string,
    { device, label, language }: Visitor,
    now: number
  ) => {
    const attempt = await codes.begin({ kind, email, account, device, project, origin, label }, now)
    try {
      await signIn.sendCode({ id: hashOf(attempt), email, project, origin, label }, language, now)
    } catch (error) {
      await codes.end(attempt)
      throw error
    }
    return attempt
  }
  const own = (row: Readonly<Record<string, unknown>>, { account }: Session) => {
    if (row["account"] !== account) throw new Refusal(409, "try-again", "Start again.")
    return row
  }
  return {
    begin: async (session, origin, visitor, now) => {
      const { email } = session
      if (email === null) throw new Refusal(409, "no-email", "This wallet has no e-mail address")
      await signIn.mayMail(email, visitor.client, now)
      return sendTo("old-address", email, session, origin, visitor, now)
    },
    proveOld: async (session, attempt, code, email, visitor, now) => {
      // Counted first: a code that was right is gone, and should not be where the mail may not follow.
      await signIn.mayMail(email, visitor.client, now)
      const row = own(await codes.useCode(attempt, visitor.device, "old-address", code, now), session)
      return sendTo("new-address", email, session, String(row["origin"]), visitor, now)
    },
    proveNew: async (session, attempt, code, visitor, now) => {
      const row = own(await codes.useCode(attempt, visitor.device, "new-address", code, now), session)
      const email = String(row["email"])
      const moved = await database.rows(
        `update latchkey_account set email = ?
         where id = ? and not exists (select 1 from latchkey_account other where other.email = ?) returning id`,
        email,
        session.account,
        email
      )
      if (moved.length === 0) throw new Refusal(409, "email-taken", "This address has a wallet of its own")
      const project = projectOf(session.project)?.name ?? session.project
      // The change stands whether or not the old address still takes mails.
      if (session.email !== null) {
        const { language } = visitor
        await mailer.send(movedMail({ to: session.email, project, language })).catch(() => {})
      }
      return email
    }
  }
}
