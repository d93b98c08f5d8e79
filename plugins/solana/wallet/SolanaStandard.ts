import type {
  StandardAccount,
  StandardFeatures,
  StandardWallet
} from "../../../tests/testing/src/walletStandard/StandardWallet.ts"
import type { SolanaTransactionVersion } from "./transaction/readTransaction.ts"

/** How far a transaction has come, in the words of Solana nodes. */
export type SolanaCommitment = "processed" | "confirmed" | "finalized"

/** What `solana:signMessage` takes, one for each message. */
export interface SolanaSignMessageInput {
  readonly account: StandardAccount
  readonly message: Uint8Array
}

/** What `solana:signMessage` gives for each input. */
export interface SolanaSignMessageOutput {
  /** What was signed: here always the message itself. */
  readonly signedMessage: Uint8Array
  /** Ed25519, 64 bytes. */
  readonly signature: Uint8Array
}

/** What `solana:signTransaction` takes, one for each transaction. */
export interface SolanaSignTransactionInput {
  readonly account: StandardAccount
  /** As it travels, with room for all signatures. */
  readonly transaction: Uint8Array
  readonly chain?: string
  readonly options?: {
    readonly preflightCommitment?: SolanaCommitment
    readonly minContextSlot?: number
  }
}

/** What `solana:signTransaction` gives for each input. */
export interface SolanaSignTransactionOutput {
  /** The transaction with the account's signature; those of others stay as they were. */
  readonly signedTransaction: Uint8Array
}

/** What `solana:signAndSendTransaction` takes, one for each transaction. */
export interface SolanaSignAndSendTransactionInput extends SolanaSignTransactionInput {
  readonly chain: string
  readonly options?: SolanaSendOptions
}

/** How a transaction is sent, in the words of Solana nodes. */
export interface SolanaSendOptions {
  readonly preflightCommitment?: SolanaCommitment
  readonly minContextSlot?: number
  /** Waits until the transaction has come that far. */
  readonly commitment?: SolanaCommitment
  readonly skipPreflight?: boolean
  readonly maxRetries?: number
}

/** What `solana:signAndSendTransaction` gives for each input. */
export interface SolanaSignAndSendTransactionOutput {
  /** The transaction's signature, 64 bytes. */
  readonly signature: Uint8Array
}

/** The fields of Sign In With Solana; the wallet fills in `domain` and `address` when they are absent. */
export interface SolanaSignInInput {
  readonly domain?: string
  readonly address?: string
  readonly statement?: string
  readonly uri?: string
  readonly version?: string
  readonly chainId?: string
  readonly nonce?: string
  readonly issuedAt?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

/** What `solana:signIn` gives for each input. */
export interface SolanaSignInOutput extends SolanaSignMessageOutput {
  readonly account: StandardAccount
}

type Many<Input, Output> = (...inputs: readonly Input[]) => Promise<readonly Output[]>

/** The features that a Solana wallet may offer, as `@solana/wallet-standard-features` declares them. */
export interface SolanaFeatures extends StandardFeatures {
  readonly "solana:signMessage"?: {
    readonly version: string
    readonly signMessage: Many<SolanaSignMessageInput, SolanaSignMessageOutput>
  }
  readonly "solana:signTransaction"?: {
    readonly version: string
    readonly supportedTransactionVersions: readonly SolanaTransactionVersion[]
    readonly signTransaction: Many<SolanaSignTransactionInput, SolanaSignTransactionOutput>
  }
  readonly "solana:signAndSendTransaction"?: {
    readonly version: string
    readonly supportedTransactionVersions: readonly SolanaTransactionVersion[]
    readonly signAndSendTransaction: Many<
      SolanaSignAndSendTransactionInput,
      SolanaSignAndSendTransactionOutput
    >
  }
  readonly "solana:signIn"?: {
    readonly version: string
    readonly signIn: Many<SolanaSignInInput, SolanaSignInOutput>
  }
}

/** The name of a feature, such as `solana:signMessage`. */
export type SolanaFeatureName = keyof SolanaFeatures

/** A Solana wallet, as a page meets it. */
export interface SolanaStandardWallet extends StandardWallet {
  readonly features: SolanaFeatures & Readonly<Record<string, unknown>>
}
