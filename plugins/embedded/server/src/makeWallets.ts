import { Buffer } from "node:buffer"
import { randomBytes } from "node:crypto"
import { renewedMail } from "./mail/mails.ts"
import type { Mailer } from "./mail/Mailer.ts"
import type { Project } from "./Configuration.ts"
import type { Owners } from "./owner/makeOwners.ts"
import { Refusal } from "./Refusal.ts"
import { hashOf, type Secrets } from "./secrets.ts"
import type { Session } from "./sign-in/makeSessions.ts"
import type { Visitor } from "./sign-in/Visitor.ts"
import type { Database } from "./store/Database.ts"

const MAX_SEALED = 4_096
const SHARE_BYTES = 32
const DAY = 86_400_000
const RESCUE = /^[\w-]{43}$/

/** What the frame wants kept, as it sent it. */
export interface Keeping {
  readonly sealed: unknown
  /** What it takes the place of; null where there was nothing. */
  readonly before: unknown
  /** The new half of the server that it was sealed with, as the server gave it; absent where it is the one of before. */
  readonly share?: unknown
  /** What signs in by the recovery code that it was sealed with; for accounts that have neither an address nor a provider. */
  readonly rescue?: unknown
  /** The owner's key, with the first wallet of an account. */
  readonly verifier?: unknown
  /** That the owner wants it. */
  readonly proof: unknown
}

/** The same as it was read. */
interface ReadKeeping {
  readonly sealed: string
  readonly share: string | null
  readonly rescue: string | null
}

/** The sealed wallets of accounts: the server can keep them and cannot open them. */
export interface Wallets {
  /** What the frame sealed; null before there is a wallet. */
  readonly sealedOf: (session: Session) => Promise<string | null>
  /** The server's half of what opens it, base64url of 32 bytes. */
  readonly shareOf: (session: Session) => Promise<string>
  /** A new half of the server, and the same as it is given back with what was sealed with it: the server keeps nothing of it until then. */
  readonly newShare: (session: Session) => { readonly share: string; readonly kept: string }
  /**
   * Keeps what the frame sealed, and the wallet of before for as many days as starting over takes; its owner gets a mail of that.
   * Fails: `Refusal` where the owner has not proven it, and where something else is there, so that of two devices the second
   * cannot take the wallet of the first away.
   */
  readonly keep: (session: Session, keeping: Keeping, visitor: Visitor, now: number) => Promise<void>
}

interface Parts {
  readonly database: Database
  readonly secrets: Secrets
  readonly owners: Owners
  readonly mailer: Mailer
  readonly projectOf: (id: unknown) => Project | undefined
  readonly days: number
}

const sealedIn = (value: unknown, what: string): string => {
  if (typeof value !== "string" || value.length > MAX_SEALED || !/^[\w.-]+$/.test(value))
    throw new Refusal(400, "invalid", what)
  return value
}

/** Makes the wallets of a server. */
export const makeWallets = ({ database, secrets, owners, mailer, projectOf, days }: Parts): Wallets => {
  const shareIn = (account: string, kept: unknown): string | null => {
    if (kept === undefined) return null
    const share = sealedIn(kept, "This is no half of the server")
    try {
      secrets.open(account, share)
    } catch {
      throw new Refusal(400, "invalid", "This is no half of the server")
    }
    return share
  }
  const changed = () => new Refusal(409, "changed", "The wallet was changed on another device")

  const rescueIn = ({ isAlone }: Session, rescue: unknown): string | null => {
    if (rescue === undefined) return null
    // Who has an address or a provider is to be known by it, beside the code.
    if (isAlone && typeof rescue === "string" && RESCUE.test(rescue)) return rescue
    throw new Refusal(400, "invalid", "This is no key of a recovery code")
  }

  const keepFirst = async (
    { account }: Session,
    { sealed, share, rescue }: ReadKeeping,
    verifier: string
  ) => {
    const kept = await database.rows(
      `update latchkey_account set wallet = ?, wallet_id = ?, verifier = ?, share = coalesce(?, share), rescue = coalesce(?, rescue)
       where id = ? and wallet_id is null returning id`,
      sealed,
      hashOf(sealed),
      verifier,
      share,
      rescue,
      account
    )
    if (kept.length === 0) throw changed()
  }

  const replace = async (
    { account }: Session,
    { sealed, share, rescue }: ReadKeeping,
    before: string,
    now: number
  ) => {
    // First, so that there is no moment in which neither is kept.
    await database.rows(
      `insert into latchkey_kept (account, wallet_id, wallet, share, until)
       select id, wallet_id, wallet, share, ? from latchkey_account where id = ? and wallet_id = ?
       on conflict (account, wallet_id) do nothing`,
      now + days * DAY,
      account,
      hashOf(before)
    )
    const kept = await database.rows(
      `update latchkey_account set wallet = ?, wallet_id = ?, share = coalesce(?, share), rescue = coalesce(?, rescue)
       where id = ? and wallet_id = ? returning id`,
      sealed,
      hashOf(sealed),
      share,
      rescue,
      account,
      hashOf(before)
    )
    if (kept.length === 0) throw changed()
  }

  return {
    sealedOf: async ({ account }) => {
      const [row] = await database.rows("select wallet from latchkey_account where id = ?", account)
      const wallet = row?.["wallet"]
      return typeof wallet === "string" ? wallet : null
    },
    shareOf: async ({ account }) => {
      const [row] = await database.rows("select share from latchkey_account where id = ?", account)
      const sealed = String(row?.["share"])
      const share = secrets.open(account, sealed)
      if (!sealed.startsWith(secrets.prefix))
        await database.rows(
          "update latchkey_account set share = ? where id = ? and share = ?",
          secrets.seal(account, share),
          account,
          sealed
        )
      return Buffer.from(share).toString("base64url")
    },
    newShare: ({ account }) => {
      const bytes = randomBytes(SHARE_BYTES)
      return { share: bytes.toString("base64url"), kept: secrets.seal(account, bytes) }
    },
    keep: async (session, keeping, { label, language }, now) => {
      const sealed = sealedIn(keeping.sealed, "This is no sealed wallet")
      const share = shareIn(session.account, keeping.share)
      const before =
        keeping.before === null
          ? null
          : sealedIn(keeping.before, "This does not say what it takes the place of")
      const rescue = rescueIn(session, keeping.rescue)
      const details = [before ?? "", sealed, share ?? "", ...(rescue === null ? [] : [rescue])]
      const read = { sealed, share, rescue }
      const asked = { act: "keep", details, proof: keeping.proof } as const
      if (before === null)
        return keepFirst(session, read, owners.checkNew(session, keeping.verifier, asked, now))
      await owners.check(session, asked, now)
      await replace(session, read, before, now)
      if (session.email === null) return
      const project = projectOf(session.project)?.name ?? session.project
      // What was decided stands, whether or not a mail server takes the news of it.
      await mailer.send(renewedMail({ to: session.email, project, language }, label)).catch(() => {})
    }
  }
}
