import { keccak_256 } from "@noble/hashes/sha3.js"
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js"
import { hexSignature } from "@latchkey/core/chain-kit"
import { recoverKey } from "./recoverKey.ts"
import type { ReadContract, SignedMessage } from "./SiwxVerifier.ts"

const IS_VALID_SIGNATURE = "1626ba7e"
// What ends a signature of an account that may not be deployed yet.
const ERC6492 = "6492".repeat(16)

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
  const key = recoverKey(hash, signature.subarray(0, 64), recovery)
  return key && checksummed(bytesToHex(keccak_256(key.whole.subarray(1)).subarray(-20)))
}

const word = (value: number) => value.toString(16).padStart(64, "0")

/** Bytes as the last argument of a call, `offset` bytes after the first. */
const lastBytes = (hex: string, offset: number): string =>
  `${word(offset)}${word(hex.length / 2)}${hex}${"0".repeat((64 - (hex.length % 64)) % 64)}`

interface ContractCall {
  readonly chainId: string
  readonly account: string
  readonly hash: Uint8Array
  /** Hex digits. */
  readonly signature: string
  readonly readContract: ReadContract
}

/** Whether the account is a contract that says the signature is its own (EIP-1271). */
const isContracts = async (call: ContractCall): Promise<boolean> => {
  const { chainId, account, hash, signature, readContract } = call
  const data = `0x${IS_VALID_SIGNATURE}${bytesToHex(hash)}${lastBytes(signature, 64)}`
  try {
    const answer: unknown = await readContract({ chainId, to: account, data })
    return String(answer).toLowerCase() === `0x${IS_VALID_SIGNATURE}${"0".repeat(56)}`
  } catch {
    return false
  }
}

const loadValidator = async (): Promise<string> => {
  // Where it is missing, bundlers warn of an import that is tried, and fail at any other.
  try {
    return (await import("viem")).erc6492SignatureValidatorByteCode
  } catch (cause) {
    throw new Error("Signatures of accounts that are not deployed yet need the package viem: install it.", {
      cause
    })
  }
}

/**
 * Whether the account will be a contract that says so (ERC-6492): the chain deploys it, asks it and forgets it again, all in
 * one call without an address, whose code is the validator of the ERC.
 */
const isFutureContracts = async (call: ContractCall): Promise<boolean> => {
  const { chainId, account, hash, signature, readContract } = call
  const owner = account.slice(2).toLowerCase().padStart(64, "0")
  const data = `${await loadValidator()}${owner}${bytesToHex(hash)}${lastBytes(signature, 96)}`
  try {
    return (await readContract({ chainId, data })) === "0x01"
  } catch {
    return false
  }
}

/**
 * EIP-191 by the account's own key, or by its contract, where one can be asked, deployed or not yet. The address must have its
 * checksum.
 *
 * Rejects where a signature of ERC-6492 is given and `viem` is not installed.
 */
export const verifyEip155 = async (signed: SignedMessage, readContract?: ReadContract): Promise<boolean> => {
  const { data, message, signature: text } = signed
  if (hexSignature(text) === undefined) return false
  if (checksummed(data.accountAddress.slice(2).toLowerCase()) !== data.accountAddress) return false
  const hash = hashOf(message)
  const signature = text.slice(2).toLowerCase()
  if (signerOf(hash, hexToBytes(signature)) === data.accountAddress) return true
  if (readContract === undefined) return false
  const call = { chainId: data.chainId, account: data.accountAddress, hash, signature, readContract }
  return signature.endsWith(ERC6492) ? isFutureContracts(call) : isContracts(call)
}
