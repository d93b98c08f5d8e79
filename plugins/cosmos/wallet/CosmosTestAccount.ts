import type { Hex } from "viem"
import type { CosmosKey } from "./CosmosKey.ts"

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
