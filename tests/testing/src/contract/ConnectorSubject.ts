import type { AnyPlugin, NetworkInput } from "@latchkey/core"
import type { WalletStorage } from "../storage/WalletStorage.ts"
import type { ChainWallet, WalletPlace } from "../wallet/ChainWallet.ts"

/** A plugin that brings a way to connect, and a wallet at its other end. */
export interface ConnectorSubject<Wallet extends ChainWallet = ChainWallet> {
  /** Makes the plugin, anew each time. */
  readonly make: () => AnyPlugin
  /** Plugins that it works with: the chain that its wallets are of. None by default: a chain brings its own. */
  readonly others?: () => ReadonlyArray<AnyPlugin>
  /** Networks of the wallet's namespace that the wallet knows. */
  readonly networks: readonly [NetworkInput, ...ReadonlyArray<NetworkInput>]
  /**
   * Makes a wallet with keys of its own, on the first network, that remembers in `storage` whom it let in. It says
   * yes to everything until told otherwise.
   */
  readonly wallet: (storage: WalletStorage) => Wallet
  /** The wallet's method that asks the person to connect, as its policies name it, and the one that asks again after a disconnect if that is another. */
  readonly methods: { readonly connect: string; readonly reconnect?: string }
  /** Another wallet of the kind, under a name of its own: nobody may ask it. */
  readonly another?: () => ChainWallet
  /** Answers to `methods.connect`, in the wallet's own form, that are no connection: no account, one of another namespace. */
  readonly useless?: ReadonlyArray<{ readonly name: string; readonly answer: () => unknown }>
  /** What the person does in the wallet that pages are told of; what these wallets tell nobody is left out. */
  readonly tells?: {
    /** Chooses another account. */
    readonly accounts?: (wallet: Wallet) => void
    /** Moves to the second network. */
    readonly network?: (wallet: Wallet) => void
    /** Ends the session, or takes itself off the page. */
    readonly disconnect?: (wallet: Wallet) => void
  }
  /**
   * What disconnecting does: `told`, when absent: the wallet is told, and a failure there is a `DisconnectFailedError`;
   * `tried`: it is told, and a failure counts for nothing, as many wallets have no such method; `silent`: no wallet of
   * the kind can be told.
   */
  readonly disconnecting?: "told" | "tried" | "silent"
  /** Wallets that break the rules; the good one must be found beside each. None by default. */
  readonly hostile?: ReadonlyArray<{
    readonly name: string
    readonly announce: (place: WalletPlace) => () => void
  }>
  /** As for `PluginSubject`. */
  readonly origins?: Readonly<Record<string, ReadonlyArray<string>>>
}
