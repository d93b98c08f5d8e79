import { secp256k1 } from "@noble/curves/secp256k1.js"
import { keccak_256 } from "@noble/hashes/sha3.js"
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js"
import type { ReadContract, SignedMessage } from "./SiwxVerifier.ts"

const IS_VALID_SIGNATURE = "1626ba7e"
const MAX_SIGNATURE = 4_096

const hashOf = (message: string): Uint8Array => {
  const bytes = utf8ToBytes(message)
  return keccak_256(concatBytes(utf8ToBytes(`\u0019Ethereum Signed Message:\n${bytes.length}`), bytes))
}

/** With the capitals of EIP-55. */
const checksummed = (hex: string): string => {
  const hash = bytesToHex(keccak_256(utf8ToBytes(hex)))
  return `0x${[...hex].map((digit, index) => (Number.parseInt(hash[index]!, 16) > 7 ? digit.toUpperCase() : digit)).join("")}`
}

const signerOf = (hash: Uint8Array, signature: Uint8Array): string | undefined => {
  const last = signature[64]!
  const recovery = last >= 27 ? last - 27 : last
  if (signature.length !== 65 || recovery > 1) return undefined
  try {
    const recoverable = concatBytes(Uint8Array.of(recovery), signature.subarray(0, 64))
    const key = secp256k1.recoverPublicKey(recoverable, hash, { prehash: false })
    const point = secp256k1.Point.fromBytes(key).toBytes(false)
    return checksummed(bytesToHex(keccak_256(point.subarray(1)).subarray(-20)))
  } catch {
    return undefined
  }
}

const word = (value: number) => value.toString(16).padStart(64, "0")

/** Whether the account is a contract that says the signature is its own (EIP-1271). */
const isContracts = async (
  { data }: SignedMessage,
  hash: Uint8Array,
  signature: Uint8Array,
  readContract: ReadContract
): Promise<boolean> => {
  const hex = bytesToHex(signature)
  const padding = "0".repeat((64 - (hex.length % 64)) % 64)
  try {
    const answer = await readContract({
      chainId: data.chainId,
      to: data.accountAddress,
      data: `0x${IS_VALID_SIGNATURE}${bytesToHex(hash)}${word(64)}${word(signature.length)}${hex}${padding}`
    })
    return answer.toLowerCase() === `0x${IS_VALID_SIGNATURE}${"0".repeat(56)}`
  } catch {
    return false
  }
}

/** EIP-191 by the account's own key, or by its contract, where one can be asked. The address must have its checksum. */
export const verifyEip155 = async (signed: SignedMessage, readContract?: ReadContract): Promise<boolean> => {
  const { data, message, signature: text } = signed
  if (text.length > MAX_SIGNATURE || !/^0x(?:[\da-fA-F]{2})+$/.test(text)) return false
  if (checksummed(data.accountAddress.slice(2).toLowerCase()) !== data.accountAddress) return false
  const hash = hashOf(message)
  const signature = hexToBytes(text.slice(2))
  if (signerOf(hash, signature) === data.accountAddress) return true
  return readContract === undefined ? false : isContracts(signed, hash, signature, readContract)
}
