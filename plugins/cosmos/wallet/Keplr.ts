import type { CosmosChainInfo } from "./CosmosChainInfo.ts"

/** What `getKey` answers. */
export interface KeplrKey {
  /** The name that the person gave the account. */
  readonly name: string
  readonly algo: "secp256k1" | "ethsecp256k1"
  /** Compressed, 33 bytes. */
  readonly pubKey: Uint8Array
  /** 20 bytes. */
  readonly address: Uint8Array
  readonly bech32Address: string
  readonly ethereumHexAddress: string
  readonly isNanoLedger: boolean
  readonly isKeystone: boolean
}

export interface StdSignature {
  readonly pub_key: { readonly type: string; readonly value: string }
  /** 64 bytes (r, s) in base64. */
  readonly signature: string
}

export interface AminoCoin {
  readonly denom: string
  readonly amount: string
}

/** The document that is signed in amino mode, as cosmjs has it. */
export interface AminoSignDoc {
  readonly chain_id: string
  readonly account_number: string
  readonly sequence: string
  readonly timeout_height?: string
  readonly fee: { readonly amount: readonly AminoCoin[]; readonly gas: string }
  readonly msgs: readonly { readonly type: string; readonly value: Record<string, unknown> }[]
  readonly memo: string
}

/** The document that is signed in direct mode, as pages hand it in. */
export interface DirectSignDoc {
  readonly bodyBytes?: Uint8Array | null
  readonly authInfoBytes?: Uint8Array | null
  readonly chainId?: string | null
  /** A bigint, a Long, or anything else that writes itself in digits. */
  readonly accountNumber?: { toString(): string } | null
}

/** A 64-bit number as the library `long` has it; the parts that are data, and the ways to write it. */
export interface LongNumber {
  readonly low: number
  readonly high: number
  readonly unsigned: boolean
  toString(): string
  toNumber(): number
}

export interface AminoSignResponse {
  readonly signed: AminoSignDoc
  readonly signature: StdSignature
}

export interface DirectSignResponse {
  readonly signed: {
    readonly bodyBytes: Uint8Array
    readonly authInfoBytes: Uint8Array
    readonly chainId: string
    readonly accountNumber: LongNumber
  }
  readonly signature: StdSignature
}

export interface SignerAccount {
  readonly address: string
  readonly algo: "secp256k1"
  readonly pubkey: Uint8Array
}

export interface OfflineAminoSigner {
  getAccounts(): Promise<readonly SignerAccount[]>
  signAmino(signer: string, signDoc: AminoSignDoc): Promise<AminoSignResponse>
}

export interface OfflineSigner extends OfflineAminoSigner {
  signDirect(signer: string, signDoc: DirectSignDoc): Promise<DirectSignResponse>
}

export type SettledKey =
  | { readonly status: "fulfilled"; readonly value: KeplrKey }
  | { readonly status: "rejected"; readonly reason: Error }

export type ChainInfoWithoutEndpoints = Omit<CosmosChainInfo, "rpc" | "rest">

/**
 * The provider that a Keplr-like wallet puts on the page, as a page meets it. What a wallet of that name lacks is absent
 * (see `cosmosDialects`).
 */
export interface Keplr {
  readonly version: string
  readonly mode: "extension"
  /** The page may set it; the virtual wallet signs what it is given, whatever stands there. */
  defaultOptions: object
  ping(): Promise<void>
  enable(chainIds: string | readonly string[]): Promise<void>
  disable(chainIds?: string | readonly string[]): Promise<void>
  /** Leap's word for `disable`. */
  disconnect(chainId?: string): Promise<boolean>
  getKey(chainId: string): Promise<KeplrKey>
  getKeysSettled(chainIds: readonly string[]): Promise<readonly SettledKey[]>
  signAmino(
    chainId: string,
    signer: string,
    signDoc: AminoSignDoc,
    options?: object
  ): Promise<AminoSignResponse>
  signDirect(
    chainId: string,
    signer: string,
    signDoc: DirectSignDoc,
    options?: object
  ): Promise<DirectSignResponse>
  signArbitrary(chainId: string, signer: string, data: string | Uint8Array): Promise<StdSignature>
  verifyArbitrary(
    chainId: string,
    signer: string,
    data: string | Uint8Array,
    signature: StdSignature
  ): Promise<boolean>
  experimentalSuggestChain(chainInfo: CosmosChainInfo): Promise<void>
  sendTx(chainId: string, transaction: Uint8Array, mode: "sync" | "async" | "block"): Promise<Uint8Array>
  getChainInfosWithoutEndpoints(): Promise<readonly ChainInfoWithoutEndpoints[]>
  getChainInfoWithoutEndpoints(chainId: string): Promise<ChainInfoWithoutEndpoints>
  getOfflineSigner(chainId: string, options?: object): OfflineSigner
  getOfflineSignerOnlyAmino(chainId: string, options?: object): OfflineAminoSigner
  getOfflineSignerAuto(chainId: string, options?: object): Promise<OfflineSigner>
}
