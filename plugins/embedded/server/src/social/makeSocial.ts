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
import type { Language } from "../words/Language.ts"
import { isReturnPage, writeState } from "./SocialState.ts"

const LIFETIME = 20 * 60_000

/** A window that a provider led back. */
export interface Back {
  /** Whose address it was led to: each provider has its own. */
  readonly provider: string
  readonly state: string
  /** What its browser is known by; empty where it is not known. */
  readonly browser: string
}

/** A sign-in at a provider. Everything fails with a `Refusal`. */
export interface Social {
  /** Begins one; answers with where the visitor's window goes, which is a page of this server. */
  readonly begin: (
    provider: unknown,
    project: Project,
    origin: string,
    visitor: Visitor,
    now: number
  ) => Promise<string>
  /**
   * The visitor's window is here: answers with the provider's page, and with what this browser is known by when it comes back.
   * A ticket serves once. `page` is where the window is led back to, if it is the page itself.
   */
  readonly start: (
    ticket: string,
    language: Language,
    page: string | undefined,
    now: number
  ) => Promise<{ readonly uri: string; readonly sign: string; readonly browser: string }>
  /** The visitor comes back without having signed in: the sign-in is over; answers with the page that began it, if one did. */
  readonly giveUp: (back: Back, now: number) => Promise<string | undefined>
  /** The visitor comes back; answers with a token for the device that began, and with the page that it is to be handed to. */
  readonly comeBack: (
    back: Back,
    code: string,
    issuer: string | undefined,
    now: number
  ) => Promise<{ readonly token: string; readonly origin: string; readonly page: string | undefined }>
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
  readonly projects: ReadonlyArray<Project>
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
  projects,
  publicUrl
}: Parts): Social => {
  const known = new Map<string, Provider>(
    providers.map((record) => [
      record.id,
      "oauth" in record ? makeOAuthProvider(record) : makeProvider(record)
    ])
  )
  const redirect = (provider: string) => `${publicUrl()}/social/callback/${provider}`

  return {
    begin: async (provider, project, origin, { device, label, language }, now) => {
      const chosen = typeof provider === "string" ? known.get(provider) : undefined
      if (chosen === undefined)
        throw new Refusal(
          404,
          "no-such-provider",
          `This wallet has no sign-in by ${String(provider).slice(0, 32)}`
        )
      const [ticket, verifier, nonce] = [newToken(), newToken(), newToken()]
      await database.rows(
        `insert into latchkey_social
           (id, provider, device, project, origin, label, verifier, nonce, result, subject, email, name, until)
         values (?, ?, ?, ?, ?, ?, ?, ?, null, null, null, null, ?)`,
        hashOf(ticket),
        String(provider),
        device,
        project.id,
        origin,
        label,
        verifier,
        nonce,
        now + LIFETIME
      )
      return `${publicUrl()}/social/start?ticket=${writeState(ticket, language)}`
    },
    start: async (ticket, language, page, now) => {
      const [state, browser] = [newToken(), newToken()]
      const sign = hashOf(state)
      // The ticket has gone through the page: from here on it is worth nothing, and the state is known to this browser alone.
      const [row] = await database.rows(
        "update latchkey_social set id = ?, browser = ? where id = ? and browser is null and until > ? returning *",
        sign,
        hashOf(browser),
        hashOf(ticket),
        now
      )
      const id = String(row?.["provider"])
      const provider = known.get(id)
      if (row === undefined || provider === undefined) throw over()
      const pages = projects.find((project) => project.id === row["project"])?.returnPages
      if (page !== undefined && isReturnPage(page, String(row["origin"]), pages))
        await database.rows("update latchkey_social set page = ? where id = ?", page, sign)
      const uri = await provider.authorization({
        redirect_uri: redirect(id),
        state: writeState(state, language),
        nonce: String(row["nonce"]),
        code_challenge: createHash("sha256").update(String(row["verifier"])).digest("base64url"),
        code_challenge_method: "S256"
      })
      return { uri, sign, browser }
    },
    giveUp: async ({ provider, state, browser }, now) => {
      const [row] = await database.rows(
        `delete from latchkey_social
         where id = ? and provider = ? and browser = ? and result is null and until > ? returning page`,
        hashOf(state),
        provider,
        hashOf(browser),
        now
      )
      return textOf(row?.["page"]) ?? undefined
    },
    comeBack: async ({ provider: id, state, browser }, code, issuer, now) => {
      const token = newToken()
      // Taken before the provider is asked: a state serves once, whatever comes of it.
      const [row] = await database.rows(
        `update latchkey_social set result = ?
         where id = ? and provider = ? and browser = ? and result is null and until > ? returning *`,
        hashOf(token),
        hashOf(state),
        id,
        hashOf(browser),
        now
      )
      const provider = known.get(id)
      if (row === undefined || provider === undefined) throw over()
      await provider.checkIssuer(issuer)
      const { verifier, nonce, origin, page } = row
      const { subject, email, name } = await provider.identityOf(
        code,
        String(verifier),
        String(nonce),
        redirect(id),
        now
      )
      await database.rows(
        "update latchkey_social set subject = ?, email = ?, name = ? where id = ?",
        subject,
        email,
        name,
        hashOf(state)
      )
      return { token, origin: String(origin), page: textOf(page) ?? undefined }
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
