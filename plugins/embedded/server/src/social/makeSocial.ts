import { createHash } from "node:crypto"
import type { Project, ProviderRecord } from "../Configuration.ts"
import { Refusal } from "../Refusal.ts"
import { hashOf, newToken } from "../secrets.ts"
import type { Accounts } from "../sign-in/makeAccounts.ts"
import type { Sessions } from "../sign-in/makeSessions.ts"
import type { Visitor } from "../sign-in/Visitor.ts"
import type { Database } from "../store/Database.ts"
import type { Identities } from "./makeIdentities.ts"
import { makeOAuthProvider } from "./makeOAuthProvider.ts"
import { makeProvider, type Provider } from "./makeProvider.ts"
import { writeState } from "./SocialState.ts"

const LIFETIME = 20 * 60_000

/** A sign-in at a provider. Everything fails with a `Refusal`. */
export interface Social {
  /** Begins one; answers with where the visitor's window goes. */
  readonly begin: (
    provider: unknown,
    project: Project,
    origin: string,
    visitor: Visitor,
    now: number
  ) => Promise<string>
  /** The visitor comes back without having signed in: the sign-in is over; answers with the page that began it, if one did. */
  readonly giveUp: (state: string, now: number) => Promise<string | undefined>
  /** The visitor comes back; answers with a token for the device that began, and with the page that it is to be handed to. */
  readonly comeBack: (
    state: string,
    code: string,
    now: number
  ) => Promise<{ readonly token: string; readonly origin: string }>
  /** Signs in with a token, which works once, on the device that began. */
  readonly finish: (
    token: string,
    visitor: Visitor,
    now: number
  ) => Promise<{ readonly session: string; readonly name: string | null }>
}

interface Parts {
  readonly database: Database
  readonly accounts: Accounts
  readonly identities: Identities
  readonly sessions: Sessions
  readonly providers: ReadonlyArray<ProviderRecord>
  readonly publicUrl: () => string
}

const over = () => new Refusal(410, "expired", "The sign-in has expired. Start again.")
const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null)

/** Makes the sign-ins at providers. */
export const makeSocial = ({
  database,
  accounts,
  identities,
  sessions,
  providers,
  publicUrl
}: Parts): Social => {
  const known = new Map<string, Provider>(
    providers.map((record) => [
      record.id,
      "oauth" in record ? makeOAuthProvider(record) : makeProvider(record)
    ])
  )
  const redirect = () => `${publicUrl()}/social/callback`

  return {
    begin: async (provider, project, origin, { device, label, language }, now) => {
      const chosen = typeof provider === "string" ? known.get(provider) : undefined
      if (chosen === undefined)
        throw new Refusal(
          404,
          "no-such-provider",
          `This wallet has no sign-in by ${String(provider).slice(0, 32)}`
        )
      const [state, verifier, nonce] = [newToken(), newToken(), newToken()]
      const uri = await chosen.authorization({
        redirect_uri: redirect(),
        state: writeState(state, language),
        nonce,
        code_challenge: createHash("sha256").update(verifier).digest("base64url"),
        code_challenge_method: "S256"
      })
      await database.rows(
        `insert into latchkey_social
           (id, provider, device, project, origin, label, verifier, nonce, result, subject, email, name, until)
         values (?, ?, ?, ?, ?, ?, ?, ?, null, null, null, null, ?)`,
        hashOf(state),
        String(provider),
        device,
        project.id,
        origin,
        label,
        verifier,
        nonce,
        now + LIFETIME
      )
      return uri
    },
    giveUp: async (state, now) => {
      const [row] = await database.rows(
        "delete from latchkey_social where id = ? and result is null and until > ? returning origin",
        hashOf(state),
        now
      )
      return textOf(row?.["origin"]) ?? undefined
    },
    comeBack: async (state, code, now) => {
      const token = newToken()
      // Taken before the provider is asked: a state serves once, whatever comes of it.
      const [row] = await database.rows(
        "update latchkey_social set result = ? where id = ? and result is null and until > ? returning *",
        hashOf(token),
        hashOf(state),
        now
      )
      const provider = known.get(String(row?.["provider"]))
      if (row === undefined || provider === undefined) throw over()
      const { verifier, nonce, origin } = row
      const { subject, email, name } = await provider.identityOf(
        code,
        String(verifier),
        String(nonce),
        redirect(),
        now
      )
      await database.rows(
        "update latchkey_social set subject = ?, email = ?, name = ? where id = ?",
        subject,
        email,
        name,
        hashOf(state)
      )
      return { token, origin: String(origin) }
    },
    finish: async (token, { device, label }, now) => {
      const [row] = await database.rows(
        "delete from latchkey_social where result = ? and device = ? and subject is not null and until > ? returning *",
        hashOf(token),
        device,
        now
      )
      if (row === undefined) throw over()
      const name = textOf(row["name"])
      const account = await identities.accountOf(
        {
          provider: String(row["provider"]),
          subject: String(row["subject"]),
          email: textOf(row["email"]),
          name
        },
        now
      )
      await accounts.letIn(account, device, label, now)
      return { name, session: await sessions.begin(account, device, String(row["project"]), now) }
    }
  }
}
