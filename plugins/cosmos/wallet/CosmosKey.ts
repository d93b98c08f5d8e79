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
