import { randomBytes } from "node:crypto"
import { createAppClient, viemConnector } from "@farcaster/auth-client"
import type { FarcasterRecord, Project } from "../Configuration.ts"
import { Refusal } from "../Refusal.ts"
import { hashOf, newToken } from "../secrets.ts"
import type { Accounts } from "../sign-in/makeAccounts.ts"
import type { Sessions } from "../sign-in/makeSessions.ts"
import type { Visitor } from "../sign-in/Visitor.ts"
import type { Database } from "../store/Database.ts"
import type { Identities } from "./makeIdentities.ts"

const LIFETIME = 10 * 60_000
const TIMEOUT = 10_000
const MAX_NAME = 256
const PROVIDER = "farcaster"

/** A sign-in by Farcaster (FIP-11). Everything fails with a `Refusal`. */
export interface Farcaster {
  /** Begins one; answers with the link that the visitor's app opens, and with what this device asks for the outcome. */
  readonly begin: (
    project: Project,
    origin: string,
    visitor: Visitor,
    now: number
  ) => Promise<{ readonly url: string; readonly token: string }>
  /** Signs in on the device that began, once the visitor has agreed in the app; undefined before. */
  readonly finish: (
    token: string,
    visitor: Visitor,
    now: number
  ) => Promise<{ readonly session: string; readonly name: string } | undefined>
}

interface Parts {
  readonly database: Database
  readonly accounts: Accounts
  readonly identities: Identities
  readonly sessions: Sessions
  /** Absent where nobody signs in by Farcaster. */
  readonly record: FarcasterRecord | undefined
  readonly publicUrl: () => string
}

const over = () => new Refusal(410, "expired", "The sign-in has expired. Start again.")
const failed = () => new Refusal(502, "farcaster-failed", "Farcaster does not answer. Try again.")
const untrusted = () => new Refusal(403, "farcaster-untrusted", "Farcaster does not confirm who this is")

/** What a client of Farcaster answers, in ten seconds at most. Its errors may name the relay's own, and are not told. */
const answerOf = async <T extends object>(
  asked: Promise<{ readonly isError: boolean; readonly data?: T }>
): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failed()), TIMEOUT)
  })
  try {
    const { isError, data } = await Promise.race([asked, late])
    if (isError || data === undefined) throw failed()
    return data
  } catch {
    throw failed()
  } finally {
    clearTimeout(timer)
  }
}

/** Where a visitor's app may be opened: https, or this machine. */
const isAppLink = (url: unknown): url is string => {
  if (typeof url !== "string" || url.length > 4_096 || !URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === "https:" || (protocol === "http:" && /^(localhost|127\.0\.0\.1)$/.test(hostname))
}

/** Makes the sign-ins by Farcaster. */
export const makeFarcaster = (parts: Parts): Farcaster => {
  const { database, accounts, identities, sessions, record, publicUrl } = parts
  const client = () => {
    if (record === undefined)
      throw new Refusal(404, "no-such-provider", "This wallet has no sign-in by Farcaster")
    return createAppClient({
      relay: record.relayUrl,
      ethereum: viemConnector({ rpcUrls: [record.rpcUrl] })
    })
  }
  const domain = () => new URL(publicUrl()).host

  return {
    begin: async (project, origin, { device, label }, now) => {
      const [token, nonce] = [newToken(), randomBytes(16).toString("hex")]
      const { url, channelToken } = await answerOf(
        client().createChannel({ siweUri: `${publicUrl()}/sdk`, domain: domain(), nonce })
      )
      if (!isAppLink(url) || typeof channelToken !== "string") throw failed()
      await database.rows(
        `insert into latchkey_social
           (id, provider, device, project, origin, label, verifier, nonce, result, subject, email, name, until)
         values (?, ?, ?, ?, ?, ?, ?, ?, null, null, null, null, ?)`,
        hashOf(token),
        PROVIDER,
        device,
        project.id,
        origin,
        label,
        channelToken,
        nonce,
        now + LIFETIME
      )
      return { url, token }
    },
    finish: async (token, { device, label }, now) => {
      const id = hashOf(token)
      const [row] = await database.rows(
        "select * from latchkey_social where id = ? and provider = ? and device = ? and until > ?",
        id,
        PROVIDER,
        device,
        now
      )
      if (row === undefined) throw over()
      const app = client()
      const told = await answerOf(app.status({ channelToken: String(row["verifier"]) }))
      if (told.state !== "completed") return undefined
      const { message, signature, username } = told
      // The relay is not believed: what the person signed is, with what the registry on the chain says of the key.
      const verified =
        typeof message === "string" && typeof signature === "string"
          ? await answerOf(
              app
                .verifySignInMessage({ nonce: String(row["nonce"]), domain: domain(), message, signature })
                .then(({ isError, success, fid }) => ({
                  isError: false,
                  data: { isTrue: !isError && success === true, fid }
                }))
            )
          : { isTrue: false, fid: undefined }
      const [taken] = await database.rows("delete from latchkey_social where id = ? returning id", id)
      if (taken === undefined) throw over()
      if (!verified.isTrue || !Number.isSafeInteger(verified.fid) || verified.fid === 0) throw untrusted()
      const name =
        typeof username === "string" && username !== "" ? username.slice(0, MAX_NAME) : `fid ${verified.fid}`
      const identity = { provider: PROVIDER, subject: String(verified.fid), email: null, name }
      const account = await identities.accountOf(identity, now)
      await accounts.letIn(account, device, label, now)
      return { name, session: await sessions.begin(account, device, String(row["project"]), now) }
    }
  }
}
