import type { KitCore } from "@latchkey/core"
import type { SignInRequest, SolanaApi } from "../SolanaApi.ts"
import type { Web3Transaction, Web3Wallet } from "./web3Wallet.ts"

/** A kit with `solana`. */
export type WalletKit = Pick<
  KitCore,
  | "connect"
  | "disconnect"
  | "getServerSnapshot"
  | "getSnapshot"
  | "navigation"
  | "open"
  | "ready"
  | "signMessage"
  | "subscribe"
> & { readonly solana: SolanaApi }

/** A wallet of the page, as the wallet adapters name one. */
export interface AdapterWallet<Key> {
  readonly adapter: {
    readonly name: string
    /** An image `data:` URI or an image that the wallet's plugin ships; empty where there is none. */
    readonly icon: string
    /** Always empty: the kit does not know the wallet's page. */
    readonly url: string
    readonly publicKey: Key | null
    readonly connected: boolean
    readonly connecting: boolean
    readonly readyState: "Installed" | "NotDetected"
  }
  readonly readyState: "Installed" | "NotDetected"
}

/** What is needed of web3.js' `Connection`. */
export interface Web3Connection {
  readonly getLatestBlockhash: (...options: Array<any>) => Promise<{
    readonly blockhash: string
    readonly lastValidBlockHeight: number
  }>
  readonly sendRawTransaction: (transaction: Uint8Array, options?: any) => Promise<string>
}

/** How a transaction is sent, as the wallet adapters have it. */
export interface SendTransactionOptions {
  /** Key pairs of the page that sign as well, before the wallet. */
  readonly signers?: ReadonlyArray<any>
  readonly skipPreflight?: boolean
  readonly preflightCommitment?: any
  readonly maxRetries?: number
  readonly minContextSlot?: number
}

/** What a wallet answers to `signIn`. */
export interface WalletSignIn {
  readonly account: { readonly address: string; readonly publicKey: Uint8Array }
  readonly signedMessage: Uint8Array
  readonly signature: Uint8Array
}

/**
 * The kit's Solana connection in the shape of `WalletContextState` of `@solana/wallet-adapter-react`. `Key` is web3.js' `PublicKey`.
 *
 * Its functions are undefined while nothing is connected, and fail as those of `SolanaApi` and of the kit.
 */
export interface SolanaWalletState<Key = any> {
  /** The kit restores sessions by itself. */
  readonly autoConnect: true
  readonly wallets: ReadonlyArray<AdapterWallet<Key>>
  /** The connected wallet, else the selected one. */
  readonly wallet: AdapterWallet<Key> | null
  /** The same object until the account changes. */
  readonly publicKey: Key | null
  readonly connecting: boolean
  readonly connected: boolean
  readonly disconnecting: boolean
  /** Says which wallet `connect` asks, by its name. */
  readonly select: (name: string | null) => void
  /** Asks the selected wallet; without one the kit's modal opens. Resolves as well where the visitor closes it. */
  readonly connect: () => Promise<void>
  readonly disconnect: () => Promise<void>
  /**
   * Has the wallet sign, and sends over `connection`; a wallet that only sends by itself sends it. A transaction of the older form
   * without a blockhash or a fee payer is given them. Resolves with its id, base58.
   */
  readonly sendTransaction: (
    transaction: Web3Transaction,
    connection: Web3Connection,
    options?: SendTransactionOptions
  ) => Promise<string>
  readonly signTransaction: Web3Wallet<Key>["signTransaction"] | undefined
  readonly signAllTransactions: Web3Wallet<Key>["signAllTransactions"] | undefined
  /** Resolves with 64 bytes. */
  readonly signMessage: ((message: Uint8Array) => Promise<Uint8Array>) | undefined
  readonly signIn: ((request?: SignInRequest) => Promise<WalletSignIn>) | undefined
}
