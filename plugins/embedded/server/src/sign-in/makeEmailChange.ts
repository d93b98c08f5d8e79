import type { Project } from "../Configuration.ts"
import { movedMail, type Moving } from "../mail/mails.ts"
import type { Mailer } from "../mail/Mailer.ts"
import type { Devices } from "../owner/makeDevices.ts"
import type { Owners } from "../owner/makeOwners.ts"
import { Refusal } from "../Refusal.ts"
import { hashOf } from "../secrets.ts"
import type { Database } from "../store/Database.ts"
import type { Codes } from "./makeCodes.ts"
import type { Session } from "./makeSessions.ts"
import type { SignIn } from "./makeSignIn.ts"
import type { Visitor } from "./Visitor.ts"

/**
 * A change of an account's address: a code to the one it has, a code to the one it gets, and the proof of the wallet's owner. All
 * other devices are strangers then. Everything fails with a `Refusal`.
 */
export interface EmailChange {
  /** Sends the first code, in a mail that says where the change leads. */
  readonly begin: (
    session: Session,
    origin: string,
    target: string,
    visitor: Visitor,
    now: number
  ) => Promise<string>
  /** Takes the first code, and sends the second to the new address. */
  readonly proveOld: (
    session: Session,
    attempt: string,
    code: string,
    visitor: Visitor,
    now: number
  ) => Promise<string>
  /** Takes the second code and the proof; from then on the account has the new address. */
  readonly proveNew: (
    session: Session,
    attempt: string,
    code: string,
    proof: unknown,
    visitor: Visitor,
    now: number
  ) => Promise<string>
}

interface Parts {
  readonly database: Database
  readonly codes: Codes
  readonly signIn: SignIn
  readonly owners: Owners
  readonly devices: Devices
  readonly mailer: Mailer
  readonly projectOf: (id: unknown) => Project | undefined
}

/** Makes the change of addresses. */
export const makeEmailChange = ({
  database,
  codes,
  signIn,
  owners,
  devices,
  mailer,
  projectOf
}: Parts): EmailChange => {
  const sendTo = async (
    kind: "old-address" | "new-address",
    moving: Moving,
    { account, project }: Session,
    origin: string,
    { device, label, language }: Visitor,
    now: number
  ) => {
    const email = kind === "old-address" ? moving.from : moving.to
    const asked = { kind, email, target: moving.to, account, device, project, origin, label }
    const attempt = await codes.begin(asked, now)
    try {
      await signIn.sendCode({ id: hashOf(attempt), email, project, origin, label }, language, now, moving)
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
  const addressOf = ({ email }: Session) => {
    if (email === null) throw new Refusal(409, "no-email", "This wallet has no e-mail address")
    return email
  }
  return {
    begin: async (session, origin, target, visitor, now) => {
      const from = addressOf(session)
      await signIn.mayMail(from, visitor.client, now, visitor.device)
      return sendTo("old-address", { from, to: target }, session, origin, visitor, now)
    },
    proveOld: async (session, attempt, code, visitor, now) => {
      const target = await codes.targetOf(attempt, visitor.device, now)
      // Counted first: a code that was right is gone, and should not be where the mail may not follow.
      await signIn.mayMail(target, visitor.client, now)
      const row = own(await codes.useCode(attempt, visitor.device, "old-address", code, now), session)
      const moving = { from: addressOf(session), to: target }
      return sendTo("new-address", moving, session, String(row["origin"]), visitor, now)
    },
    proveNew: async (session, attempt, code, proof, visitor, now) => {
      const target = await codes.targetOf(attempt, visitor.device, now)
      await owners.check(session, { act: "email", details: [attempt, target], proof }, now)
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
      await devices.endOthers(session.account, visitor.device)
      const project = projectOf(session.project)?.name ?? session.project
      // The change stands whether or not the old address still takes mails.
      if (session.email !== null) {
        const told = { to: session.email, project, language: visitor.language }
        await mailer.send(movedMail(told, { from: session.email, to: email })).catch(() => {})
      }
      return email
    }
  }
}
