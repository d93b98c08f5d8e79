import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"

/** `bytes` random bytes as hexadecimal digits. */
export const randomHex = (bytes: number): string => bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)))

/** Whether two texts are the same, in a time that does not tell where they differ. */
export const isSameSecret = (a: string, b: string): boolean => {
  let difference = a.length ^ b.length
  for (let index = 0; index < a.length; index++) {
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index % Math.max(b.length, 1))
  }
  return difference === 0
}

/** The SHA-256 of a text as hexadecimal digits: what a store knows of a secret. */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))
