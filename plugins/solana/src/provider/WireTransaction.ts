import { toBase58 } from "@latchkey/core/chain-kit"

/** The most bytes that a transaction may have (version 1; the older formats allow 1,232). */
export const MAX_TRANSACTION = 4_096

const SIGNATURE = 64
const ADDRESS = 32
const VERSIONED = 0x80
const VERSION_1 = 0x81

/** A transaction as it goes over the wire, taken apart as far as signatures need it. */
export interface WireTransaction {
  /** What is signed. */
  readonly message: Uint8Array
  /** Addresses of those who have to sign, the payer of the fee first. */
  readonly signers: ReadonlyArray<string>
  /** Their signatures in the same order, 64 bytes each, zeros where one is missing. */
  readonly signatures: ReadonlyArray<Uint8Array>
}

const parts = (bytes: Uint8Array, start: number, size: number, count: number) =>
  Array.from({ length: count }, (_, index) => bytes.slice(start + index * size, start + (index + 1) * size))

/** Who has to sign a message of version 0, 1 or none; undefined if it is another. */
export const readSigners = (message: Uint8Array): ReadonlyArray<string> | undefined => {
  const first = message[0] ?? 0
  if (first > VERSION_1) return undefined
  const header = first < VERSIONED ? 0 : 1
  const required = message[header] ?? 0
  // The number of addresses is one byte right before them: more than one holds do not fit into a transaction. In
  // version 1 they come after a header of 3 bytes, a mask of 4, a blockhash of 32 and the number of instructions.
  const start = first === VERSION_1 ? 42 : header + 4
  const count = message[start - 1] ?? 0
  return required === 0 || required > count || start + count * ADDRESS > message.length
    ? undefined
    : parts(message, start, ADDRESS, required).map(toBase58)
}

/** Takes a transaction apart; undefined when the bytes are none of a known format. Never throws. */
export const readTransaction = (bytes: Uint8Array): WireTransaction | undefined => {
  // Signatures come behind a message of version 1, and with their number before the others.
  const isLast = bytes[0] === VERSION_1
  const count = bytes[isLast ? 1 : 0] ?? 0
  const size = count * SIGNATURE
  const message = isLast ? bytes.slice(0, Math.max(0, bytes.length - size)) : bytes.slice(1 + size)
  const signers = readSigners(message)
  return signers?.length !== count || (message[0] === VERSION_1) !== isLast || bytes.length > MAX_TRANSACTION
    ? undefined
    : { message, signers, signatures: parts(bytes, isLast ? message.length : 1, SIGNATURE, count) }
}

/** Puts a transaction together. */
export const writeTransaction = ({ message, signatures }: WireTransaction): Uint8Array => {
  const signed = signatures.flatMap((signature) => [...signature])
  return Uint8Array.from(
    message[0] === VERSION_1 ? [...message, ...signed] : [signatures.length, ...signed, ...message]
  )
}

/** The signature of an address under a transaction, base58; undefined when there is none. */
export const signatureOf = (
  { signers, signatures }: WireTransaction,
  address: string
): string | undefined => {
  const signature = signatures[signers.indexOf(address)]
  return signature?.some((byte) => byte !== 0) === true ? toBase58(signature) : undefined
}
