import type { RpcReader, NodeReadError } from "@latchkey/core/chain-kit/effect"
import { fromBase64, readField, toBase58 } from "@latchkey/core/chain-kit"
import type * as Effect from "effect/Effect"
import { parseAddress } from "../Address.ts"
import { programs, tokenPrograms } from "./programs.ts"
import { CONFIRMED, decodeCount } from "./readChain.ts"

/** An account as the chain has it. */
export interface ChainAccount {
  readonly lamports: bigint
  /** The program that may change it. */
  readonly program: string
  readonly isExecutable: boolean
  /** At most 16 KiB of it. */
  readonly data: Uint8Array
  /** The size of all of its data, in bytes. */
  readonly size: bigint
}

const MOST_DATA = 16 * 1024

/** Reads an account as base64; "none" for one that does not exist, undefined for what is no answer. */
export const decodeAccount = (answer: unknown): ChainAccount | "none" | undefined => {
  if (answer === null) return "none"
  const lamports = decodeCount(readField(answer, "lamports"))
  const program = readField(answer, "owner")
  const isExecutable = readField(answer, "executable")
  const encoded = readField(answer, "data")
  const data =
    Array.isArray(encoded) && encoded[1] === "base64" ? fromBase64(encoded[0], MOST_DATA * 2) : undefined
  return lamports === undefined ||
    data === undefined ||
    typeof isExecutable !== "boolean" ||
    typeof program !== "string" ||
    parseAddress(program) === undefined
    ? undefined
    : {
        lamports,
        program,
        isExecutable,
        data,
        size: decodeCount(readField(answer, "space")) ?? BigInt(data.length)
      }
}

/** Reads accounts, in their order. */
export const readAccounts = (
  { read }: RpcReader,
  addresses: ReadonlyArray<string>
): Effect.Effect<ReadonlyArray<ChainAccount | "none">, NodeReadError> =>
  read(
    "getMultipleAccounts",
    [addresses, { ...CONFIRMED, encoding: "base64", dataSlice: { offset: 0, length: MOST_DATA } }],
    "accounts",
    (answer) => {
      const list = readField(answer, "value")
      if (!Array.isArray(list) || list.length !== addresses.length) return undefined
      const accounts = list.map(decodeAccount).filter((account) => account !== undefined)
      return accounts.length === list.length ? accounts : undefined
    }
  )

/** What an account of a token's holder says. */
export interface HeldAmount {
  readonly mint: string
  readonly owner: string
  readonly value: bigint
}

/** The size of a holder's account without extensions, in bytes. */
export const TOKEN_ACCOUNT = 165
const MINT = 82
/** Where Token-2022 says what an account is, behind what it has in common with the older program. */
const KIND = 165
const KINDS = { mint: 1, account: 2 } as const

const isKind = ({ program, data }: ChainAccount, size: number, kind: number): boolean =>
  tokenPrograms.includes(program) &&
  (data.length === size || (program === programs.token2022 && data.length > KIND && data[KIND] === kind))

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)

/** Reads a holder's account; undefined if it is not one. */
export const decodeHeldAmount = (account: ChainAccount): HeldAmount | undefined =>
  isKind(account, TOKEN_ACCOUNT, KINDS.account)
    ? {
        mint: toBase58(account.data.slice(0, 32)),
        owner: toBase58(account.data.slice(32, 64)),
        value: viewOf(account.data).getBigUint64(64, true)
      }
    : undefined

/** A token as its mint says it. */
export interface Mint {
  readonly program: string
  readonly decimals: number
  /** Why it is not sent from here: what arrives would be less, or decided by others. */
  readonly refusal?: string
}

// Extensions that change nothing about what arrives, or that the trial of the transfer tells (frozen, paused).
const HARMLESS: ReadonlyArray<number> = [0, 3, 4, 6, 12, 16, 18, 19, 20, 21, 22, 23, 24, 26]
const [TRANSFER_FEE, NOT_TRANSFERABLE, INTEREST, TRANSFER_HOOK, SCALED_AMOUNT] = [1, 9, 10, 14, 25]
const isZero = (bytes: Uint8Array) => bytes.every((byte) => byte === 0)

// The older fee, and the newer one that begins with a later epoch: first the epoch, then the most, then hundredths of a percent.
const takesFee = (data: Uint8Array): boolean =>
  data.length !== 108 ||
  [80, 98].some((at) => !isZero(data.slice(at, at + 8)) && !isZero(data.slice(at + 8, at + 10)))

const refusalOf = (type: number, data: Uint8Array): string | undefined => {
  if (type === TRANSFER_FEE)
    return takesFee(data) ? "The token takes a fee of each transfer: less would arrive." : undefined
  if (type === TRANSFER_HOOK)
    return data.length === 64 && isZero(data.slice(32))
      ? undefined
      : "A program of the token's issuer has a say in each transfer."
  if (type === NOT_TRANSFERABLE) return "The token cannot be transferred."
  if (type === INTEREST || type === SCALED_AMOUNT)
    return "Wallets show other amounts of this token than are transferred."
  return HARMLESS.includes(type) ? undefined : "The token has an extension that is not known here."
}

const refusalIn = (data: Uint8Array): string | undefined => {
  let at = KIND + 1
  while (at + 4 <= data.length) {
    const view = viewOf(data)
    const [type, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    const value = data.slice(at + 4, at + 4 + length)
    if (value.length !== length) return "The token's extensions cannot be read."
    const refusal = refusalOf(type, value)
    if (refusal !== undefined) return refusal
    at += 4 + length
  }
  return undefined
}

/** Reads a mint; undefined if the account is not a mint, is not set up, or is too large to be judged. */
export const decodeMint = (account: ChainAccount): Mint | undefined => {
  const { program, data, size } = account
  if (!isKind(account, MINT, KINDS.mint) || data[45] !== 1 || size !== BigInt(data.length)) return undefined
  const refusal = data.length === MINT ? undefined : refusalIn(data)
  return { program, decimals: data[44]!, ...(refusal === undefined ? {} : { refusal }) }
}
