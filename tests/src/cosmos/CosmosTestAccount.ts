import type { Hex } from "viem"

/** A key of a test account and what follows from it. All in hexadecimal with 0x. */
export interface CosmosKey {
  /** 32 bytes, public knowledge. */
  readonly privateKey: Hex
  /** 33 bytes, compressed. */
  readonly publicKey: Hex
  /** 20 bytes: RIPEMD-160 of SHA-256 of the compressed key, as most Cosmos chains have it. */
  readonly cosmosAddress: Hex
  /** 20 bytes: the end of Keccak-256 of the uncompressed key, as Ethereum and the chains like Injective have it. */
  readonly ethereumAddress: Hex
}

/** A Cosmos account whose private keys are public knowledge. Never send anything of value to one. */
export interface CosmosTestAccount {
  /** The name that the wallet gives it, and tells pages. */
  readonly name: string
  readonly keys: {
    /** For coin type 118, and for every other but 60: as in a wallet into which a single key was imported. */
    readonly cosmos: CosmosKey
    /** For coin type 60. */
    readonly ethereum: CosmosKey
  }
}

/**
 * Makes a test account from private keys of 32 bytes.
 *
 * Fails: rejects with the curve library's error when a key is out of range.
 */
export async function cosmosTestAccountFrom(
  name: string,
  privateKeys: { readonly cosmos: Hex; readonly ethereum: Hex }
): Promise<CosmosTestAccount> {
  const { cosmosKeyFrom } = await import("./cosmosKeyFrom.ts")
  const { cosmos, ethereum } = privateKeys
  return { name, keys: { cosmos: cosmosKeyFrom(cosmos), ethereum: cosmosKeyFrom(ethereum) } }
}
