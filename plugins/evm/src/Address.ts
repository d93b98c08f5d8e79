import type { Account } from "@latchkey/core"
import { attempt } from "@latchkey/core/chain-kit"
import { keccakPermutation } from "./keccakPermutation.ts"

const MAX_ACCOUNTS = 1_000
const HEX_ADDRESS = /^(?:0x)?([0-9a-fA-F]{40})$/

// Keccak-256 of one block, which the 40 digits always fit in. Words are the machine's own: little-endian wherever there
// is a browser.
const keccak256 = (text: string): Uint8Array => {
  const words = new Uint32Array(50)
  const bytes = new Uint8Array(words.buffer)
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index)
  bytes[text.length] = 0x01
  bytes[135] = 0x80
  keccakPermutation(words)
  return bytes
}

const checksum = (lower: string): string => {
  const hash = keccak256(lower)
  return [...lower]
    .map((digit, index) =>
      ((hash[index >> 1] ?? 0) >> (index % 2 === 0 ? 4 : 0)) & 8 ? digit.toUpperCase() : digit
    )
    .join("")
}

/**
 * The EIP-55 form of an address, or undefined when the text is not an address: 40 hex digits with optional `0x`.
 *
 * One case throughout is taken as written without a checksum; mixed case must be the right checksum. Never throws.
 */
export const parseAddress = (text: string): string | undefined => {
  const digits = HEX_ADDRESS.exec(text)?.[1]
  if (digits === undefined) return undefined
  const lower = digits.toLowerCase()
  const canonical = checksum(lower)
  return digits === canonical || digits === lower || digits === digits.toUpperCase()
    ? `0x${canonical}`
    : undefined
}

/**
 * The accounts in a wallet's answer, canonical, without repetitions; at most 1,000 entries are read and those that are
 * no address are dropped. Undefined when the answer is no list. Never throws.
 */
export const decodeAccounts = (value: unknown): ReadonlyArray<Account> | undefined =>
  attempt(() => {
    if (!Array.isArray(value)) return undefined
    const addresses = new Set<string>()
    for (let index = 0; index < Math.min(value.length, MAX_ACCOUNTS); index++) {
      const entry: unknown = value[index]
      // The wallet speaks of its own account, so its letter case says nothing: chains of EIP-1191 have another checksum.
      const address =
        typeof entry === "string" && entry.length <= 42 ? parseAddress(entry.toLowerCase()) : undefined
      if (address !== undefined) addresses.add(address)
    }
    return [...addresses].map((address) => ({ namespace: "eip155", address, type: "eoa" }))
  })

/**
 * Whether an event's payload is worth `decodeAccounts`: a list that is empty or begins with an address. Looks at one
 * entry, so that a flood stays cheap. Never throws.
 */
export const isAccountList = (value: unknown): value is ReadonlyArray<unknown> =>
  attempt(
    () =>
      Array.isArray(value) &&
      (value.length === 0 || (typeof value[0] === "string" && HEX_ADDRESS.test(value[0])))
  ) ?? false
