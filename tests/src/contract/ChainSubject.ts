import type { NetworkInput, Plugin } from "@latchkey/core"
import type { WalletStorage } from "../storage/WalletStorage.ts"
import type { ChainWallet, WalletPlace } from "../wallet/ChainWallet.ts"

/** Texts that are addresses of the chain, and texts that only look like some. */
export interface AddressCases {
  /** Each with the form that the namespace gives it; itself when absent. */
  readonly valid: ReadonlyArray<{ readonly text: string; readonly canonical?: string }>
  /** Wrong checksums, lengths, alphabets, addresses of other chains. */
  readonly invalid: ReadonlyArray<string>
}

/** What a wallet signed for a page. */
export interface SignedMessage {
  readonly message: string | Uint8Array
  /** As the kit's `signMessage` answered it. */
  readonly signature: string
  /** The address that the page saw, in canonical form. */
  readonly address: string
}

/** A chain plugin under test, and a wallet of that chain. */
export interface ChainSubject {
  /** Makes the plugin, anew each time. */
  readonly make: () => Plugin<string, any>
  /** Networks of its namespace that the wallet knows, at least two. */
  readonly networks: readonly [NetworkInput, NetworkInput, ...ReadonlyArray<NetworkInput>]
  /**
   * Makes a wallet with keys of its own, on the first network, that remembers in `storage` whom it let in. It says
   * yes to everything until told otherwise.
   */
  readonly wallet: (storage: WalletStorage) => ChainWallet
  /** The wallet's methods that ask the person to connect, and to sign a message, as its policies name them. */
  readonly methods: { readonly connect: string; readonly sign: string }
  /** Whether a signature is that of the address, by a library that neither plugin nor wallet uses. */
  readonly verify: (signed: SignedMessage) => boolean | Promise<boolean>
  readonly addresses: AddressCases
  /** Wallets that break the rules; the good one must be found beside each. */
  readonly hostile: ReadonlyArray<{
    readonly name: string
    readonly announce: (place: WalletPlace) => () => void
  }>
  /** Whether a connected wallet can be moved between the networks; true when absent. */
  readonly switches?: boolean
}
