import { randomBytes, randomUUID } from "node:crypto"
import { Refusal } from "../Refusal.ts"
import type { Secrets } from "../secrets.ts"
import type { Database } from "../store/Database.ts"

const SHARE_BYTES = 32

/** Accounts, and the devices that they know. */
export interface Accounts {
  /** The account of an address; undefined where there is none. */
  readonly ofEmail: (email: string) => Promise<string | undefined>
  /** Makes one, with the server's half of its wallet's key. Fails: `Refusal` where the address, or the id, got one meanwhile. */
  readonly make: (email: string | null, now: number, id?: string) => Promise<string>
  readonly knows: (account: string, device: string) => Promise<boolean>
  /** From now on the account knows the device. */
  readonly letIn: (account: string, device: string, label: string, now: number) => Promise<void>
}

/** Makes the accounts of a server. */
export const makeAccounts = (database: Database, secrets: Secrets): Accounts => ({
  ofEmail: async (email) => {
    const [row] = await database.rows("select id from latchkey_account where email = ?", email)
    return row === undefined ? undefined : String(row["id"])
  },
  make: async (email, now, id = randomUUID()) => {
    const [made] = await database.rows(
      `insert into latchkey_account (id, email, share, wallet, wallet_id, created_at) values (?, ?, ?, null, null, ?)
       on conflict do nothing returning id`,
      id,
      email,
      secrets.seal(id, randomBytes(SHARE_BYTES)),
      now
    )
    // Another device was quicker: from now on this one is a stranger to the account.
    if (made === undefined) throw new Refusal(409, "try-again", "Start again.")
    return id
  },
  knows: async (account, device) => {
    const found = await database.rows(
      "select 1 as known from latchkey_device where account = ? and device = ?",
      account,
      device
    )
    return found.length > 0
  },
  letIn: async (account, device, label, now) => {
    await database.rows(
      `insert into latchkey_device (account, device, label, created_at) values (?, ?, ?, ?)
       on conflict (account, device) do nothing`,
      account,
      device,
      label,
      now
    )
  }
})
