import { randomUUID } from "node:crypto"
import type { Limits, Project } from "../Configuration.ts"
import { isAsserted } from "../owner/isAsserted.ts"
import { isSigned } from "../owner/isSigned.ts"
import { makeCopies, type PasskeyCopy } from "../owner/makeCopies.ts"
import { rescueMessage } from "../owner/ownerMessage.ts"
import { readPublicKey } from "../owner/readPublicKey.ts"
import { assertionIn, challengeIn, credentialIn, idIn, nameIn, textIn, type Sent } from "../owner/readSent.ts"
import { Refusal } from "../Refusal.ts"
import type { Secrets } from "../secrets.ts"
import type { Database } from "../store/Database.ts"
import type { SpendQuota } from "../store/makeQuotas.ts"
import type { Toll } from "../toll/makeToll.ts"
import type { Accounts } from "./makeAccounts.ts"
import type { Sessions } from "./makeSessions.ts"
import type { Visitor } from "./Visitor.ts"

const LIFETIME = 5 * 60_000
const HOUR = 3_600_000
const ACCOUNT = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const [KEY, SIGNATURE] = [/^[\w-]{43}$/, /^[\w-]{86}$/]

interface Parts {
  readonly database: Database
  readonly secrets: Secrets
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly spendQuota: SpendQuota
  readonly limits: Limits
  readonly toll: Toll
  readonly publicUrl: () => string
}

/** Who has entered by a passkey. */
export interface Entered {
  readonly session: string
  readonly account: string
  readonly publicKey: string
  readonly transports: string
  /** Absent where the passkey opens no wallet: it makes no secret, or there is none yet. */
  readonly copy?: PasskeyCopy
}

/**
 * The sign-in by a passkey alone: accounts that have neither an address nor a provider. The key of the recovery code lets in too,
 * where no passkey is left. Nothing is kept of an attempt. All of it fails with a `Refusal`.
 */
export interface PasskeySignIn {
  /** What is signed, for this device and five minutes; and what a new account is to be called, which is in its passkey. */
  readonly begin: (
    visitor: Visitor,
    now: number
  ) => { readonly challenge: string; readonly account: string; readonly ticket: string }
  /** Makes an account for a passkey. */
  readonly join: (
    sent: Sent,
    project: Project,
    visitor: Visitor,
    now: number
  ) => Promise<{ readonly session: string }>
  readonly enter: (sent: Sent, project: Project, visitor: Visitor, now: number) => Promise<Entered>
  /** Signs in by the key of a recovery code. */
  readonly rescue: (
    sent: Sent,
    project: Project,
    visitor: Visitor,
    now: number
  ) => Promise<{ readonly session: string; readonly account: string }>
}

/** Makes the sign-in by passkeys of a server. */
export const makePasskeySignIn = (parts: Parts): PasskeySignIn => {
  const { database, secrets, accounts, sessions, spendQuota, limits, toll, publicUrl } = parts
  const copyOf = makeCopies(database, secrets)
  const entering = (device: string) => `entering ${device}`
  const joining = (account: string, device: string) => `joining ${account} ${device}`
  const letIn = async (account: string, { device, label }: Visitor, project: Project, now: number) => {
    await accounts.letIn(account, device, label, now)
    return sessions.begin(account, device, project.id, now)
  }
  const notPasskey = () => new Refusal(403, "not-passkey", "This passkey opens your wallet no more")
  return {
    begin: ({ device }, now) => {
      const account = randomUUID()
      return {
        challenge: secrets.challenge(entering(device), now + LIFETIME),
        account,
        ticket: secrets.challenge(joining(account, device), now + LIFETIME)
      }
    },
    join: async (sent, project, visitor, now) => {
      const account = textIn(sent, "account", ACCOUNT)
      const { id, publicKey, transports } = credentialIn(sent)
      const name = nameIn(sent)
      const ticket = typeof sent["ticket"] === "string" ? sent["ticket"] : ""
      if (!secrets.isChallenge(joining(account, visitor.device), ticket, now))
        throw new Refusal(410, "expired", "The sign-in has expired. Start again.")
      if (readPublicKey(publicKey) === undefined) throw new Refusal(400, "invalid", "This is no passkey")
      toll.pay("join", visitor, now)
      const wait = await spendQuota(
        {
          name: `joins ${secrets.nameOf(visitor.client)}`,
          most: limits.mailsPerHourAndClient,
          within: HOUR
        },
        now
      )
      if (wait !== undefined)
        throw new Refusal(429, "too-often", `Please try again after ${wait} seconds`, wait)
      await accounts.make(null, now, account)
      await database.rows(
        `insert into latchkey_passkey (account, id, public_key, transports, name, sealed, share, created_at, enters)
         values (?, ?, ?, ?, ?, '', '', ?, 1)`,
        account,
        id,
        publicKey,
        transports,
        name,
        now
      )
      return { session: await letIn(account, visitor, project, now) }
    },
    enter: async (sent, project, visitor, now) => {
      const [account, id] = [textIn(sent, "account", ACCOUNT), idIn(sent)]
      const [challenge, assertion] = [challengeIn(sent), assertionIn(sent)]
      const [row] = await database.rows(
        "select * from latchkey_passkey where account = ? and id = ? and enters = 1",
        account,
        id
      )
      if (row === undefined) throw notPasskey()
      const [publicKey, origin] = [String(row["public_key"]), new URL(publicUrl()).origin]
      if (
        !secrets.isChallenge(entering(visitor.device), challenge, now) ||
        !isAsserted(assertion, { publicKey, challenge, origin })
      )
        throw notPasskey()
      const copy = await copyOf(row)
      return {
        session: await letIn(account, visitor, project, now),
        account,
        publicKey,
        transports: String(row["transports"]),
        ...(copy === undefined ? {} : { copy })
      }
    },
    rescue: async (sent, project, visitor, now) => {
      const [verifier, signature] = [textIn(sent, "verifier", KEY), textIn(sent, "signature", SIGNATURE)]
      const challenge = challengeIn(sent)
      const [row] = await database.rows("select id from latchkey_account where rescue = ?", verifier)
      if (
        row === undefined ||
        !secrets.isChallenge(entering(visitor.device), challenge, now) ||
        !isSigned(verifier, rescueMessage(challenge), signature)
      )
        throw new Refusal(403, "not-code", "The code is wrong")
      const account = String(row["id"])
      return { account, session: await letIn(account, visitor, project, now) }
    }
  }
}
