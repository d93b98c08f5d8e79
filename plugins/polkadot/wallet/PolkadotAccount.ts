import type { Hex } from "viem"

/** How an account signs; the words of the injected wallets. "ethereum" is for chains with 20-byte accounts. */
export type PolkadotKeyType = "sr25519" | "ed25519" | "ecdsa" | "ethereum"

/** An account of a virtual wallet for Polkadot. Its key is public knowledge: never send it anything of value. */
export interface PolkadotAccount {
  /** As pages get it: SS58 with any prefix, or 20 bytes in hexadecimal for the type "ethereum". */
  readonly address: string
  /** Absent for what is no key, such as a multisig: those are only in lists that ask for any type. */
  readonly type?: PolkadotKeyType
  /** 32 bytes: the seed of sr25519 and ed25519, the private key of the others. Absent for an account that is only watched. */
  readonly privateKey?: Hex
  /** The name that pages get. */
  readonly name?: string
  /** The one chain that it may be used on, by genesis hash; on every chain when absent. */
  readonly genesisHash?: Hex
  /** Kept out of every list, as by "hide this account" in the wallets. */
  readonly hidden?: boolean
}
