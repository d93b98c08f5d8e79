import { createByteReader, type ByteReader } from "./ByteReader.ts"

/** The forms of transactions that wallets know. */
export type SolanaTransactionVersion = "legacy" | 0

export interface SolanaInstruction {
  /** Place of the program in `keys`. */
  readonly program: number
  /** Places of the accounts, beyond `keys` for those of lookup tables. */
  readonly accounts: Uint8Array
  readonly data: Uint8Array
}

/** The signed part of a transaction. */
export interface SolanaMessage {
  readonly version: SolanaTransactionVersion
  /** How many of `keys`, counted from the first, have to sign. */
  readonly signers: number
  /** 32 bytes each; the first pays the fee. */
  readonly keys: readonly Uint8Array[]
  readonly blockhash: Uint8Array
  readonly instructions: readonly SolanaInstruction[]
  /** How many accounts come from lookup tables. */
  readonly loaded: number
}

/** A transaction as it travels. */
export interface SolanaTransaction {
  /** 64 bytes each; zeros where one is missing. */
  readonly signatures: readonly Uint8Array[]
  /** The bytes that are signed. */
  readonly messageBytes: Uint8Array
  readonly message: SolanaMessage
}

/** The most that fits one packet of the network. */
const longest = 1232
const versionFlag = 0x80

/** Reads a transaction to its last byte. Fails with `RangeError` for malformed bytes. */
export function readTransaction(bytes: Uint8Array): SolanaTransaction {
  if (bytes.length > longest) throw new RangeError(`A transaction has at most ${longest} bytes`)
  const reader = createByteReader(bytes)
  const signatures = list(reader, () => reader.bytes(64))
  const messageBytes = bytes.slice(reader.offset())
  const message = readMessage(messageBytes)
  if (signatures.length !== message.signers) {
    throw new RangeError(`${signatures.length} signatures for ${message.signers} signers`)
  }
  return { signatures, messageBytes, message }
}

/** Reads the signed part to its last byte. Fails with `RangeError` for malformed bytes. */
export function readMessage(bytes: Uint8Array): SolanaMessage {
  const reader = createByteReader(bytes)
  const first = reader.byte()
  const version = (first & versionFlag) === 0 ? "legacy" : first & ~versionFlag
  if (version !== "legacy" && version !== 0) throw new RangeError(`Transaction version ${version}`)
  const signers = version === "legacy" ? first : reader.byte()
  const [readonlySigners, readonlyOthers] = [reader.byte(), reader.byte()]
  const keys = list(reader, () => reader.bytes(32))
  const blockhash = reader.bytes(32)
  const instructions = list(reader, () => ({
    program: reader.byte(),
    accounts: reader.bytes(reader.length()),
    data: reader.bytes(reader.length())
  }))
  const loaded = version === 0 ? sum(list(reader, () => readLookup(reader))) : 0
  if (reader.left() > 0) throw new RangeError(`${reader.left()} bytes too many`)
  if (readonlySigners >= signers || signers + readonlyOthers > keys.length) {
    throw new RangeError("The header does not fit the accounts")
  }
  const total = keys.length + loaded
  const astray = instructions.some(
    ({ program, accounts }) => program >= total || accounts.some((place) => place >= total)
  )
  if (astray) throw new RangeError("An instruction names an account that is not there")
  return { version, signers, keys, blockhash, instructions, loaded }
}

function readLookup(reader: ByteReader): number {
  reader.bytes(32)
  return reader.bytes(reader.length()).length + reader.bytes(reader.length()).length
}

const list = <A>(reader: ByteReader, item: () => A): A[] =>
  Array.from({ length: reader.length() }, () => item())
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** Writes a transaction with a signature at a signer's place. */
export function withSignature(
  transaction: SolanaTransaction,
  place: number,
  signature: Uint8Array
): SolanaTransaction {
  return { ...transaction, signatures: transaction.signatures.with(place, signature) }
}

/** The bytes of a transaction. Its length of signatures takes one byte, as it has fewer than 128. */
export function writeTransaction({ signatures, messageBytes }: SolanaTransaction): Uint8Array {
  const parts = [Uint8Array.of(signatures.length), ...signatures, messageBytes]
  const bytes = new Uint8Array(sum(parts.map((part) => part.length)))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

export const sameBytes = (left: Uint8Array, right: Uint8Array): boolean =>
  left.length === right.length && left.every((byte, index) => byte === right[index])
