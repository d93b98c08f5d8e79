import { parseAddress } from "../Address.ts"
import { bytesAt, digitsOf, textOf } from "../provider/answerText.ts"
import type { EnsName } from "./ensName.ts"

const WORD = 64
/** The type of coin that Ethereum itself has in ENS. */
const ETHEREUM = 60

const word = (value: number | bigint) => value.toString(16).padStart(WORD, "0")
/** `bytes` in the tail of a call: the length, and the bytes up to a full word. */
const tail = (hex: string) => word(hex.length / 2) + hex.padEnd(Math.ceil(hex.length / WORD) * WORD, "0")

/** "avatar" in UTF-8. */
const AVATAR = "617661746172"

/** What a resolver is asked for. */
export const records = {
  /** `addr(node)`: the address on Ethereum. */
  address: ({ node }: EnsName): string => `3b3b57de${node}`,
  /** `addr(node, coinType)`: the address on the network of a chain id (ENSIP-11). */
  addressOn: ({ node }: EnsName, chainId: number): string =>
    `f1cb7e06${node}${word(0x8000_0000n | BigInt(chainId))}`,
  /** `text(node, "avatar")`. */
  avatar: ({ node }: EnsName): string => `59d1d43c${node}${word(64)}${tail(AVATAR)}`
} as const

/** `resolve(name, record)` of the universal resolver (ENSIP-23). */
export const encodeResolve = ({ dns }: EnsName, record: string): string => {
  const name = tail(dns)
  return `0x9061b923${word(64)}${word(64 + name.length / 2)}${name}${tail(record)}`
}

/** `reverse(address, 60)` of the universal resolver: what an address is called on Ethereum. */
export const encodeReverse = (address: string): string =>
  `0x5d78a217${word(64)}${word(ETHEREUM)}${tail(address.slice(2).toLowerCase())}`

/** What a resolver answered to a record, as digits: empty for none, undefined for what is no answer of `resolve`. */
export const decodeResolve = (answer: unknown): string | undefined => {
  const digits = digitsOf(answer)
  return digits === undefined ? undefined : bytesAt(digits, 0)
}

/** The name in an answer of `reverse`: empty for none, undefined for what is no answer of it. */
export const decodeReverse = (answer: unknown): string | undefined => {
  const digits = digitsOf(answer)
  return digits === undefined ? undefined : textOf(bytesAt(digits, 0))
}

/** 20 bytes as an address: `none` where there are none or all are zero; undefined for any other length. */
const addressOf = (digits: string): string | undefined =>
  /^0*$/.test(digits) ? "none" : parseAddress(digits)

/** The answer to `records.address`, canonical; `none` where the name has no address, undefined for what is no answer. */
export const decodeAddress = (digits: string): string | undefined =>
  digits === ""
    ? "none"
    : digits.length === WORD && digits.startsWith("0".repeat(24))
      ? addressOf(digits.slice(24))
      : undefined

/** The answer to `records.addressOn`, likewise. */
export const decodeAddressOn = (digits: string): string | undefined => {
  const bytes = digits === "" ? "" : bytesAt(digits, 0)
  return bytes === undefined ? undefined : addressOf(bytes)
}

/** The answer to `records.avatar`: empty where there is none, undefined for what is no answer. */
export const decodeAvatar = (digits: string): string | undefined =>
  digits === "" ? "" : textOf(bytesAt(digits, 0))
