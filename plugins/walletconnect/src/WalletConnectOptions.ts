import type { UniversalProvider } from "./client/UniversalProvider.ts"

/** What a session is asked for in one namespace, in place of what the kit asks for. */
export interface NamespaceOverride {
  readonly methods?: ReadonlyArray<string>
  readonly events?: ReadonlyArray<string>
  /** CAIP-2 ids. */
  readonly chains?: ReadonlyArray<string>
  /** RPC URLs by the reference of a network's CAIP-2 id, for apps that read over the provider themselves. */
  readonly rpcMap?: Readonly<Record<string, string>>
}

/** What `walletConnect` can be told. */
export interface WalletConnectOptions {
  /** The id under which the app is known to the relay. */
  readonly projectId: string
  /** Relays, the preferred one first: one that does not answer is passed over. `wss://relay.walletconnect.org` by default. */
  readonly relayUrl?: string | ReadonlyArray<string>
  /**
   * The service that attests the page's origin to wallets, asked in a hidden frame; `false` for none. By default
   * `https://verify.walletconnect.org`. A content security policy that forbids its frame costs each request five seconds.
   */
  readonly verifyUrl?: string | false
  /** A provider that the app has made itself, or what makes it at the first need. */
  readonly universalProvider?: UniversalProvider | (() => Promise<UniversalProvider>)
  /** The app calls `connect` of its own `universalProvider`: the kit shows the code, and waits for the session. */
  readonly manualControl?: boolean
  /**
   * By namespace. One beside `eip155` and `solana` is served if it is named here: its plugin must take a provider whose
   * `request` is given a method, parameters and a network.
   */
  readonly namespaces?: Readonly<Record<string, NamespaceOverride>>
  /** Opens wallets by their universal link where they have one, before their own scheme. */
  readonly preferUniversalLinks?: boolean
}
