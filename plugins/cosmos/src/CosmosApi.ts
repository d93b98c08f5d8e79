import type { CaipNetworkId, Cancellable } from "@latchkey/core"
/** @ts-ignore: who does not install it gets the rest of the types. */
import type {
  SigningStargateClient,
  SigningStargateClientOptions,
  StargateClient,
  StdFee
} from "@cosmjs/stargate"

/** A wallet of Keplr's form and where it puts itself. */
export interface CosmosWallet {
  /** Unique among these wallets; the connector's id is `cosmos:` and this. */
  readonly id: string
  /** As visitors know it. */
  readonly name: string
  /** Where in `window` its provider is: `keplr`, `cosmostation.providers.keplr`. */
  readonly global: string
  /** Joins it with the same wallet's entries in other namespaces, which announce themselves under that name. */
  readonly rdns?: string
  /** The event on `window` by which it tells that another account was chosen: `keplr_keystorechange`. */
  readonly accountsEvent?: string
}

/** How the plugin behaves. */
export interface CosmosOptions {
  /** Wallets to look for beside Keplr, Leap and Cosmostation. */
  readonly wallets?: ReadonlyArray<CosmosWallet>
  /**
   * Read over the RPC URLs inside the network objects too, after `customRpcUrls`; off by default. Those are nodes of
   * others, which then see the visitor's address. URLs on loopback need no permission.
   */
  readonly publicRpc?: boolean
}

/** What a wallet is asked to leave as the page set it; wishes, which not every wallet grants. */
export interface CosmosSignOptions {
  /** Leave the fee as the page set it. */
  readonly preferNoSetFee?: boolean
  /** Leave the memo as the page set it. */
  readonly preferNoSetMemo?: boolean
  /** Do not refuse for a balance that is too small. */
  readonly disableBalanceCheck?: boolean
}

/** A signature as Cosmos writes it. */
export interface AminoSignature {
  /** The key that it is of: amino's name of its kind, and its bytes in base64. */
  readonly pub_key: { readonly type: string; readonly value: string }
  /** 64 bytes, r and s, in base64; 65 where a wallet keeps Ethereum's form. */
  readonly signature: string
}

/** A transaction in amino form, as `@cosmjs/amino` has it. Numbers are decimal texts. */
export interface AminoSignDoc {
  /** The chain's own id, not the CAIP-2 one. */
  readonly chain_id: string
  /** The signer's number on the chain. */
  readonly account_number: string
  /** How many transactions the signer sent before. */
  readonly sequence: string
  /** The last block in which it may be included; none when absent. */
  readonly timeout_height?: string
  /** What is paid, in base units, and the gas that it is for; the visitor may change it in the wallet. */
  readonly fee: StdFee
  /** What is done, by amino's names; at least one. */
  readonly msgs: ReadonlyArray<{ readonly type: string; readonly value: any }>
  /** Public text; the visitor may change it in the wallet. */
  readonly memo: string
}

/** What was signed, its fee and memo as the visitor set them in the wallet, and the signature of that. */
export interface AminoSignResponse {
  /** What to send. */
  readonly signed: AminoSignDoc
  /** Of `signed`. */
  readonly signature: AminoSignature
}

/** A transaction in direct form, as `@cosmjs/proto-signing` has it: serialised `TxBody` and `AuthInfo`. */
export interface DirectSignDoc {
  /** A `TxBody`: messages, memo, time-outs, extensions. */
  readonly bodyBytes: Uint8Array<ArrayBuffer>
  /** An `AuthInfo`: signers and fee. */
  readonly authInfoBytes: Uint8Array<ArrayBuffer>
  /** The chain's own id, not the CAIP-2 one. */
  readonly chainId: string
  /** The signer's number on the chain. */
  readonly accountNumber: bigint
}

/** What was signed, its fee and memo as the visitor set them in the wallet, and the signature of that. */
export interface DirectSignResponse {
  /** What to send. */
  readonly signed: DirectSignDoc
  /** Of `signed`. */
  readonly signature: AminoSignature
}

/** An account of an offline signer. */
export interface CosmosAccountData {
  /** Bech32, lower case. */
  readonly address: string
  /** The kind of its key; Ethereum's on chains such as Injective. */
  readonly algo: "secp256k1" | "eth_secp256k1" | "ethsecp256k1"
  /** 33 bytes, or 65 where the wallet does not compress it. */
  readonly pubkey: Uint8Array
}

