import { Buffer } from "node:buffer"
import { readFileSync } from "node:fs"
import { socialProviders, type SocialProvider } from "@latchkey/embedded/wire"
import { ConfigurationError } from "./ConfigurationError.ts"
import type { SmartAccountContracts } from "./frame/FrameSettings.ts"
import { originPattern } from "./originPattern.ts"
import type { OAuthEndpoints } from "./social/OAuthEndpoints.ts"
import { oauthProviders } from "./social/oauthProviders.ts"

/** A project: a site, or several whose visitors have the same wallets. */
export interface Project {
  readonly id: string
  /** Shown to visitors in mails and in the frame. */
  readonly name: string
  /**
   * Origins of its pages: `https://app.example.com`, `https://*.example.com` for every host below, `http://127.0.0.1:*` for
   * every port.
   */
  readonly origins: ReadonlyArray<string>
  /**
   * The pages, without query and fragment, that a provider may lead back to where the page itself was led away; without them any of
   * the origin that began.
   */
  readonly returnPages?: ReadonlyArray<string>
}

/** A chain that wallets can use. */
export interface ChainRecord {
  /** CAIP-2, of the namespace `eip155` or `solana`. */
  readonly id: string
  readonly name: string
  /** The node that answers what a page reads and takes what was signed; only the server sees its URL. */
  readonly rpcUrl: string
  readonly coin: { readonly symbol: string; readonly decimals: number }
  /** Absent where wallets have the account of their key alone; always absent on Solana. */
  readonly smartAccount?: SmartAccountRecord
}

/** How the wallets of a chain have smart accounts beside the accounts of their keys, by ERC-4337. */
export interface SmartAccountRecord extends SmartAccountContracts {
  /** Takes what smart accounts do; only the server sees its URL. */
  readonly bundlerUrl: string
}

/** A provider of social sign-ins: one that speaks OpenID Connect, or OAuth 2 alone. */
export type ProviderRecord = OpenIdRecord | OAuthRecord

interface ProviderClient {
  /** As the page names it: `google`, `github`, `apple`, `facebook`, `x` or `discord`. */
  readonly id: SocialProvider
  readonly clientId: string
  readonly clientSecret: string
}

/** A provider that speaks OpenID Connect. */
export interface OpenIdRecord extends ProviderClient {
  /** Where its configuration is found, below `/.well-known/openid-configuration`; https, but on this machine. */
  readonly issuer: string
}

/** A provider that speaks OAuth 2 alone. */
export interface OAuthRecord extends ProviderClient {
  readonly oauth: OAuthEndpoints
}

/** Whom sign-ins by Farcaster are asked of. */
export interface FarcasterRecord {
  /** The relay between this server and the visitor's app; `https://relay.farcaster.xyz` by default. */
  readonly relayUrl: string
  /** A node of OP Mainnet, where Farcaster's registry says whose keys are whose. */
  readonly rpcUrl: string
}

/** How much is allowed. */
export interface Limits {
  /** Requests a minute, by client address; 600 by default. */
  readonly requestsPerMinute: number
  /** Mails an hour, to one address; 10 by default. */
  readonly mailsPerHour: number
  /** Mails an hour, asked for by one client address; 60 by default. */
  readonly mailsPerHourAndClient: number
}

/** Everything that a server needs to know. */
export interface Configuration {
  readonly projects: ReadonlyArray<Project>
  readonly chains: ReadonlyArray<ChainRecord>
  /** Providers of social sign-ins; none by default. Each has to know `<url>/social/callback/<id>` as where it leads back to. */
  readonly providers: ReadonlyArray<ProviderRecord>
  /** Sign-in by Farcaster; nobody signs in by it without. */
  readonly farcaster?: FarcasterRecord
  readonly mail: {
    /** `smtp://user:password@host:port`, or `smtps://`. */
    readonly smtp: string
    /** The sender, as in the header From. */
    readonly from: string
  }
  /** At least 32 bytes, known to the server alone: it seals what the database holds. */
  readonly secret: Uint8Array<ArrayBuffer>
  /** How long a device stays signed in, in days; 30 by default. */
  readonly sessionDays: number
  /**
   * How long who lost a wallet waits before a new one can take its place, in days; 14 by default, 3 at least. Only this protects
   * a wallet from whoever reads its owner's mails for a while.
   */
  readonly startOverDays: number
  readonly limits: Limits
}

type Json = Readonly<Record<string, unknown>>
const SECRET_BYTES = 32

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const list = (value: unknown, where: string): ReadonlyArray<unknown> => {
  if (!Array.isArray(value)) throw new ConfigurationError(`${where} is not a list`)
  return value
}

const text = (value: unknown, where: string): string => {
  if (typeof value !== "string" || value === "") throw new ConfigurationError(`${where} is no text`)
  return value
}

const positive = (value: unknown, where: string): number => {
  if (typeof value !== "number" || !(value > 0))
    throw new ConfigurationError(`${where} is no positive number`)
  return value
}

