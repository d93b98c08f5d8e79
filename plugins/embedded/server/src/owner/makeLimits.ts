import { Refusal } from "../Refusal.ts"
import type { Session } from "../sign-in/makeSessions.ts"
import type { Database } from "../store/Database.ts"
import type { Owners } from "./makeOwners.ts"

const MAX = 1_024

/** The limits above which an owner is asked for more than a press, as the owner signed them: the frame judges by them, and only by what is signed. */
export interface OwnLimits {
  /** With the proof, as JSON; null where there were never any. */
  readonly of: (session: Session) => Promise<string | null>
  /** Fails: `Refusal` where the owner has not proven it. */
  readonly set: (session: Session, text: unknown, proof: unknown, now: number) => Promise<void>
}

/** Makes the limits of a server's wallets. */
export const makeLimits = (database: Database, owners: Owners): OwnLimits => ({
  of: async ({ account }) => {
    const [row] = await database.rows("select limits from latchkey_account where id = ?", account)
    const limits = row?.["limits"]
    return typeof limits === "string" ? limits : null
  },
  set: async (session, text, proof, now) => {
    if (typeof text !== "string" || text.length > MAX || text.includes("\0"))
      throw new Refusal(400, "invalid", "These are no limits")
    if (!(await owners.isKnown(session)))
      throw new Refusal(403, "not-owner", "Open the wallet on this device first: this is for its owner alone")
    await owners.check(session, { act: "limits", details: [text], proof }, now)
    const { challenge, signature } = proof as { readonly challenge: string; readonly signature: string }
    await database.rows(
      "update latchkey_account set limits = ? where id = ?",
      JSON.stringify({ text, proof: { challenge, signature } }),
      session.account
    )
  }
})
