import type { PriceSource } from "./account/makePrices.ts"
import type { ChainRecord } from "./chain/ChainRecord.ts"
import type { NameZone } from "./names/NameZone.ts"
import type { OnrampRecord } from "./onramp/OnrampRecord.ts"
import type { UpstreamRecord } from "./proxy/UpstreamRecord.ts"
import type { WalletRecord } from "./WalletRecord.ts"

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

/** The newest first. */
export type Secrets = readonly [Uint8Array, ...ReadonlyArray<Uint8Array>]

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
  /** Services that its pages ask through the server, which adds their keys; none by default. */
  readonly upstreams: ReadonlyArray<UpstreamRecord>
  /** What things cost; nothing is known without. */
  readonly prices?: PriceSource
  /**
   * Each of at least 32 bytes, known to the server alone: they seal its keys of smart sessions. The first seals, all of them open. Without
   * them a server that keeps a database has no routes of sessions.
   */
  readonly secrets?: Secrets
}
