import { Buffer } from "node:buffer"
import { Refusal } from "./Refusal.ts"
import { hashOf, type Secrets } from "./secrets.ts"
import type { Session } from "./sign-in/makeSessions.ts"
import type { Database } from "./store/Database.ts"

const MAX_SEALED = 4_096

/** The sealed wallets of accounts: the server can keep them and cannot open them. */
export interface Wallets {
  /** What the frame sealed; null before there is a wallet. */
  readonly sealedOf: (session: Session) => Promise<string | null>
  /** The server's half of what opens it, base64url of 32 bytes. */
  readonly shareOf: (session: Session) => Promise<string>
  /**
   * Keeps what the frame sealed, in the place of `before`, which is null where there was nothing. Fails: `Refusal` where
   * something else is there, so that of two devices the second cannot take the wallet of the first away.
   */
  readonly keep: (session: Session, sealed: unknown, before: unknown) => Promise<void>
}

/** Makes the wallets of a server. */
export const makeWallets = (database: Database, secrets: Secrets): Wallets => ({
  sealedOf: async ({ account }) => {
    const [row] = await database.rows("select wallet from latchkey_account where id = ?", account)
    const wallet = row?.["wallet"]
    return typeof wallet === "string" ? wallet : null
  },
  shareOf: async ({ account }) => {
    const [row] = await database.rows("select share from latchkey_account where id = ?", account)
    return Buffer.from(secrets.open(account, String(row?.["share"]))).toString("base64url")
  },
  keep: async ({ account }, sealed, before) => {
    if (typeof sealed !== "string" || sealed === "" || sealed.length > MAX_SEALED)
      throw new Refusal(400, "invalid", "This is no sealed wallet")
    if (before !== null && typeof before !== "string")
      throw new Refusal(400, "invalid", "This does not say what it takes the place of")
    const kept = await database.rows(
      `update latchkey_account set wallet = ?, wallet_id = ?
       where id = ? and ${before === null ? "wallet_id is null" : "wallet_id = ?"} returning id`,
      sealed,
      hashOf(sealed),
      account,
      ...(before === null ? [] : [hashOf(before)])
    )
    if (kept.length === 0) throw new Refusal(409, "changed", "The wallet was changed on another device")
  }
})
