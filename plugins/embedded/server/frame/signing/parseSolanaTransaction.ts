import { base58 } from "@scure/base"
import { refuse } from "./refuse.ts"

/** An instruction of a transaction. Accounts that come from a lookup table are undefined: only the chain knows them. */
export interface SolanaInstruction {
  readonly program: string | undefined
  readonly accounts: ReadonlyArray<string | undefined>
  readonly data: Uint8Array
}

/** A transaction as it is signed. */
export interface SolanaTransaction {
  readonly signatures: ReadonlyArray<Uint8Array>
  /** The bytes that are signed. */
  readonly message: Uint8Array
  /** Who has to sign, in the order of the signatures; the first pays. */
  readonly signers: ReadonlyArray<string>
  /** Base58 of a block that its network has, or of a number that is used up with it. */
  readonly blockhash: string
  readonly instructions: ReadonlyArray<SolanaInstruction>
}

const malformed = () => refuse("The transaction is malformed")

/** Reads a transaction, legacy or of version 0. Fails: refuses malformed bytes, and bytes left over. */
export const parseSolanaTransaction = (bytes: Uint8Array): SolanaTransaction => {
  let at = 0
  const take = (count: number): Uint8Array => {
    if (at + count > bytes.length) return malformed()
    at += count
    return bytes.subarray(at - count, at)
  }
  const byte = () => take(1)[0]!
  const count = (): number => {
    let value = 0
    for (let shift = 0; shift < 21; shift += 7) {
      const part = byte()
      value |= (part & 127) << shift
      if (part < 128) return value
    }
    return malformed()
  }
  const many = <T>(read: () => T): ReadonlyArray<T> => Array.from({ length: count() }, read)

  const signatures = many(() => take(64))
  const start = at
  const isVersioned = (bytes[at] ?? 0) >= 128
  if (isVersioned && byte() !== 128) return malformed()
  const required = byte()
  take(2)
  const keys = many(() => base58.encode(take(32)))
  const blockhash = base58.encode(take(32))
  const instructions = many(() => ({
    program: keys[byte()],
    accounts: many(() => keys[byte()]),
    data: take(count())
  }))
  if (isVersioned)
    many(() => {
      take(32)
      many(byte)
      many(byte)
    })
  if (at !== bytes.length || required > keys.length || required !== signatures.length) return malformed()
  return {
    signatures,
    message: bytes.subarray(start),
    signers: keys.slice(0, required),
    blockhash,
    instructions
  }
}
