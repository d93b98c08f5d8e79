import type { Project } from "../Configuration.ts"
import { passkeyMail, type PasskeyChange } from "../mail/mails.ts"
import type { Mailer } from "../mail/Mailer.ts"
import { Refusal } from "../Refusal.ts"
import type { Secrets } from "../secrets.ts"
import type { Session } from "../sign-in/makeSessions.ts"
import type { Visitor } from "../sign-in/Visitor.ts"
import type { Database } from "../store/Database.ts"
import { isAsserted } from "./isAsserted.ts"
import type { OwnerProof, Owners } from "./makeOwners.ts"
import { makeCopies, type PasskeyCopy } from "./makeCopies.ts"
import { readPublicKey } from "./readPublicKey.ts"
import { assertionIn, challengeIn, credentialIn, idIn, nameIn, textIn, type Sent } from "./readSent.ts"

const MOST = 20
const SEALED = /^[\w.-]{1,512}$/

/** A passkey that opens a wallet, as its owner reads of it. */
export interface KnownPasskey {
  /** The credential's id, base64url. */
  readonly id: string
  readonly name: string
  /** How the browser reaches it, as it said itself. */
  readonly transports: ReadonlyArray<string>
  /** Epoch milliseconds. */
  readonly since: number
  /** Whether it opens the wallet: one that makes no secret only signs in. */
  readonly opens: boolean
}

/**
 * The passkeys of wallets. Of each the server keeps what it is asked by and checked with, and a copy of the wallet that was sealed
 * in the frame by two halves: one of the server, another for each passkey, and what the passkey makes (WebAuthn PRF), which never
 * comes here. All of it fails with a `Refusal`.
 */
export interface Passkeys {
  readonly of: (session: Session) => Promise<ReadonlyArray<KnownPasskey>>
  /** Takes the owner's proof; the owner gets a mail of it, as of `remove`. */
  readonly add: (session: Session, sent: Sent, visitor: Visitor, now: number) => Promise<void>
  readonly rename: (session: Session, sent: Sent, now: number) => Promise<void>
  /** From then on nothing is given to the passkey, and the server's half of it is gone. */
  readonly remove: (session: Session, sent: Sent, visitor: Visitor, now: number) => Promise<void>
  /** The sealed copy and the server's half of it, for who has the passkey at hand: a session alone gets neither. */
  readonly open: (session: Session, sent: Sent, now: number) => Promise<PasskeyCopy>
}

interface Parts {
  readonly database: Database
  readonly secrets: Secrets
  readonly owners: Owners
  readonly mailer: Mailer
  readonly projectOf: (id: unknown) => Project | undefined
  readonly publicUrl: () => string
}

/** Makes the passkeys of a server. */
export const makePasskeys = (parts: Parts): Passkeys => {
  const { database, secrets, owners, mailer, projectOf, publicUrl } = parts
  const copyOf = makeCopies(database, secrets)
  const proven = async (session: Session, asked: OwnerProof, now: number) => {
    // Without a wallet there is nobody yet who could prove it.
    if (!(await owners.isKnown(session)))
      throw new Refusal(403, "not-owner", "Open the wallet on this device first: this is for its owner alone")
    await owners.check(session, asked, now)
  }
  const rowOf = async ({ account }: Session, id: string) => {
    const [row] = await database.rows(
      "select * from latchkey_passkey where account = ? and id = ?",
      account,
      id
    )
    if (row === undefined) throw new Refusal(404, "no-passkey", "This passkey opens your wallet no more")
    return row
  }
  // What was decided stands, whether or not a mail server takes the news of it.
  const tell = async ({ email, project }: Session, change: PasskeyChange, { language, label }: Visitor) => {
    if (email === null) return
    const told = { to: email, project: projectOf(project)?.name ?? project, language }
    await mailer.send(passkeyMail(told, label, change)).catch(() => {})
  }
  return {
    of: async ({ account }) => {
      const rows = await database.rows(
        "select id, name, transports, sealed, created_at from latchkey_passkey where account = ? order by created_at",
        account
      )
      return rows.map((row) => ({
        id: String(row["id"]),
        name: String(row["name"]),
        transports: String(row["transports"]).split(" ").filter(Boolean),
        since: Number(row["created_at"]),
        opens: row["sealed"] !== ""
      }))
    },
    add: async (session, sent, visitor, now) => {
      const { id, publicKey, transports } = credentialIn(sent)
      const [sealed, share, name] = [
        textIn(sent, "sealed", SEALED),
        textIn(sent, "share", SEALED),
        nameIn(sent)
      ]
      if (readPublicKey(publicKey) === undefined) throw new Refusal(400, "invalid", "This is no passkey")
      const details = [id, publicKey, transports, name, sealed, share]
      await proven(session, { act: "passkey-add", details, proof: sent["proof"] }, now)
      try {
        secrets.open(session.account, share)
      } catch {
        throw new Refusal(400, "invalid", "This is no half of the server")
      }
      const added = await database.rows(
        `insert into latchkey_passkey as passkey
           (account, id, public_key, transports, name, sealed, share, created_at, enters)
         select id, ?, ?, ?, ?, ?, ?, ?, ? from latchkey_account
         where id = ? and (select count(*) from latchkey_passkey own where own.account = latchkey_account.id) < ?
         on conflict (account, id) do update set name = excluded.name, sealed = excluded.sealed, share = excluded.share
           where passkey.sealed = '' and passkey.public_key = excluded.public_key
         returning id`,
        id,
        publicKey,
        transports,
        name,
        sealed,
        share,
        now,
        // Where there is no other way in, each passkey of the account is one.
        session.isAlone ? 1 : 0,
        session.account,
        MOST
      )
      if (added.length === 0) throw new Refusal(409, "changed", "The wallet was changed on another device")
      await tell(session, { kind: "added", name }, visitor)
    },
    rename: async (session, sent, now) => {
      const [id, name] = [idIn(sent), nameIn(sent)]
      await proven(session, { act: "passkey-name", details: [id, name], proof: sent["proof"] }, now)
      await rowOf(session, id)
      await database.rows(
        "update latchkey_passkey set name = ? where account = ? and id = ?",
        name,
        session.account,
        id
      )
    },
    remove: async (session, sent, visitor, now) => {
      const id = idIn(sent)
      await proven(session, { act: "passkey-remove", details: [id], proof: sent["proof"] }, now)
      const { name } = await rowOf(session, id)
      const removed = await database.rows(
        `delete from latchkey_passkey where account = ? and id = ? and (enters = 0 or exists (
           select 1 from latchkey_passkey other where other.account = ? and other.id <> ? and other.enters = 1
         )) returning id`,
        session.account,
        id,
        session.account,
        id
      )
      if (removed.length === 0)
        throw new Refusal(
          409,
          "last-passkey",
          "This is the last passkey that signs you in: add another one first"
        )
      await tell(session, { kind: "removed", name: String(name) }, visitor)
    },
    open: async (session, sent, now) => {
      const row = await rowOf(session, idIn(sent))
      const challenge = challengeIn(sent)
      const assertion = assertionIn(sent)
      const expected = {
        publicKey: String(row["public_key"]),
        challenge,
        origin: new URL(publicUrl()).origin
      }
      if (!secrets.isChallenge(session.account, challenge, now) || !isAsserted(assertion, expected))
        throw new Refusal(403, "not-passkey", "This passkey opens your wallet no more")
      const copy = await copyOf(row)
      if (copy === undefined) throw new Refusal(403, "not-passkey", "This passkey opens your wallet no more")
      return copy
    }
  }
}
