import { readFileSync } from "node:fs"
import path from "node:path"
import { readPrices, toPrices, type PriceSource } from "./account/makePrices.ts"
import { chainProblem, toChain, type ChainRecord } from "./chain/ChainRecord.ts"
import { ConfigurationError } from "./ConfigurationError.ts"
import { zoneProblem, type NameZone } from "./names/NameZone.ts"
import { onrampProblem, type OnrampRecord } from "./onramp/OnrampRecord.ts"
import { walletProblem, type WalletRecord } from "./WalletRecord.ts"

/** A feature that a project decides on, as `config` answers it. */
export interface FeatureRecord {
  /** `social_login`, `swap`, `onramp`, `activity`, `multi_wallet`. */
  readonly id: string
  readonly isEnabled: boolean
  /** What it consists of; null leaves it to the app. */
  readonly config: ReadonlyArray<string> | null
}

/** A project: a site, or several that share settings. */
export interface Project {
  readonly id: string
  /** Origins of its pages; `*` stands for any text. */
  readonly origins: ReadonlyArray<string>
  readonly features: ReadonlyArray<FeatureRecord>
  readonly isAnalyticsEnabled: boolean
}

/** How much one client may ask. */
export interface Limits {
  /** Requests a minute, by client address; 600 by default. */
  readonly requestsPerMinute: number
}

/** Everything that a server needs to know. */
export interface Configuration {
  readonly projects: ReadonlyArray<Project>
  readonly wallets: ReadonlyArray<WalletRecord>
  /** Folder with `wallets`, `assets`, `currencies` and `tokens`, a file an image, named by its id; none without it. */
  readonly images?: string
  readonly limits: Limits
  /** Chains of whose accounts it tells; none by default. */
  readonly chains: ReadonlyArray<ChainRecord>
  /** The names that it gives to accounts; none without. */
  readonly names?: NameZone
  /** Who sells coins for money; nobody without. */
  readonly onramp?: OnrampRecord
  /** What things cost; nothing is known without. */
  readonly prices?: PriceSource
}

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const isTexts = (value: unknown): value is ReadonlyArray<string> =>
  Array.isArray(value) && value.every((entry) => typeof entry === "string")

const list = (value: unknown, where: string): ReadonlyArray<unknown> => {
  if (!Array.isArray(value)) throw new ConfigurationError(`${where} is not a list`)
  return value
}

const toFeature = (value: unknown, where: string): FeatureRecord => {
  if (!isObject(value) || typeof value["id"] !== "string" || typeof value["isEnabled"] !== "boolean")
    throw new ConfigurationError(`${where} needs "id" and "isEnabled"`)
  const { config = null } = value
  if (config !== null && !isTexts(config))
    throw new ConfigurationError(`${where} has a "config" that is no list of texts`)
  return { id: value["id"], isEnabled: value["isEnabled"], config }
}

const toProject = (value: unknown, where: string): Project => {
  if (!isObject(value) || typeof value["id"] !== "string" || value["id"] === "")
    throw new ConfigurationError(`${where} has no "id"`)
  const { origins = [], features = [], isAnalyticsEnabled = false } = value
  if (!isTexts(origins)) throw new ConfigurationError(`${where} has "origins" that are no list of texts`)
  if (typeof isAnalyticsEnabled !== "boolean")
    throw new ConfigurationError(`${where} has an "isAnalyticsEnabled" that is neither true nor false`)
  return {
    id: value["id"],
    origins,
    features: list(features, `${where}.features`).map((entry, index) =>
      toFeature(entry, `${where}.features[${index}]`)
    ),
    isAnalyticsEnabled
  }
}

const PRICE_HOURS = 24

const toSource = (prices: unknown, hours: unknown): PriceSource | undefined => {
  if (typeof hours !== "number" || !(hours > 0))
    throw new ConfigurationError(`"priceHours" is no positive number`)
  if (prices === undefined) return undefined
  if (typeof prices !== "string") return { list: toPrices(prices) }
  // A mistake in it is told at the start; later, what was read before holds.
  readPrices(prices)
  return { file: prices, hours }
}

