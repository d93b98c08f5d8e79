import type { CaipNetworkId } from "@latchkey/core"
import type { Account, Chain, Client, Transport, WalletClient } from "viem"

/** How the plugin behaves. */
export interface EvmOptions {
  /** Offer wallets that announce themselves (EIP-6963); on unless `false`. */
  readonly enableEIP6963?: boolean
  /** Offer `window.ethereum` as "Browser Wallet" where it is no announced wallet; on unless `false`. */
  readonly enableInjected?: boolean
}

/** EIP-712 typed data: what viem's `signTypedData` takes, as plain data. */
export interface TypedData {
  readonly domain?: object
  /** `EIP712Domain` may be left out: it follows from `domain`. */
  readonly types: Readonly<Record<string, ReadonlyArray<{ readonly name: string; readonly type: string }>>>
  readonly primaryType: string
  /** Integers may be `bigint`, bytes may be `Uint8Array`. */
  readonly message: object
}

/** A permission that the wallet says this site has (EIP-2255). */
export interface WalletPermission {
  /** The method it allows: `eth_accounts`. */
  readonly parentCapability: string
  /** The accounts it is restricted to, canonical; absent when the wallet names none. */
  readonly accounts?: ReadonlyArray<string>
}

/** What `kit.evm` offers beside the functions of every kit. Each function asks the connected EVM wallet. */
export interface EvmApi {
  /**
   * Asks for a signature of typed data (`eth_signTypedData_v4`) with `address`, by default the current account.
   *
   * Where `domain.chainId` is set, the wallet is asked for its chain right before, and another one ends the request.
   * Resolves with the signature as hex. Fails: `NotConnectedError`, `NetworkMismatchError`, `SigningRejectedError`,
   * `SigningFailedError`.
   */
  readonly signTypedData: (request: {
    readonly typedData: TypedData
    readonly address?: string
  }) => Promise<string>
  /** What this site may do in the wallet. Fails: `NotConnectedError`, `WalletRequestFailedError`. */
  readonly getPermissions: () => Promise<ReadonlyArray<WalletPermission>>
  /**
   * Lets the visitor choose anew which accounts this site sees; a change arrives as any change of accounts does.
   *
   * Fails: `NotConnectedError`, `WalletRequestRejectedError`, `WalletRequestFailedError`.
   */
  readonly requestPermissions: () => Promise<ReadonlyArray<WalletPermission>>
  /** Gives up this site's access to accounts. Fails: `NotConnectedError`, `WalletRequestRejectedError`, `WalletRequestFailedError`. */
  readonly revokePermissions: () => Promise<void>
  /**
   * A viem client that reads a network, by default the active EVM one: through the app's own RPC URLs, then the
   * connected wallet while it is on that network, then the network's own URLs. It never asks the wallet to sign.
   *
   * Fails: `NetworkNotFoundError`, `RpcUrlMissingError`, `ViemMissingError`.
   */
  readonly getClient: (request?: { readonly networkId?: CaipNetworkId }) => Promise<Client<Transport, Chain>>
  /**
   * A viem wallet client for the connected wallet, its current account and the network it is on, where the app has
   * that network. Made for now: get another one after a change of wallet, account or network.
   *
   * Fails: `NotConnectedError`, `ViemMissingError`.
   */
  readonly getWalletClient: () => Promise<WalletClient<Transport, Chain | undefined, Account>>
}
