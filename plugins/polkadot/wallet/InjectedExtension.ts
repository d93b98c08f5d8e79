import type { Hex } from "viem"
import type { PolkadotKeyType } from "./PolkadotAccount.ts"

/** An account as pages get it. */
export interface InjectedAccount {
  /** SS58, or 20 bytes in hexadecimal for the type "ethereum". */
  readonly address: string
  readonly name?: string
  readonly type?: PolkadotKeyType
  /** The one chain that it may be used on. */
  readonly genesisHash?: Hex
}

/** A signature as pages get it. */
export interface InjectedSignature {
  /** Counts from 1 in each wallet. */
  readonly id: number
  readonly signature: Hex
}

/** A runtime that the wallet can show transactions of. */
export interface InjectedMetadata {
  readonly genesisHash: Hex
  readonly specVersion: number
}

/** What `enable` resolves with. Every function rejects with an `Error` that has a message and no code. */
export interface InjectedExtension {
  readonly accounts: {
    /** The accounts that the page may see; those that are no key only with `anyType`. */
    get(anyType?: boolean): Promise<readonly InjectedAccount[]>
    /** Calls back with the list soon, and whenever it changes. Returns what ends that. */
    subscribe(callback: (accounts: readonly InjectedAccount[]) => unknown): () => void
  }
  readonly signer: {
    /** Signs bytes in hexadecimal, or a text, inside `<Bytes>…</Bytes>`. */
    signRaw(payload: {
      readonly address: string
      readonly data: string
      readonly type?: "bytes" | "payload"
    }): Promise<InjectedSignature>
    /** Signs a transaction given as `SignerPayloadJSON`. The signature begins with the byte of its type. */
    signPayload(payload: object): Promise<InjectedSignature>
  }
  readonly metadata: {
    get(): Promise<readonly InjectedMetadata[]>
    provide(definition: object): Promise<boolean>
  }
  /** Only behind `connect`, as a page cannot read the name from the key there. */
  readonly name?: string
  readonly version?: string
}

/** What stands in `window.injectedWeb3` under the wallet's name. */
export interface InjectedEntry {
  readonly version?: string
  /** @param origin the name that the page gives itself */
  enable?(origin: string): Promise<InjectedExtension>
  connect?(origin: string): Promise<InjectedExtension>
}
