import { Buffer } from "node:buffer"
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
import { passkeyName } from "./passkeyName.ts"
import { readPublicKey } from "./readPublicKey.ts"

const MOST = 20
const ID = /^[\w-]{1,1400}$/
const KEY = /^[\w-]{40,1400}$/
const SEALED = /^[\w.-]{1,512}$/
const PROOF = /^[\w-]{1,4096}$/
const TRANSPORTS = /^([a-z-]{1,20}( [a-z-]{1,20}){0,7})?$/

/** A passkey that opens a wallet, as its owner reads of it. */
export interface KnownPasskey {
  /** The credential's id, base64url. */
  readonly id: string
  readonly name: string
  /** How the browser reaches it, as it said itself. */
  readonly transports: ReadonlyArray<string>
  /** Epoch milliseconds. */
  readonly since: number
}

/** What the frame sent, unread. */
export type Sent = Readonly<Record<string, unknown>>

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
  readonly open: (
    session: Session,
    sent: Sent,
    now: number
  ) => Promise<{ readonly sealed: string; readonly share: string }>
}

interface Parts {
  readonly database: Database
  readonly secrets: Secrets
  readonly owners: Owners
  readonly mailer: Mailer
  readonly projectOf: (id: unknown) => Project | undefined
  readonly publicUrl: () => string
}

const textIn = (sent: Sent, key: string, shape: RegExp): string => {
  const text = sent[key]
  if (typeof text !== "string" || !shape.test(text)) throw new Refusal(400, "invalid", "This is no passkey")
  return text
}

const nameIn = (sent: Sent): string => {
  const name = sent["name"]
  // What is proven is what is kept: nothing is made of it here.
  if (typeof name !== "string" || passkeyName(name) !== name)
    throw new Refusal(400, "invalid", "This is no passkey")
  return name
}

/** Makes the passkeys of a server. */
export const makePasskeys = (parts: Parts): Passkeys => {
  const { database, secrets, owners, mailer, projectOf, publicUrl } = parts
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
        "select id, name, transports, created_at from latchkey_passkey where account = ? order by created_at",
        account
      )
      return rows.map((row) => ({
        id: String(row["id"]),
        name: String(row["name"]),
        transports: String(row["transports"]).split(" ").filter(Boolean),
        since: Number(row["created_at"])
      }))
    },
    add: async (session, sent, visitor, now) => {
      const [id, publicKey, transports] = [
        textIn(sent, "id", ID),
        textIn(sent, "publicKey", KEY),
        textIn(sent, "transports", TRANSPORTS)
      ]
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
        `insert into latchkey_passkey (account, id, public_key, transports, name, sealed, share, created_at)
         select id, ?, ?, ?, ?, ?, ?, ? from latchkey_account
         where id = ? and (select count(*) from latchkey_passkey own where own.account = latchkey_account.id) < ?
         on conflict (account, id) do nothing returning id`,
        id,
        publicKey,
        transports,
        name,
        sealed,
        share,
        now,
        session.account,
        MOST
      )
      if (added.length === 0) throw new Refusal(409, "changed", "The wallet was changed on another device")
      await tell(session, { kind: "added", name }, visitor)
    },
    rename: async (session, sent, now) => {
      const [id, name] = [textIn(sent, "id", ID), nameIn(sent)]
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
      const id = textIn(sent, "id", ID)
      await proven(session, { act: "passkey-remove", details: [id], proof: sent["proof"] }, now)
      const { name } = await rowOf(session, id)
      await database.rows("delete from latchkey_passkey where account = ? and id = ?", session.account, id)
      await tell(session, { kind: "removed", name: String(name) }, visitor)
    },
    open: async (session, sent, now) => {
      const row = await rowOf(session, textIn(sent, "id", ID))
      const challenge = typeof sent["challenge"] === "string" ? sent["challenge"] : ""
      const assertion = {
        authenticatorData: textIn(sent, "authenticatorData", PROOF),
        clientData: textIn(sent, "clientData", PROOF),
        signature: textIn(sent, "signature", PROOF)
      }
      const expected = {
        publicKey: String(row["public_key"]),
        challenge,
        origin: new URL(publicUrl()).origin
      }
      if (!secrets.isChallenge(session.account, challenge, now) || !isAsserted(assertion, expected))
        throw new Refusal(403, "not-passkey", "This passkey opens your wallet no more")
      const sealed = String(row["share"])
      const share = secrets.open(session.account, sealed)
      if (!sealed.startsWith(secrets.prefix))
        await database.rows(
          "update latchkey_passkey set share = ? where account = ? and id = ? and share = ?",
          secrets.seal(session.account, share),
          session.account,
          String(row["id"]),
          sealed
        )
      return { sealed: String(row["sealed"]), share: Buffer.from(share).toString("base64url") }
    }
  }
}
