import type { NetworkInput } from "@latchkey/core"
import type { ChainWallet } from "../wallet/ChainWallet.ts"
import type { ConnectorSubject } from "./ConnectorSubject.ts"
import type { SentRequest } from "./PluginSubject.ts"

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
export interface ChainSubject<Wallet extends ChainWallet = ChainWallet> extends ConnectorSubject<Wallet> {
  /** Networks of its namespace that the wallet knows, at least two. */
  readonly networks: readonly [NetworkInput, NetworkInput, ...ReadonlyArray<NetworkInput>]
  /** The wallet's methods that ask the person to connect, again after a disconnect if that is another, and to sign a message, as its policies name them. */
  readonly methods: { readonly connect: string; readonly reconnect?: string; readonly sign: string }
  /** Those of `oddResults`, by name, that are signatures on this chain; none when absent. */
  readonly oddSignatures?: ReadonlyArray<string>
  /** Whether a signature is that of the address, by a library that neither plugin nor wallet uses. */
  readonly verify: (signed: SignedMessage) => boolean | Promise<boolean>
  readonly addresses: AddressCases
  readonly hostile: NonNullable<ConnectorSubject["hostile"]>
  /**
   * Who moves a connected wallet between the networks: `true`, when absent: the wallet, when it is asked; `"page"`: the
   * page alone chooses, and no wallet has to be asked; `false`: nobody can.
   */
  readonly switches?: boolean | "page"
  /**
   * What a node of the chain answers, as JSON, when it is asked for the native balance of an account that has `balance`
   * base units; a `balance` out of range as far as the format can write it. Absent for a chain whose balances nobody reads.
   */
  readonly node?: (balance: bigint, request: SentRequest) => unknown
}
