import type { CaipNetworkId, Cancellable } from "@latchkey/core"
/** @ts-ignore: who does not install it gets the rest of the types. */
import type { ApiPromise } from "@polkadot/api"

/** How the plugin behaves. */
export interface PolkadotOptions {
  /**
   * Read over the RPC URLs inside the network objects too, after `customRpcUrls`; off by default. They name public nodes,
   * which then see the visitor's address. URLs on loopback need no permission.
   */
  readonly publicRpc?: boolean
}

/** A transaction for a wallet to sign: the `SignerPayloadJSON` that `@polkadot/api` makes. Texts of `0x` are hexadecimal. */
export interface SignerPayload {
  /** SS58 of any prefix; one of the connected accounts. */
  readonly address: string
  /** The block that the transaction's life begins with; the genesis hash where it lives for ever. */
  readonly blockHash: string
  readonly blockNumber: string
  readonly era: string
  /** Of the network that the transaction is for: it must be the connected one. */
  readonly genesisHash: string
  /** The call, SCALE-encoded. */
  readonly method: string
  readonly nonce: string
  readonly specVersion: string
  /** Base units of the native coin. */
  readonly tip: string
  readonly transactionVersion: string
  /** Names of the runtime's extensions, in its order. */
  readonly signedExtensions: ReadonlyArray<string>
  /** Of the extrinsic format: 4. */
  readonly version: number
  readonly assetId?: unknown
  readonly metadataHash?: string | null
  readonly mode?: number
  /** Lets the wallet change the transaction, and give it back signed. */
  readonly withSignedTransaction?: boolean
}

/** What a wallet made of a transaction. */
export interface SignedPayload {
  /** Hexadecimal, its first byte the kind of key where the wallet names it. */
  readonly signature: `0x${string}`
  /** The whole transaction, hexadecimal: only from wallets that may change it, see `withSignedTransaction`. */
  readonly signedTransaction?: `0x${string}`
}

/**
 * What `kit.polkadot` offers beside the functions of every kit.
 *
 * Each takes `{ signal }` as its last argument. Aborted, it rejects with `CancelledError`; what the wallet shows by then
 * stays there, and its answer is dropped.
 */
export interface PolkadotApi {
  /**
   * `@polkadot/api` for a network, by default the active one of this namespace: over `customRpcUrls`, then the network
   * object's own URLs where they are on loopback, or all of them with `publicRpc`; WebSocket URLs before HTTP ones. One is
   * opened per network and disconnected when the plugin is removed or the kit disposed of.
   *
   * Fails: `NetworkNotFoundError`, `RpcUrlMissingError`, `SdkMissingError`, `NodeUnreachableError`.
   */
  readonly getApi: (
    request?: { readonly networkId?: CaipNetworkId },
    options?: Cancellable
  ) => Promise<ApiPromise>
  /**
   * Asks the connected wallet to sign a transaction (`signPayload`). Nothing is sent.
   *
   * Fails: `NotConnectedError`, `PayloadInvalidError`, `AccountNotConnectedError`, `NetworkMismatchError` where the genesis
   * hash is not that of the connected network, `SigningRejectedError`, `SigningFailedError`.
   */
  readonly signPayload: (payload: SignerPayload, options?: Cancellable) => Promise<SignedPayload>
}
