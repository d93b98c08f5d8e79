import type { CaipAddress, CaipNetworkId, Cancellable } from "@latchkey/core"
/** @ts-ignore: who does not install it gets the rest of the types. */
import type { Rpc, SolanaRpcApi } from "@solana/kit"

/** A token as the app names it to visitors. */
export interface SolanaToken {
  /** CAIP-10 of its mint: `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:EPjF…`. */
  readonly token: CaipAddress
  /** At most 64 characters. */
  readonly name: string
  /** At most 20 characters. */
  readonly symbol: string
}

/** How the plugin behaves. */
export interface SolanaOptions {
  /**
   * Read over the RPC URLs inside the network objects too, after `customRpcUrls`; off by default. Those of this package
   * are public nodes, which then see the visitor's address. URLs on loopback need no permission.
   */
  readonly publicRpc?: boolean
  /**
   * What tokens are called, by their mints; they come first among those of an account. Any other is called by its mint,
   * shortened: what a token says of itself is anybody's word. Decimals are read from the chain.
   */
  readonly tokens?: ReadonlyArray<SolanaToken>
}

/**
 * A transaction to sign: its bytes in wire format, a compiled transaction of `@solana/kit`, or a `Transaction` or
 * `VersionedTransaction` of web3.js 1, known by its `serialize`. Signatures that are missing may be missing.
 */
export type TransactionInput =
  | Uint8Array
  | {
      readonly messageBytes: ArrayLike<number>
      readonly signatures: Readonly<Record<string, ArrayLike<number> | null>>
    }
  | {
      readonly serialize: (options?: {
        readonly requireAllSignatures?: boolean
        readonly verifySignatures?: boolean
      }) => Uint8Array
    }

/** A transaction that the wallet signed; nobody has sent it. */
export interface SignedTransaction {
  /** The account's signature, base58: the transaction's id where the account pays the fee. */
  readonly signature: string
  /** In wire format, other signatures that were in it included. */
  readonly transaction: Uint8Array
  /**
   * Whether the wallet signed something else than it was given, as some do to add a fee or a guard. Signatures of others
   * are void then; look at it before sending it.
   */
  readonly isChanged: boolean
}

/** How deep a transaction is in the chain: seen by a node, voted for by two thirds of the stake, not to be undone. */
export type Commitment = "processed" | "confirmed" | "finalized"

/** How a wallet sends a transaction; what is left out, the wallet decides. */
export interface SendOptions {
  readonly skipPreflight?: boolean
  readonly preflightCommitment?: Commitment
  /** How often a node sends it again. */
  readonly maxRetries?: number
  readonly minContextSlot?: number
}

/** What the visitor is asked to sign in with (Sign In With Solana); times are ISO 8601. No line breaks. */
export interface SignInRequest {
  /** Sentence for the visitor. */
  readonly statement?: string
  /** By default the page's host, which is all that wallets accept. */
  readonly domain?: string
  readonly uri?: string
  /** The network: `mainnet`, `devnet`, `testnet`, also with `solana:` before it. */
  readonly chainId?: string
  /** From your server, for one use; at least 8 letters and digits. */
  readonly nonce?: string
  readonly issuedAt?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  /** At most 100. */
  readonly resources?: ReadonlyArray<string>
  /** By default the current account. */
  readonly address?: string
}

/** A sign-in that the wallet signed. Your server verifies it. */
export interface SignIn {
  readonly address: string
  /** What was signed; names all that was asked for. */
  readonly signedMessage: Uint8Array
  /** Base58. */
  readonly signature: string
}

/** A transaction that is in the chain and did what it should. */
export interface SignatureSuccess {
  readonly signature: string
  readonly slot: bigint
  /** At least what was asked for. */
  readonly commitment: Commitment
}

/**
 * What `kit.solana` offers beside the functions of every kit.
 *
 * Each takes `{ signal }` as its last argument. Aborted, it rejects with `CancelledError`; what the wallet shows by then
 * stays there, and its answer is dropped.
 */
export interface SolanaApi {
  /**
   * Asks for the signature of `address`, by default the current account, under a transaction of the active network.
   *
   * Fails: `NotConnectedError`, `TransactionInvalidError` for what is no transaction that the account has to sign,
   * `WalletMethodMissingError`, `SigningRejectedError`, `SigningFailedError`.
   */
  readonly signTransaction: (
    request: { readonly transaction: TransactionInput; readonly address?: string },
    options?: Cancellable
  ) => Promise<SignedTransaction>
  /** Like `signTransaction`, for 1 to 100 transactions in one question; the results are in the same order. */
  readonly signAllTransactions: (
    request: { readonly transactions: ReadonlyArray<TransactionInput>; readonly address?: string },
    options?: Cancellable
  ) => Promise<ReadonlyArray<SignedTransaction>>
  /**
   * Asks the wallet to sign a transaction and to send it to the active network. Resolves with its id, base58, when the
   * wallet has sent it: `waitForSignature` tells what became of it. Fails as `signTransaction`; after
   * `SigningFailedError` it may have been sent all the same.
   */
  readonly signAndSendTransaction: (
    request: {
      readonly transaction: TransactionInput
      readonly address?: string
      readonly sendOptions?: SendOptions
    },
    options?: Cancellable
  ) => Promise<string>
  /**
   * Signs in with the connected wallet, where it offers that (`solana:signIn`). The signed message is compared with
   * what was asked for, the signature is for your server to verify.
   *
   * Fails: `NotConnectedError`, `SignInInvalidError`, `WalletMethodMissingError`, `SigningRejectedError`,
   * `SigningFailedError`.
   */
  readonly signIn: (request?: SignInRequest, options?: Cancellable) => Promise<SignIn>
  /**
   * An `@solana/kit` RPC client of a network, by default the active Solana one, over `customRpcUrls`, then the network
   * object's own URLs where they are on loopback, or all of them with `publicRpc`. A URL that fails hands a read on to
   * the next; `sendTransaction` and `requestAirdrop` go to the first alone.
   *
   * Fails: `NetworkNotFoundError`, `RpcUrlMissingError`, `SdkMissingError`.
   */
  readonly getRpc: (
    request?: { readonly networkId?: CaipNetworkId },
    options?: Cancellable
  ) => Promise<Rpc<SolanaRpcApi>>
  /**
   * Waits until a transaction is as deep in the chain as `commitment`, by default `confirmed`, on a network, by default
   * the active Solana one; at most 60 s. The network is read as `getRpc` reads it.
   *
   * Fails: `SignatureInvalidError`; `TransactionPendingError` when time is up, the outcome being unknown;
   * `TransactionFailedError`; `NetworkNotFoundError`, `RpcUrlMissingError`.
   */
  readonly waitForSignature: (
    request: {
      readonly signature: string
      readonly networkId?: CaipNetworkId
      readonly commitment?: Commitment
    },
    options?: Cancellable
  ) => Promise<SignatureSuccess>
}