/** The id that two of a list have; undefined if none is there twice. */
const twiceIn = (list: ReadonlyArray<{ readonly id: string }>): string | undefined =>
  list.find(({ id }, index) => list.findIndex((other) => other.id === id) !== index)?.id

/**
 * Checks a configuration; `wallets` is the list itself, `prices` too or the name of its file. Fails: throws
 * `ConfigurationError`, which says where the mistake is.
 */
export const toConfiguration = (value: unknown): Configuration => {
  if (!isObject(value)) throw new ConfigurationError("it is not an object")
  const projects = list(value["projects"], "projects").map((entry, index) =>
    toProject(entry, `projects[${index}]`)
  )
  const wallets = list(value["wallets"] ?? [], "wallets").map((entry, index) => {
    const problem = walletProblem(entry)
    if (problem !== undefined) throw new ConfigurationError(`wallets[${index}] ${problem}`)
    return entry as WalletRecord
  })
  const twice = twiceIn(wallets)
  if (twice !== undefined) throw new ConfigurationError(`wallets has two of the id "${twice}"`)
  const chains = list(value["chains"] ?? [], "chains").map((entry, index) => {
    const problem = chainProblem(entry)
    if (problem !== undefined) throw new ConfigurationError(`chains[${index}] ${problem}`)
    return toChain(entry as ChainRecord)
  })
  const chainTwice = twiceIn(chains)
  if (chainTwice !== undefined) throw new ConfigurationError(`chains has two of the id "${chainTwice}"`)
  const { images, limits = {}, names } = value
  const nameProblem = names === undefined ? undefined : zoneProblem(names)
  if (nameProblem !== undefined) throw new ConfigurationError(`names ${nameProblem}`)
  const { onramp } = value
  const onrampFault = onramp === undefined ? undefined : onrampProblem(onramp)
  if (onrampFault !== undefined) throw new ConfigurationError(`onramp ${onrampFault}`)
  const prices = toSource(value["prices"], value["priceHours"] ?? PRICE_HOURS)
  if (images !== undefined && typeof images !== "string")
    throw new ConfigurationError(`"images" is no folder`)
  const requestsPerMinute = isObject(limits) ? (limits["requestsPerMinute"] ?? 600) : undefined
  if (typeof requestsPerMinute !== "number" || !(requestsPerMinute > 0))
    throw new ConfigurationError(`"limits.requestsPerMinute" is no positive number`)
  return {
    projects,
    wallets,
    ...(images === undefined ? {} : { images }),
    limits: { requestsPerMinute },
    chains,
    ...(names === undefined ? {} : { names: names as NameZone }),
    ...(onramp === undefined ? {} : { onramp: onramp as OnrampRecord }),
    ...(prices === undefined ? {} : { prices })
  }
}

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch (cause) {
    throw new ConfigurationError(`${file} cannot be read as JSON`, { cause })
  }
}

/**
 * Reads a configuration file. In it, `wallets` is the name of a file with the list of wallets, `prices` of one with the prices, `images` of a
 * folder, all relative to the file. Fails: throws `ConfigurationError`.
 */
export const readConfiguration = (file: string): Configuration => {
  const value = readJson(file)
  if (!isObject(value)) throw new ConfigurationError(`${file} is not an object`)
  const beside = (name: string) => path.resolve(path.dirname(file), name)
  return toConfiguration({
    ...value,
    ...(typeof value["wallets"] === "string" ? { wallets: readJson(beside(value["wallets"])) } : {}),
    ...(typeof value["prices"] === "string" ? { prices: beside(value["prices"]) } : {}),
    ...(typeof value["images"] === "string" ? { images: beside(value["images"]) } : {})
  })
}
