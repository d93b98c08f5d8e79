import type { CaipNetworkId } from "@latchkey/core"
import type { MessageNamespace } from "../MessageNamespace.ts"
import type { SiwxStore } from "./SiwxStore.ts"
import type { ReadContract, SiwxVerifier } from "./SiwxVerifier.ts"

/** How `siwxServer` works. */
export interface SiwxServerOptions {
  /** Origin of the site, or several: `https://shop.example`. Sign-ins for another are refused. */
  readonly origin: string | ReadonlyArray<string>
  /** The path below which it answers; `/siwx` by default, as the plugin asks. */
  readonly path?: string
  /** The networks on which visitors may sign in, CAIP-2; all of the known namespaces by default. */
  readonly chains?: ReadonlyArray<CaipNetworkId>
  /** The statement that messages must have; any, or none, by default. */
  readonly statement?: string
  /** Where sessions and used nonces are kept; in this process by default. */
  readonly store?: SiwxStore
  /**
   * What nonces are made with, the same for all servers of a store: a random text of at least 32 characters. By default one that
   * the first of them makes and keeps in the store.
   */
  readonly secret?: string
  /**
   * Who a request comes from, for the limits: the address of the visitor's computer, as your server or its proxy knows it. One client
   * may have 60 sign-ins checked in a minute, and four contracts asked at the same time. Without it clients are not told apart: all of
   * them together may have 64 contracts asked at the same time.
   */
  readonly clientOf?: (request: Request) => string
  /** Calls contracts, so that accounts which are one, or will be, can sign in (EIP-1271, ERC-6492). */
  readonly readContract?: ReadContract
  /** Further namespaces; each needs a verifier. */
  readonly namespaces?: ReadonlyArray<MessageNamespace>
  /**
   * Verifiers by namespace, beside those of EVM networks, Solana, Bitcoin, Polkadot and Cosmos, or in their place. One that says nothing
   * for ten seconds is not waited for: the sign-in is refused with `busy`.
   */
  readonly verifiers?: Readonly<Record<string, SiwxVerifier>>
  /**
   * That the site signs visitors in where it is framed by other sites (Safe, Farcaster, Telegram's web): its cookies on https are
   * `SameSite=None; Secure; Partitioned` then. `SameSite=Lax` by default, which no frame of another site is sent.
   */
  readonly framed?: boolean
  /** How long a sign-in holds, in seconds; a day by default. */
  readonly lifetime?: number
  /** The clock, in milliseconds since 1970; the system's by default. */
  readonly now?: () => number
}
