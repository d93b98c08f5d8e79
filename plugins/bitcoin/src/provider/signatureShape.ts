import { fromBase64, fromHex, toBase64 } from "@latchkey/core/chain-kit"
import type { MessageProtocol } from "../wire/WalletWire.ts"

const MAX_SIGNATURE = 20_000
const SEGWIT_MARKER = [0, 1]

/** A signature of a message as it is handed on: in base64. */
export interface MessageSignature {
  readonly protocol: MessageProtocol
  readonly text: string
}

/** The items of a serialised witness, or undefined if the bytes are not one: each with its length before it, and nothing after. */
const witnessOf = (bytes: Uint8Array): ReadonlyArray<Uint8Array> | undefined => {
  let at = 0
  const readLength = () => {
    const first = bytes[at++] ?? 0
    if (first < 0xfd) return first
    // Longer than two bytes say, none is.
    const length = (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0)
    at += 2
    return first === 0xfd ? length : Number.POSITIVE_INFINITY
  }
  const count = readLength()
  if (count === 0 || count > bytes.length) return undefined
  const items: Array<Uint8Array> = []
  for (let index = 0; index < count; index++) {
    const length = readLength()
    if (at + length > bytes.length) return undefined
    items.push(bytes.subarray(at, at + length))
    at += length
  }
  return at === bytes.length ? items : undefined
}

/** Whether a witness could spend from an address of that kind: BIP 141, BIP 341. */
const spends = (kind: string, items: ReadonlyArray<Uint8Array>): boolean => {
  const [first, second] = items
  if (kind === "p2tr") return items.length > 1 || first?.length === 64 || first?.length === 65
  if (kind === "p2wpkh")
    return items.length === 2 && first!.length >= 9 && first!.length <= 73 && second?.length === 33
  return true
}

/**
 * What a wallet signed for an address of a kind, or undefined if it is no signature: base64, or hexadecimal digits, which become
 * base64. 65 bytes with a header of BIP 137 are ECDSA's; BIP 322 has a witness, or a transaction with one.
 */
export const readSignature = (answer: unknown, kind: string): MessageSignature | undefined => {
  const hex = answer === "" ? undefined : fromHex(answer, MAX_SIGNATURE)
  const bytes = hex ?? fromBase64(answer, MAX_SIGNATURE)
  if (bytes === undefined) return undefined
  const text = hex === undefined ? (answer as string) : toBase64(hex)
  const [header = 0] = bytes
  if (bytes.length === 65 && header >= 27 && header <= 42) return { protocol: "ecdsa", text }
  const witness = witnessOf(bytes)
  const isTransaction = bytes.length > 65 && SEGWIT_MARKER.every((byte, index) => bytes[4 + index] === byte)
  return isTransaction || (witness !== undefined && spends(kind, witness))
    ? { protocol: "bip322", text }
    : undefined
}
