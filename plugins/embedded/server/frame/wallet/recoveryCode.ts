import { randomBytes, type Bytes } from "../vault/bytes.ts"

// Crockford's: without I, L, O and U, which are read as other signs or make words.
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const BYTES = 15
const LENGTH = 24
const GROUP = 4

/** The half of the wallet's key that its owner keeps: 120 random bits. */
export const newOwnerShare = (): Bytes => randomBytes(BYTES)

/** The code that an owner writes down: six groups of four signs. */
export const recoveryCode = (share: Uint8Array): string => {
  let bits = 0n
  for (const byte of share) bits = (bits << 8n) | BigInt(byte)
  let code = ""
  for (let place = 0; place < LENGTH; place++) {
    if (place > 0 && place % GROUP === 0) code += "-"
    code += SIGNS[Number((bits >> BigInt(5 * (LENGTH - 1 - place))) & 31n)]
  }
  return code
}

/** Reads a code as people type it: in small letters, with other gaps, O for 0. Undefined where it cannot be one. */
export const readRecoveryCode = (text: string): Bytes | undefined => {
  const signs = text
    .toUpperCase()
    .replaceAll(/[\s\-–—_.]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1")
  if (signs.length !== LENGTH) return undefined
  let bits = 0n
  for (const sign of signs) {
    const value = SIGNS.indexOf(sign)
    if (value < 0) return undefined
    bits = (bits << 5n) | BigInt(value)
  }
  const share = new Uint8Array(BYTES)
  for (let place = BYTES - 1; place >= 0; place--) {
    share[place] = Number(bits & 255n)
    bits >>= 8n
  }
  return share
}
