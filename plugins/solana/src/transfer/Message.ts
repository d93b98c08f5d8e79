import { attempt, toBase58 } from "@latchkey/core/chain-kit"
import { addressBytes } from "../Address.ts"
import { messageReader } from "./messageReader.ts"

/** A call of a program in a message. */
export interface Instruction {
  readonly program: string
  readonly accounts: ReadonlyArray<string>
  /** Which of the accounts the call may change, by their place. */
  readonly writable: ReadonlyArray<number>
  readonly data: Uint8Array
}

/** What the payer of the fee signs, alone. Addresses are canonical. */
export interface Message {
  readonly payer: string
  /** 32 bytes. */
  readonly blockhash: Uint8Array
  readonly instructions: ReadonlyArray<Instruction>
}

const HEADER = 3
const ADDRESS = 32
const VERSION_0 = 0x80

const bytesOf = (address: string): ReadonlyArray<number> => [...addressBytes(address)!]

// Lengths of up to 127 are one byte, longer ones up to three, the low seven bits first.
const sized = (list: ReadonlyArray<number>, length = list.length): ReadonlyArray<number> =>
  length < 128
    ? [length, ...list]
    : [
        (length & 127) | 128,
        ...(length < 16_384 ? [length >> 7] : [((length >> 7) & 127) | 128, length >> 14]),
        ...list
      ]

/** The bytes of a message in the format without a version, which all wallets and nodes know. */
export const encodeMessage = ({ payer, blockhash, instructions }: Message): Uint8Array => {
  const writable = new Set([
    payer,
    ...instructions.flatMap(({ accounts, writable }) => writable.map((place) => accounts[place]!))
  ])
  const readonly = new Set(
    instructions
      .flatMap(({ accounts, program }) => [...accounts, program])
      .filter((address) => !writable.has(address))
  )
  const keys = [...writable, ...readonly]
  const calls = instructions.flatMap(({ program, accounts, data }) => [
    keys.indexOf(program),
    ...sized(accounts.map((address) => keys.indexOf(address))),
    ...sized([...data])
  ])
  return Uint8Array.from([
    ...[1, 0, readonly.size],
    ...sized(keys.flatMap(bytesOf), keys.length),
    ...blockhash,
    ...sized(calls, instructions.length)
  ])
}

/**
 * Reads a message of version 0 or none that the payer alone signs and that names all of its accounts itself; undefined for
 * any other bytes. Never throws.
 */
export const decodeMessage = (bytes: Uint8Array): Message | undefined =>
  attempt(() => {
    const isVersioned = bytes[0] === VERSION_0
    const { take, byte, length, at } = messageReader(bytes, isVersioned ? 1 : 0)
    const [signers, readonlySigners, readonlyOthers] = take(HEADER)
    const keys = Array.from({ length: length() }, () => toBase58(take(ADDRESS)))
    const blockhash = take(ADDRESS)
    const key = (index: number): string => {
      if (index >= keys.length) throw new RangeError("There is no such account.")
      return keys[index]!
    }
    const isWritable = (address: string) => keys.indexOf(address) < keys.length - readonlyOthers!
    const instructions = Array.from({ length: length() }, (): Instruction => {
      const program = key(byte())
      const accounts = [...take(length())].map(key)
      const writable = accounts.flatMap((address, place) => (isWritable(address) ? [place] : []))
      return { program, accounts, writable, data: take(length()) }
    })
    const usesNoTable = !isVersioned || length() === 0
    return signers === 1 &&
      readonlySigners === 0 &&
      new Set(keys).size === keys.length &&
      usesNoTable &&
      at() === bytes.length
      ? { payer: key(0), blockhash, instructions }
      : undefined
  })