const LEAST_DAYS = 3
const days = (value: unknown): number => {
  const told = positive(value, "startOverDays")
  if (told < LEAST_DAYS) throw new ConfigurationError(`startOverDays is less than ${LEAST_DAYS}`)
  return told
}

const httpUrl = (value: unknown, where: string): string => {
  const url = text(value, where)
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new ConfigurationError(`${where} is no http address`)
  return url
}

/** Whether others can neither read nor change what is said there: https, or this machine. */
const isGuarded = (address: string): boolean => {
  const { protocol, hostname } = new URL(address)
  return protocol === "https:" || /^(localhost|127\.0\.0\.1)$/.test(hostname)
}

const toProject = (value: unknown, where: string): Project => {
  if (!isObject(value)) throw new ConfigurationError(`${where} is not an object`)
  const id = text(value["id"], `${where}.id`)
  const origins = list(value["origins"], `${where}.origins`).map((entry, index) => {
    const at = `${where}.origins[${index}]`
    const pattern = originPattern(text(entry, at))
    if (pattern === undefined)
      throw new ConfigurationError(
        `${at} is no origin: write https://app.example.com, https://*.example.com or http://127.0.0.1:*`
      )
    return pattern
  })
  if (origins.length === 0)
    throw new ConfigurationError(`${where}.origins is empty: no page could show the frame`)
  const returnPages =
    value["returnPages"] === undefined
      ? undefined
      : list(value["returnPages"], `${where}.returnPages`).map((entry, index) => {
          const [at, page] = [`${where}.returnPages[${index}]`, text(entry, `${where}.returnPages[${index}]`)]
          if (!URL.canParse(page) || page !== `${new URL(page).origin}${new URL(page).pathname}`)
            throw new ConfigurationError(
              `${at} is no page: write https://app.example.com/account, without query and fragment`
            )
          return page
        })
  const name = value["name"] === undefined ? id : text(value["name"], `${where}.name`)
  return { id, name, origins, ...(returnPages === undefined ? {} : { returnPages }) }
}

const ENTRY_POINT = "0x0000000071727De22E5E9d8BAf0edAc6f37da032"

const contract = (value: unknown, where: string): `0x${string}` => {
  const told = text(value, where)
  if (!/^0x[0-9a-fA-F]{40}$/.test(told)) throw new ConfigurationError(`${where} is no address of a contract`)
  return told as `0x${string}`
}

const toSmartAccount = (value: unknown, where: string): SmartAccountRecord => {
  if (!isObject(value)) throw new ConfigurationError(`${where} is not an object`)
  return {
    bundlerUrl: httpUrl(value["bundlerUrl"], `${where}.bundlerUrl`),
    factory: contract(value["factory"], `${where}.factory`),
    implementation: contract(value["implementation"], `${where}.implementation`),
    entryPoint: contract(value["entryPoint"] ?? ENTRY_POINT, `${where}.entryPoint`)
  }
}

const toChain = (value: unknown, where: string): ChainRecord => {
  if (!isObject(value)) throw new ConfigurationError(`${where} is not an object`)
  const id = text(value["id"], `${where}.id`)
  if (!/^(eip155:[1-9]\d{0,15}|solana:[1-9A-HJ-NP-Za-km-z]{1,32})$/.test(id))
    throw new ConfigurationError(`${where}.id is no CAIP-2 id of eip155 or solana`)
  const { coin, smartAccount } = value
  if (!isObject(coin)) throw new ConfigurationError(`${where}.coin is not an object`)
  const { decimals } = coin
  if (typeof decimals !== "number" || !Number.isInteger(decimals) || decimals < 0 || decimals > 36)
    throw new ConfigurationError(`${where}.coin.decimals is no whole number from 0 to 36`)
  if (smartAccount !== undefined && !id.startsWith("eip155:"))
    throw new ConfigurationError(`${where}.smartAccount is for chains of eip155 alone`)
  return {
    id,
    name: text(value["name"], `${where}.name`),
    rpcUrl: httpUrl(value["rpcUrl"], `${where}.rpcUrl`),
    coin: { symbol: text(coin["symbol"], `${where}.coin.symbol`), decimals },
    ...(smartAccount === undefined
      ? {}
      : { smartAccount: toSmartAccount(smartAccount, `${where}.smartAccount`) })
  }
}

const guardedUrl = (value: unknown, where: string): string => {
  const url = httpUrl(value, where)
  if (!isGuarded(url)) throw new ConfigurationError(`${where} is no https address`)
  return url
}

const toOAuth = (value: unknown, known: Partial<OAuthEndpoints>, where: string): OAuthEndpoints => {
  if (!isObject(value)) throw new ConfigurationError(`${where} is not an object`)
  const told = { clientAuth: "basic", ...known, ...value } as Json
  const { clientAuth } = told
  if (clientAuth !== "basic" && clientAuth !== "body")
    throw new ConfigurationError(`${where}.clientAuth is neither basic nor body`)
  const url = (key: string) => guardedUrl(told[key], `${where}.${key}`)
  const name = (key: string) => text(told[key], `${where}.${key}`)
  return {
    authorizationUrl: url("authorizationUrl"),
    tokenUrl: url("tokenUrl"),
    userUrl: url("userUrl"),
    scope: name("scope"),
    clientAuth,
    subject: name("subject"),
    name: name("name"),
    email: name("email"),
    emailVerified: name("emailVerified")
  }
}

