import { isSameBytes } from "@latchkey/core/chain-kit"
import { schnorr, secp256k1 } from "@noble/curves/secp256k1.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js"
import { scriptOf, type BitcoinAddress } from "./bitcoinAddress.ts"
import { hash160 } from "./hash160.ts"

const SIGHASH_ALL = 1
const SIGHASH_DEFAULT = 0
const zeros = (length: number) => new Uint8Array(length)
const twice = (bytes: Uint8Array) => sha256(sha256(bytes))
const sized = (bytes: Uint8Array) => concatBytes(Uint8Array.of(bytes.length), bytes)

/** The one output of the transaction that is signed: nothing, to nobody. */
const OUTPUT = concatBytes(zeros(8), sized(Uint8Array.of(0x6a)))

/** The first output of the transaction that holds the message, as an input names it. */
const outpointOf = (message: string, script: Uint8Array): Uint8Array => {
  const hash = schnorr.utils.taggedHash("BIP0322-signed-message", utf8ToBytes(message))
  const toSpend = concatBytes(
    zeros(4),
    Uint8Array.of(1),
    zeros(32),
    Uint8Array.of(0xff, 0xff, 0xff, 0xff),
    sized(concatBytes(Uint8Array.of(0x00, 0x20), hash)),
    zeros(4),
    Uint8Array.of(1),
    zeros(8),
    sized(script),
    zeros(4)
  )
  return concatBytes(twice(toSpend), zeros(4))
}

/** What a key signs of a segwit input of version 0 (BIP-143). */
const hashOfKeyHash = (outpoint: Uint8Array, program: Uint8Array): Uint8Array =>
  twice(
    concatBytes(
      zeros(4),
      twice(outpoint),
      twice(zeros(4)),
      outpoint,
      sized(scriptOf("p2pkh", program)),
      zeros(8),
      zeros(4),
      twice(OUTPUT),
      zeros(4),
      Uint8Array.of(SIGHASH_ALL, 0, 0, 0)
    )
  )

/** What a key signs of a taproot input (BIP-341). */
const hashOfTaproot = (outpoint: Uint8Array, script: Uint8Array, kind: number): Uint8Array =>
  schnorr.utils.taggedHash(
    "TapSighash",
    concatBytes(
      Uint8Array.of(0, kind),
      zeros(8),
      sha256(outpoint),
      sha256(zeros(8)),
      sha256(sized(script)),
      sha256(zeros(4)),
      sha256(OUTPUT),
      zeros(5)
    )
  )

/** The items of a witness: at most two, of less than 253 bytes each. Undefined if the bytes are not exactly that. */
const readWitness = (bytes: Uint8Array): ReadonlyArray<Uint8Array> | undefined => {
  const count = bytes[0] ?? 0
  const items: Array<Uint8Array> = []
  let place = 1
  while (items.length < count && items.length < 2) {
    const length = bytes[place] ?? 0xff
    if (length > 252 || place + length >= bytes.length) return undefined
    items.push(bytes.subarray(place + 1, place + 1 + length))
    place += 1 + length
  }
  return items.length === count && place === bytes.length ? items : undefined
}

const isKeyHash = (
  outpoint: Uint8Array,
  { kind, program }: BitcoinAddress,
  [signature, key]: ReadonlyArray<Uint8Array>
): boolean => {
  if (signature?.at(-1) !== SIGHASH_ALL || key?.length !== 33) return false
  const keyHash = hash160(key)
  const owned = kind === "p2wpkh" ? keyHash : hash160(scriptOf("p2wpkh", keyHash))
  return (
    isSameBytes(owned, program) &&
    secp256k1.verify(signature.subarray(0, -1), hashOfKeyHash(outpoint, keyHash), key, {
      prehash: false,
      format: "der",
      lowS: true
    })
  )
}

const isTaproot = (
  outpoint: Uint8Array,
  { program, script }: BitcoinAddress,
  [signature]: ReadonlyArray<Uint8Array>
): boolean => {
  if (signature === undefined) return false
  const kind = signature.length === 65 ? signature[64]! : SIGHASH_DEFAULT
  const isWhole = signature.length === 64 || (signature.length === 65 && kind === SIGHASH_ALL)
  return isWhole && schnorr.verify(signature.subarray(0, 64), hashOfTaproot(outpoint, script, kind), program)
}

/**
 * Whether bytes are a signature of an address under a message by BIP-322, form "simple": the witness that would spend the
 * message. For addresses of one key: P2WPKH, the same inside P2SH, and P2TR by its key. Never throws.
 */
export const isBip322 = (message: string, address: BitcoinAddress, signature: Uint8Array): boolean => {
  const witness = readWitness(signature)
  if (witness === undefined || address.kind === "p2pkh") return false
  const outpoint = outpointOf(message, address.script)
  try {
    return address.kind === "p2tr"
      ? witness.length === 1 && isTaproot(outpoint, address, witness)
      : witness.length === 2 && isKeyHash(outpoint, address, witness)
  } catch {
    return false
  }
}
