import { sha256 } from "@noble/hashes/sha2.js"
import { ripemd160 } from "@noble/hashes/legacy.js"
import { bech32 } from "@scure/base"
import { SdkError, sdkCode } from "./SdkError.ts"

/** The account address of a compressed secp256k1 key. */
export const addressOf = (publicKey: Uint8Array, prefix: string): string =>
  bech32.encode(prefix, bech32.toWords(ripemd160(sha256(publicKey))))

/** Fails with code 7 when `address` is no account address of the network. */
export function checkAddress(address: string, prefix: string): void {
  if (address === "") throw new SdkError(sdkCode.invalidAddress, "empty address string is not allowed")
  const found = prefixOf(address)
  if (found !== prefix) {
    throw new SdkError(sdkCode.invalidAddress, `invalid Bech32 prefix; expected ${prefix}, got ${found}`)
  }
}

function prefixOf(address: string): string {
  try {
    const { prefix, words } = bech32.decode(address as `${string}1${string}`)
    const { length } = bech32.fromWords(words)
    // Accounts of keys have 20 bytes, those of modules and contracts 32.
    if (length === 20 || length === 32) return prefix
  } catch {
    // The text below says it.
  }
  throw new SdkError(sdkCode.invalidAddress, `decoding bech32 failed: ${JSON.stringify(address)}`)
}
