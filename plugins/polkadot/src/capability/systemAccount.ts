import { toHex } from "@latchkey/core/chain-kit"
import type { Codec } from "../codec.ts"

// The 128-bit xxHash of "System" and that of "Account".
const SYSTEM_ACCOUNT = "0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9"

/** The storage key of `System.Account` for an account: `Blake2_128Concat` of its 32 bytes. */
export const systemAccountKey = ({ blake2b }: Pick<Codec, "blake2b">, accountId: Uint8Array): string => {
  const id = accountId.length === 32 ? accountId : blake2b(accountId, 32)
  return `${SYSTEM_ACCOUNT}${toHex(blake2b(id, 16))}${toHex(id)}`
}

/**
 * The free balance, in base units, in what a node stores under the key; 0 where there is no account. Undefined if it is
 * not an `AccountInfo` of 80 bytes: four counters of 4 bytes each, then free, reserved, frozen and flags of 16, little-endian.
 */
export const decodeFreeBalance = (value: unknown): bigint | undefined => {
  if (value === null) return 0n
  if (typeof value !== "string" || !/^0x[0-9a-f]{160}$/i.test(value)) return undefined
  const free = value.slice(34, 66).match(/../g) ?? []
  return BigInt(`0x${free.toReversed().join("")}`)
}
