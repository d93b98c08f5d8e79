import type { Accounts } from "../sign-in/makeAccounts.ts"
import type { Database } from "../store/Database.ts"

/** A person as a provider knows one. */
export interface Identity {
  readonly provider: string
  /** The provider's name for the person, which nobody else ever has. */
  readonly subject: string
  readonly email: string | null
  readonly name: string | null
}

/** Finds or makes accounts of persons at providers. */
export interface Identities {
  /** The account of a person; never that of an e-mail address, which others may come to have. */
  readonly accountOf: (identity: Identity, now: number) => Promise<string>
}

/** Makes the identities of a server. */
export const makeIdentities = (database: Database, accounts: Accounts): Identities => ({
  accountOf: async ({ provider, subject, email, name }, now) => {
    const find = () =>
      database.rows(
        `update latchkey_identity set email = ?, name = ? where provider = ? and subject = ? returning account`,
        email,
        name,
        provider,
        subject
      )
    const [there] = await find()
    if (there !== undefined) return String(there["account"])
    await database.rows(
      `insert into latchkey_identity (provider, subject, account, email, name) values (?, ?, ?, ?, ?)
       on conflict (provider, subject) do nothing`,
      provider,
      subject,
      await accounts.make(null, now),
      email,
      name
    )
    const [made] = await find()
    return String(made?.["account"])
  }
})
