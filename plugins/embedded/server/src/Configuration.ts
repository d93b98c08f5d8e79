import type { SocialProvider } from "@latchkey/embedded/wire"
import type { SmartAccountContracts } from "./frame/FrameSettings.ts"
import type { OAuthEndpoints } from "./social/OAuthEndpoints.ts"

/**
 * A project: a site, or several, with a name that visitors are shown and the origins that may use the wallet. Accounts are the server's: a
 * visitor has one wallet at all of its projects. Sites whose visitors are to have others run a server of their own.
 */
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
  /** Pays the network's fee of what smart accounts do; absent where the accounts do. */
  readonly paymaster?: PaymasterRecord | undefined
}

/** A service that pays the network's fee (ERC-7677). */
export interface PaymasterRecord {
  /** Only the server sees it. */
  readonly url: string
  /** What visitors are told of who pays. */
  readonly name: string
  /** What it is asked with, as its service says; only the server sees it. */
  readonly context?: Readonly<Record<string, unknown>> | undefined
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
  /**
   * Sign-ins a minute that are begun on devices which no account knows, above which each of them has to work for its own; 300 by
   * default. One client does so above a fifteenth of them, one range of addresses above a fifth.
   */
  readonly strangersPerMinute: number
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
  /**
   * Each of at least 32 bytes, known to the server alone. The first seals what the database holds, all of them open it: what was
   * sealed with an earlier one stays readable until it is sealed again.
   */
  readonly secrets: readonly [Uint8Array, ...ReadonlyArray<Uint8Array>]
  /** How long a device stays signed in, in days; 30 by default. */
  readonly sessionDays: number
  /**
   * How long who lost a wallet waits before a new one can take its place, in days; 14 by default, 3 at least. Only this protects
   * a wallet from whoever reads its owner's mails for a while.
   */
  readonly startOverDays: number
  readonly limits: Limits
}
