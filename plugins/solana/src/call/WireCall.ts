import { attempt, toBase58 } from "@latchkey/core/chain-kit"
import { messageReader } from "../transfer/messageReader.ts"

/** A call of a program, with its accounts by their places among those of the message. */
export interface WireInstruction {
  readonly program: number
  readonly accounts: ReadonlyArray<number>
  readonly data: Uint8Array
}

/** A table on the chain, and which of its addresses a message takes from it. */
export interface Lookup {
  readonly table: string
  readonly indexes: ReadonlyArray<number>
}

/** A message that its payer alone signs, with the accounts that it takes from tables still unread. */
export interface WireCall {
  /** The accounts that it names itself, the payer first. */
  readonly keys: ReadonlyArray<string>
  /** Where its blockhash begins, in bytes. */
  readonly blockhashAt: number
  readonly instructions: ReadonlyArray<WireInstruction>
  /** Behind its own accounts come those of the tables that may be changed, then the others. */
  readonly writable: ReadonlyArray<Lookup>
  readonly readonly: ReadonlyArray<Lookup>
}

const HEADER = 3
const ADDRESS = 32
const VERSION_0 = 0x80

/** Reads a message of version 0 or none that its payer alone signs, tables and all; undefined for any other bytes. Never throws. */
export const decodeWireCall = (bytes: Uint8Array): WireCall | undefined =>
  attempt(() => {
    const isVersioned = bytes[0] === VERSION_0
    const { take, byte, length, at } = messageReader(bytes, isVersioned ? 1 : 0)
    const [signers, readonlySigners] = take(HEADER)
    const keys = Array.from({ length: length() }, () => toBase58(take(ADDRESS)))
    const blockhashAt = at()
    take(ADDRESS)
    const instructions = Array.from({ length: length() }, (): WireInstruction => ({
      program: byte(),
      accounts: [...take(length())],
      data: take(length())
    }))
    const lookups = Array.from({ length: isVersioned ? length() : 0 }, () => ({
      table: toBase58(take(ADDRESS)),
      writable: [...take(length())],
      readonly: [...take(length())]
    }))
    const count =
      keys.length +
      lookups.reduce((sum, { writable, readonly }) => sum + writable.length + readonly.length, 0)
    // Programs are named by the message itself, never by a table.
    const isWhole = instructions.every(
      ({ program, accounts }) => program < keys.length && accounts.every((account) => account < count)
    )
    return signers === 1 &&
      readonlySigners === 0 &&
      new Set(keys).size === keys.length &&
      isWhole &&
      at() === bytes.length
      ? {
          keys,
          blockhashAt,
          instructions,
          writable: lookups.map(({ table, writable }) => ({ table, indexes: writable })),
          readonly: lookups.map(({ table, readonly }) => ({ table, indexes: readonly }))
        }
      : undefined
  })
