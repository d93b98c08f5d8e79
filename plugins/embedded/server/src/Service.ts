import type { Configuration, Project } from "./Configuration.ts"
import type { Mailer } from "./mail/Mailer.ts"
import { makeNodes, type AskNode } from "./makeNodes.ts"
import { makeWallets, type Wallets } from "./makeWallets.ts"
import { makeDevices, type Devices } from "./owner/makeDevices.ts"
import { makeLimits, type OwnLimits } from "./owner/makeLimits.ts"
import { makeOwners, type Owners } from "./owner/makeOwners.ts"
import { makePasskeys, type Passkeys } from "./owner/makePasskeys.ts"
import type { Secrets } from "./secrets.ts"
import { makeCodes, type Codes } from "./sign-in/makeCodes.ts"
import { makeSessions, type Sessions } from "./sign-in/makeSessions.ts"
import { makePasskeySignIn, type PasskeySignIn } from "./sign-in/makePasskeySignIn.ts"
import { makeSignIn, type SignIn } from "./sign-in/makeSignIn.ts"
import { makeEmailChange, type EmailChange } from "./sign-in/makeEmailChange.ts"
import { makeAccounts } from "./sign-in/makeAccounts.ts"
import { makeFarcaster, type Farcaster } from "./social/makeFarcaster.ts"
import { makeIdentities } from "./social/makeIdentities.ts"
import { makeSocial, type Social } from "./social/makeSocial.ts"
import { makeStartOver, type StartOver } from "./start-over/makeStartOver.ts"
import type { Database } from "./store/Database.ts"
import { makeToll, type Toll } from "./toll/makeToll.ts"
import { makeQuotas } from "./store/makeQuotas.ts"

/** What the routes ask. */
export interface Service {
  readonly signIn: SignIn
  readonly emailChange: EmailChange
  readonly startOver: StartOver
  readonly social: Social
  readonly farcaster: Farcaster
  readonly codes: Codes
  readonly sessions: Sessions
  readonly wallets: Wallets
  readonly owners: Owners
  readonly devices: Devices
  readonly passkeys: Passkeys
  readonly limits: OwnLimits
  readonly passkeySignIn: PasskeySignIn
  readonly toll: Toll
  readonly askNode: AskNode
  readonly projectOf: (id: unknown) => Project | undefined
  /** Fails: rejects where the database does not answer. */
  readonly check: () => Promise<void>
  /** Forgets what is over. */
  readonly sweep: (now: number) => Promise<void>
}

/** Puts the parts of a server together. */
export const makeService = (
  configuration: Configuration,
  secrets: Secrets,
  database: Database,
  mailer: Mailer,
  publicUrl: () => string
): Service => {
  const { projects, limits, sessionDays, chains, providers } = configuration
  const accounts = makeAccounts(database, secrets)
  const identities = makeIdentities(database, accounts)
  const codes = makeCodes(database, secrets)
  const sessions = makeSessions(database, sessionDays)
  const projectOf = (id: unknown) => projects.find((project) => project.id === id)
  const spendQuota = makeQuotas(database)
  const owners = makeOwners(database, secrets)
  const devices = makeDevices(database, owners)
  const toll = makeToll(secrets, limits.strangersPerMinute)
  const days = configuration.startOverDays
  const parts = {
    database,
    secrets,
    mailer,
    spendQuota,
    accounts,
    codes,
    sessions,
    limits,
    toll,
    publicUrl,
    projectOf
  }
  const signIn = makeSignIn(parts)
  const startOver = makeStartOver({ ...parts, signIn, owners, days })
  return {
    signIn,
    startOver,
    emailChange: makeEmailChange({ database, codes, signIn, owners, devices, mailer, projectOf }),
    social: makeSocial({ database, sessions, accounts, identities, providers, projects, publicUrl }),
    farcaster: makeFarcaster({
      database,
      sessions,
      accounts,
      identities,
      record: configuration.farcaster,
      publicUrl
    }),
    codes,
    sessions,
    wallets: makeWallets({ database, secrets, owners, mailer, projectOf, days }),
    owners,
    devices,
    passkeys: makePasskeys({ database, secrets, owners, mailer, projectOf, publicUrl }),
    limits: makeLimits(database, owners),
    passkeySignIn: makePasskeySignIn(parts),
    toll,
    askNode: makeNodes(chains),
    projectOf,
    check: async () => {
      await database.rows("select 1 as alive")
    },
    sweep: async (now) => {
      for (const table of ["attempt", "login", "social", "start_over", "quota", "kept"])
        await database.rows(`delete from latchkey_${table} where until <= ?`, now)
    }
  }
}