const toProvider = (value: unknown, where: string): ProviderRecord => {
  if (!isObject(value)) throw new ConfigurationError(`${where} is not an object`)
  const id = socialProviders.find((known) => known === value["id"])
  if (id === undefined) throw new ConfigurationError(`${where}.id is none of ${socialProviders.join(", ")}`)
  const client = {
    id,
    clientId: text(value["clientId"], `${where}.clientId`),
    clientSecret: text(value["clientSecret"], `${where}.clientSecret`)
  }
  if (value["oauth"] !== undefined)
    return { ...client, oauth: toOAuth(value["oauth"], oauthProviders[id] ?? {}, `${where}.oauth`) }
  return { ...client, issuer: guardedUrl(value["issuer"], `${where}.issuer`) }
}

const toFarcaster = (value: unknown): FarcasterRecord => {
  if (!isObject(value)) throw new ConfigurationError("farcaster is not an object")
  const relayUrl = httpUrl(value["relayUrl"] ?? "https://relay.farcaster.xyz", "farcaster.relayUrl")
  if (!isGuarded(relayUrl)) throw new ConfigurationError("farcaster.relayUrl is no https address")
  return { relayUrl, rpcUrl: httpUrl(value["rpcUrl"], "farcaster.rpcUrl") }
}

const toMail = (value: unknown): Configuration["mail"] => {
  if (!isObject(value)) throw new ConfigurationError("mail is not an object")
  const smtp = text(value["smtp"], "mail.smtp")
  if (!URL.canParse(smtp) || !/^smtps?:$/.test(new URL(smtp).protocol))
    throw new ConfigurationError("mail.smtp is no smtp:// or smtps:// address")
  return { smtp, from: text(value["from"], "mail.from") }
}

const toSecret = (value: unknown): Uint8Array<ArrayBuffer> => {
  const bytes = typeof value === "string" ? Uint8Array.from(Buffer.from(value, "base64")) : new Uint8Array()
  if (bytes.length < SECRET_BYTES)
    throw new ConfigurationError(
      `secret is no base64 text of at least ${SECRET_BYTES} bytes: make one with \`openssl rand -base64 32\` and keep it, since nothing that was written with it can be read without it`
    )
  return bytes
}

const noneTwice = (ids: ReadonlyArray<string>, where: string) => {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new ConfigurationError(`${where} has two of the id "${twice}"`)
}

/** Checks a configuration. Fails: throws `ConfigurationError`, which says where the mistake is. */
export const toConfiguration = (value: unknown): Configuration => {
  if (!isObject(value)) throw new ConfigurationError("it is not an object")
  const projects = list(value["projects"], "projects").map((entry, index) =>
    toProject(entry, `projects[${index}]`)
  )
  const chains = list(value["chains"] ?? [], "chains").map((entry, index) =>
    toChain(entry, `chains[${index}]`)
  )
  noneTwice(
    projects.map(({ id }) => id),
    "projects"
  )
  noneTwice(
    chains.map(({ id }) => id),
    "chains"
  )
  const providers = list(value["providers"] ?? [], "providers").map((entry, index) =>
    toProvider(entry, `providers[${index}]`)
  )
  noneTwice(
    providers.map(({ id }) => id),
    "providers"
  )
  const { limits = {} } = value
  if (!isObject(limits)) throw new ConfigurationError("limits is not an object")
  const limit = (name: keyof Limits, otherwise: number) =>
    positive(limits[name] ?? otherwise, `limits.${name}`)
  return {
    projects,
    chains,
    providers,
    ...(value["farcaster"] === undefined ? {} : { farcaster: toFarcaster(value["farcaster"]) }),
    mail: toMail(value["mail"]),
    secret: toSecret(value["secret"]),
    sessionDays: positive(value["sessionDays"] ?? 30, "sessionDays"),
    startOverDays: days(value["startOverDays"] ?? 14),
    limits: {
      requestsPerMinute: limit("requestsPerMinute", 600),
      mailsPerHour: limit("mailsPerHour", 10),
      mailsPerHourAndClient: limit("mailsPerHourAndClient", 60)
    }
  }
}

/** The variable that holds the secret where the file does not. */
export const SECRET_VARIABLE = "LATCHKEY_EMBEDDED_SECRET"

/** Reads a configuration file; the secret may stand in the environment instead. Fails: throws `ConfigurationError`. */
export const readConfiguration = (
  file: string,
  environment: Readonly<Record<string, string | undefined>> = process.env
): Configuration => {
  const read = (): unknown => {
    try {
      return JSON.parse(readFileSync(file, "utf8"))
    } catch (cause) {
      throw new ConfigurationError(`${file} cannot be read as JSON`, { cause })
    }
  }
  const value = read()
  const secret = environment[SECRET_VARIABLE]
  return toConfiguration(isObject(value) && secret !== undefined ? { ...value, secret } : value)
}
