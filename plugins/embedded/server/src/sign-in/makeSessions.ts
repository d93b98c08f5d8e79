import { Refusal } from "../Refusal.ts"
import { hashOf, newToken } from "../secrets.ts"
import type { Database } from "../store/Database.ts"

/** A device that is signed in. */
export interface Session {
  readonly account: string
  /** The address that the account is found by; null for one of a provider. */
  readonly email: string | null
  /** What a provider last said of whom it signed in: for people to read, and nothing else. */
  readonly name: string | null
  readonly providerEmail: string | null
  readonly project: string
  /** That there is neither an address nor a provider: passkeys sign in, and the recovery code. */
  readonly isAlone: boolean
}

/** Sessions: each belongs to an account, a project and a device that the account knows. */
export interface Sessions {
  /** Begins a session in the place of those of the same device and project; answers with its token. */
  readonly begin: (account: string, device: string, project: string, now: number) => Promise<string>
  /** Fails: `Refusal` where there is none, of that device. */
  readonly of: (token: string | undefined, device: string, now: number) => Promise<Session>
  readonly end: (token: string, device: string) => Promise<void>
}

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null)
const DAY = 86_400_000

/** Makes the sessions of a server. */
export const makeSessions = (database: Database, days: number): Sessions => ({
  begin: async (account, device, project, now) => {
    const token = newToken()
    await database.rows("delete from latchkey_login where device = ? and project = ?", device, project)
    await database.rows(
      "insert into latchkey_login (id, account, device, project, until) values (?, ?, ?, ?, ?)",
      hashOf(token),
      account,
      device,
      project,
      now + days * DAY
    )
    await database.rows(
      "update latchkey_device set seen_at = ? where account = ? and device = ?",
      now,
      account,
      device
    )
    return token
  },
  of: async (token, device, now) => {
    const [row] =
      token === undefined
        ? []
        : await database.rows(
            `select account.id, account.email, session.project, identity.name, identity.email as provider_email,
                    identity.account as provided
             from latchkey_login session
             join latchkey_account account on account.id = session.account
             join latchkey_device device on device.account = session.account and device.device = session.device
             left join latchkey_identity identity on identity.account = session.account
             where session.id = ? and session.device = ? and session.until > ?`,
            hashOf(token),
            device,
            now
          )
    if (row === undefined) throw new Refusal(401, "signed-out", "Sign in first")
    return {
      account: String(row["id"]),
      email: textOf(row["email"]),
      name: textOf(row["name"]),
      providerEmail: textOf(row["provider_email"]),
      project: String(row["project"]),
      isAlone: textOf(row["email"]) === null && textOf(row["provided"]) === null
    }
  },
  end: async (token, device) => {
    await database.rows("delete from latchkey_login where id = ? and device = ?", hashOf(token), device)
  }
})
