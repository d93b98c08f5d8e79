import { secp256k1 } from "@noble/curves/secp256k1.js"
import { ripemd160 } from "@noble/hashes/legacy.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { keccak_256 } from "@noble/hashes/sha3.js"
import type { Hex } from "viem"
import { hexOf, fromHex } from "./bytes.ts"
import type { CosmosKey } from "./CosmosKey.ts"

/** A private key with its public key and both addresses. Throws when it is no key of the curve. */
export function cosmosKeyFrom(privateKey: Hex): CosmosKey {
  const secret = fromHex(privateKey)
  const publicKey = secp256k1.getPublicKey(secret, true)
  const point = secp256k1.getPublicKey(secret, false).slice(1)
  return {
    privateKey,
    publicKey: hexOf(publicKey),
    cosmosAddress: hexOf(ripemd160(sha256(publicKey))),
    ethereumAddress: hexOf(keccak_256(point).slice(-20))
  }
}
