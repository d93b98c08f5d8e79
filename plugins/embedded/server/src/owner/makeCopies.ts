import { Buffer } from "node:buffer"
import type { Secrets } from "../secrets.ts"
import type { Database, Row } from "../store/Database.ts"

/** A copy of a wallet that a passkey opens, and the server's half of what opens it: base64url of 32 bytes. */
export interface PasskeyCopy {
  readonly sealed: string
  readonly share: string
}

/**
 * The copy of a row of `latchkey_passkey`; undefined where the passkey has none, since it makes no secret. What an earlier secret of
 * the server sealed is sealed anew.
 */
export const makeCopies =
  (database: Database, secrets: Secrets) =>
  async (row: Row): Promise<PasskeyCopy | undefined> => {
    const [account, kept] = [String(row["account"]), String(row["share"])]
    if (kept === "") return undefined
    const share = secrets.open(account, kept)
    if (!kept.startsWith(secrets.prefix))
      await database.rows(
        "update latchkey_passkey set share = ? where account = ? and id = ? and share = ?",
        secrets.seal(account, share),
        account,
        String(row["id"]),
        kept
      )
    return { sealed: String(row["sealed"]), share: Buffer.from(share).toString("base64url") }
  }
