import type { Address, Hex } from "viem"
import { isAddress } from "viem/utils"
import { boolean, isRecord, record, refuse, type Decode } from "./Decode.ts"

/** Bytes: `0x` and an even number of digits, any number of bytes. */
export const bytes: Decode<Hex> = (value, at) =>
  typeof value === "string" && /^0x(?:[0-9a-f]{2})*$/i.test(value)
    ? (value as Hex)
    : refuse(at, "bytes in hexadecimal with 0x", value)

/** Exactly `size` bytes. */
export const bytesOf =
  (size: number): Decode<Hex> =>
  (value, at) =>
    bytes(value, at).length === 2 + size * 2
      ? (value as Hex)
      : refuse(at, `${size} bytes in hexadecimal`, value)

/** An EIP-1474 quantity: `0x`, no leading zeros, at most 256 bits. */
export const quantity: Decode<bigint> = (value, at) =>
  typeof value === "string" && /^0x(?:0|[1-9a-f][0-9a-f]{0,63})$/i.test(value)
    ? BigInt(value)
    : refuse(at, 'a quantity in hexadecimal such as "0x0" or "0x1f"', value)

/** A chain id as EIP-155, EIP-3085 and EIP-3326 write it: a positive quantity that a JavaScript number holds exactly. */
export const chainId: Decode<number> = (value, at) => {
  const id = quantity(value, at)
  return id > 0n && id <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(id) : refuse(at, "a chain id", value)
}

/** An address; one with mixed case must carry the right EIP-55 checksum. */
export const address: Decode<Address> = (value, at) =>
  typeof value === "string" && isAddress(value)
    ? value
    : refuse(at, "an address of 20 bytes, with the right checksum if its case is mixed", value)

const isBlockName = (value: unknown) =>
  typeof value === "string" && /^(?:latest|earliest|pending|safe|finalized)$/.test(value)

/** A block by its number, a quantity of at most 64 bits, or by one of the names. */
export const block: Decode<unknown> = (value, at) =>
  isBlockName(value) || quantity(value, at) < 2n ** 64n ? value : refuse(at, "a block number", value)

const byHash = record({ blockHash: bytesOf(32) }, { requireCanonical: boolean })
const byNumber = record({ blockNumber: block })

/** A block as methods that read state name it: as {@link block}, or by an object of EIP-1898. */
export const stateBlock: Decode<unknown> = (value, at) => {
  if (!isRecord(value)) return block(value, at)
  return "blockHash" in value ? byHash(value, at) : byNumber(value, at)
}

/** Whether two addresses name the same account, whatever their case. */
export const sameAddress = (left: string, right: string): boolean =>
  left.toLowerCase() === right.toLowerCase()
