import type { CaipAddress, CaipNetworkId, Cancellable } from "@latchkey/core"
/** @ts-ignore: who does not install it gets the rest of the types. */
import type { Account, Chain, Client, Transport, WalletClient } from "viem"

/** A service that pays the network's fees of visitors over their wallets (ERC-7677). */
export interface Paymaster {
  /** Where the wallet asks it: https, or an address on loopback. Whoever has the page can read it, so that a key in it is everybody's. */
  readonly url: string
  /** What it wants to know beside the transaction, such as the id of a policy: plain JSON, which the wallet hands on. */
  readonly context?: { readonly [key: string]: JsonValue }
  /** What visitors are told of who pays, of at most 64 characters: "Acme". Without it they are told that the site does. */
  readonly name?: string
}

/** How the plugin behaves. */
export interface EvmOptions {
  /** Offer wallets that announce themselves (EIP-6963); on unless `false`. */
  readonly enableEIP6963?: boolean
  /** Offer `window.ethereum` as "Browser Wallet" where it is no announced wallet; on unless `false`. */
  readonly enableInjected?: boolean
  /**
   * Read over the RPC URLs inside the network objects too, after `customRpcUrls` and the connected wallet; off by
   * default. viem's objects name public nodes, which then see the visitor's address. URLs on loopback need no permission.
   */
  readonly publicRpc?: boolean
  /**
   * The ERC-20 tokens that the app knows, by CAIP-10: `eip155:1:0xA0b8…`; at most 200 a network. They are listed among an
   * account's tokens. Name, symbol and decimals are read from the contract.
   */
  readonly tokens?: ReadonlyArray<CaipAddress>
  /**
   * The type of transactions that send the network's own coin on networks with a base fee. "eip1559" by default: what is shown is the most
   * that it may cost, and what is not needed is not paid. "legacy": one price of gas, so that a plain transfer costs what is shown, which
   * is up to a quarter more than it takes. Tokens and calls of contracts are of the first type in any case, and all is of the second on
   * networks without a base fee.
   */
  readonly transactionType?: "legacy" | "eip1559"
  /**
   * Who pays the network's fees of visitors, by chain id. Wallets that say that they take a paymaster there (`paymasterService` of EIP-5792)
   * are asked for calls with it, and the account needs no coin for the fee; with the others the account pays. None by default.
   */
  readonly paymaster?: Readonly<Record<number, Paymaster>>
  /**
   * Look whether the connected account has sent a transaction, or a block has taken one, and read its balance again then: for pages
   * that send by themselves. Off by default. `pollingInterval` is in milliseconds, at least 1,000, by default 30,000; after 99 looks
   * at an account on a network it stops.
   */
  readonly pendingTransactions?: { readonly enable?: boolean; readonly pollingInterval?: number }
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

/** Any value that JSON can hold. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | ReadonlyArray<JsonValue>
  | { readonly [key: string]: JsonValue }

/** What a wallet says it can do on one network, by capability (EIP-5792): the wallet's own words, as plain JSON. */
export type WalletCapabilities = Readonly<Record<string, JsonValue>>

/** A call whose gas is to be estimated. */
export interface GasRequest {
  readonly to: string
  /** Wei; none by default. */
  readonly value?: bigint
  /** Hex; none by default. */
  readonly data?: string
  /** Who would send it; by default the current account. */
  readonly address?: string
}

/** A transaction that was mined and did what it should. */
export interface TransactionSuccess {
  readonly status: "success"
  readonly blockNumber: bigint
  readonly gasUsed: bigint
  /** Lower case. */
  readonly transactionHash: string
}

/**
 * What `kit.evm` offers beside the functions of every kit.
 *
 * Each takes `{ signal }` as its last argument. Aborted, it rejects with `CancelledError`; what the wallet shows by then
 * stays there, and its answer is dropped.
 */
export interface EvmApi {
  /**
   * Asks for a signature of typed data (`eth_signTypedData_v4`) with `address`, by default the current account.
   *
   * Where `domain.chainId` is set, the wallet is asked for its chain right before, and another one ends the request.
   * Resolves with the signature as hex. Fails: `NotConnectedError`, `NetworkMismatchError`, `SigningRejectedError`,
   * `SigningFailedError`.
   */
  readonly signTypedData: (
    request: { readonly typedData: TypedData; readonly address?: string },
    options?: Cancellable
  ) => Promise<string>
  /** What this site may do in the wallet. Fails: `NotConnectedError`, `WalletRequestFailedError`. */
  readonly getPermissions: (options?: Cancellable) => Promise<ReadonlyArray<WalletPermission>>
  /**
   * Lets the visitor choose anew which accounts this site sees; a change arrives as any change of accounts does.
   *
   * Fails: `NotConnectedError`, `WalletRequestRejectedError`, `WalletRequestFailedError`.
   */
  readonly requestPermissions: (options?: Cancellable) => Promise<ReadonlyArray<WalletPermission>>
  /** Gives up this site's access to accounts. Fails: `NotConnectedError`, `WalletRequestRejectedError`, `WalletRequestFailedError`. */
  readonly revokePermissions: (options?: Cancellable) => Promise<void>
  /**
   * What the wallet can do for `address`, by default the current account (`wallet_getCapabilities`): by CAIP-2 network
   * id, `eip155:0` for what holds on every network. At most 100 networks and 64 KiB; empty where the wallet does not
   * know the method. The wallet's own claims: use them to choose what to offer, not to trust it.
   *
   * Fails: `NotConnectedError`, `CapabilitiesInvalidError`, `WalletRequestRejectedError`, `WalletRequestFailedError`.
   */
  readonly getCapabilities: (
    request?: { readonly address?: string },
    options?: Cancellable
  ) => Promise<Readonly<Record<CaipNetworkId, WalletCapabilities>>>
  /**
   * The gas that a call would use on the active EVM network, in units of gas, read as `getClient` reads. Without
   * `address` a wallet has to be connected.
   *
   * Fails: `NotConnectedError`, `NetworkNotFoundError`, `RpcUrlMissingError`, `GasEstimateFailedError` with the revert
   * reason in its details where one was given.
   */
  readonly estimateGas: (request: GasRequest, options?: Cancellable) => Promise<bigint>
  /**
   * Waits until the transaction `hash`, 0x and 64 hex digits, is mined on a network, by default the active EVM one, and
   * `confirmations` blocks deep, by default 1; as long as `timeout` says. The network is read as `getClient` reads it.
   *
   * Fails: `TransactionHashInvalidError`; `TransactionPendingError` when time is up, the outcome being unknown;
   * `TransactionRevertedError` with the revert reason as its message; `NetworkNotFoundError`, `RpcUrlMissingError`.
   */
  readonly waitForTransaction: (
    request: {
      readonly hash: string
      readonly networkId?: CaipNetworkId
      readonly confirmations?: number
      /** In milliseconds, by default 25,000; `Infinity` waits until it is known, or until `signal` is aborted. */
      readonly timeout?: number
    },
    options?: Cancellable
  ) => Promise<TransactionSuccess>
  /**
   * A viem client that reads a network, by default the active EVM one: through `customRpcUrls`, then the
   * connected wallet while it is on that network; then the network object's own URLs where they are on loopback, or
   * all of them with `publicRpc`. It never asks the wallet to sign.
   *
   * Fails: `NetworkNotFoundError`, `RpcUrlMissingError`, `SdkMissingError`.
   */
  readonly getClient: (
    request?: { readonly networkId?: CaipNetworkId },
    options?: Cancellable
  ) => Promise<Client<Transport, Chain>>
  /**
   * A viem wallet client for the connected wallet, its current account and the network it is on, where the app has
   * that network. Made for now: get another one after a change of wallet, account or network.
   *
   * Fails: `NotConnectedError`, `SdkMissingError`.
   */
  readonly getWalletClient: (
    options?: Cancellable
  ) => Promise<WalletClient<Transport, Chain | undefined, Account>>
}