/**
 * A signer as CosmJS takes it. Accounts on a Ledger have no `signDirect`.
 *
 * Each function rejects with the errors of the function of that name in `CosmosApi`.
 */
export interface CosmosOfflineSigner {
  /** The one account that it was made for. Asks nobody. */
  readonly getAccounts: () => Promise<ReadonlyArray<CosmosAccountData>>
  /** Signs in amino form; `address` is the account's. */
  readonly signAmino: (address: string, signDoc: AminoSignDoc) => Promise<AminoSignResponse>
  /** Signs in direct form; `address` is the account's. */
  readonly signDirect?: (address: string, signDoc: DirectSignDoc) => Promise<DirectSignResponse>
}

type OnNetwork = { readonly networkId?: CaipNetworkId }

/**
 * What `kit.cosmos` offers beside the functions of every kit.
 *
 * Each takes `{ signal }` as its last argument. Aborted, it rejects with `CancelledError`; what the wallet shows by then
 * stays there, and its answer is dropped.
 *
 * A wallet may let its visitor change the fee and the memo of a transaction, so use what was `signed`. Anything else
 * that was changed is refused with `SignedDocChangedError`.
 */
export interface CosmosApi {
  /**
   * Signs a text or bytes by ADR-36 with the current account, or `address` where it is one of the connected ones.
   *
   * Resolves with the signature and the public key that it is of, both base64. Fails: `NotConnectedError`,
   * `SigningRejectedError`, `SigningFailedError`.
   */
  readonly signArbitrary: (
    request: { readonly data: string | Uint8Array; readonly address?: string },
    options?: Cancellable
  ) => Promise<{ readonly signature: string; readonly pubKey: string }>
  /**
   * Signs a transaction in amino form with the current account, or `address` where it is one of the connected ones, on
   * the network the wallet is connected on. Nothing is sent to the network.
   *
   * Fails: `NotConnectedError`, `SignDocInvalidError`, `NetworkMismatchError` where `chain_id` is another,
   * `SigningRejectedError`, `SigningFailedError`, `SignedDocChangedError`.
   */
  readonly signAmino: (
    request: {
      readonly signDoc: AminoSignDoc
      readonly address?: string
      readonly signOptions?: CosmosSignOptions
    },
    options?: Cancellable
  ) => Promise<AminoSignResponse>
  /** `signAmino` for a transaction in direct form. */
  readonly signDirect: (
    request: {
      readonly signDoc: DirectSignDoc
      readonly address?: string
      readonly signOptions?: CosmosSignOptions
    },
    options?: Cancellable
  ) => Promise<DirectSignResponse>
  /**
   * Tells the connected wallet a network of the kit, by default the active one; the visitor is asked.
   *
   * Fails: `NotConnectedError`, `NetworkNotFoundError`, `ChainDataMissingError`, `WalletRequestRejectedError`,
   * `WalletRequestFailedError`.
   */
  readonly suggestChain: (request?: OnNetwork, options?: Cancellable) => Promise<void>
  /**
   * A signer for CosmJS over the connected wallet, on a network of the kit, by default the one that the wallet is
   * connected on. For another one the wallet is asked for permission, as for a switch, without the kit moving there. Made for
   * now: it ends with the connection; get another one after a change of account.
   *
   * Fails: `NotConnectedError`, `NetworkNotFoundError`, `WalletRequestRejectedError`, `WalletRequestFailedError`.
   */
  readonly getOfflineSigner: (request?: OnNetwork, options?: Cancellable) => Promise<CosmosOfflineSigner>
  /**
   * A `StargateClient` that reads a network, by default the active Cosmos one, over the first URL that answers for that
   * network: `customRpcUrls`, then the network object's own where they are on loopback, or all with `publicRpc`.
   *
   * Fails: `NetworkNotFoundError`, `RpcUrlMissingError`, `NodeUnreachableError`, `SdkMissingError`.
   */
  readonly getClient: (request?: OnNetwork, options?: Cancellable) => Promise<StargateClient>
  /**
   * A `SigningStargateClient` over `getOfflineSigner` and the URLs of `getClient`. `clientOptions` are CosmJS's; without
   * `gasPrice` the average of the network object is taken.
   *
   * Fails as both do.
   */
  readonly getSigningClient: (
    request?: OnNetwork & { readonly clientOptions?: SigningStargateClientOptions },
    options?: Cancellable
  ) => Promise<SigningStargateClient>
}
