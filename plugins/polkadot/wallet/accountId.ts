import { bytesOfHex, concatBytes } from "./bytes.ts"

const checksumContext = new TextEncoder().encode("SS58PRE")

async function checksum(prefixed: Uint8Array): Promise<Uint8Array> {
  const { blake2b } = await import("@noble/hashes/blake2.js")
  return blake2b(concatBytes(checksumContext, prefixed)).slice(0, 2)
}

/**
 * The account behind an address, whatever its prefix: 32 bytes, or 20 for an address of an Ethereum-like chain. Takes SS58, and
 * the bytes themselves in hexadecimal, as the wallets do.
 *
 * Fails with the texts of the polkadot-js extension: nothing, no base58, a length or a checksum that is wrong.
 */
export async function accountIdOf(address: string): Promise<Uint8Array> {
  if (address === "") throw new Error("Invalid empty address passed")
  if (/^0x(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(address)) return bytesOfHex(address)
  const fail = (problem: string) => new Error(`Decoding ${address.slice(0, 200)}: ${problem}`)
  // No address of the format is longer; base58 takes a time that grows with the square of its length.
  if (address.length > 60) throw fail("Invalid decoded address length")
  const { base58 } = await import("@scure/base")
  let decoded: Uint8Array
  try {
    decoded = base58.decode(address)
  } catch {
    throw fail("Invalid base58 character")
  }
  const prefixLength = (decoded[0] ?? 0) & 0b0100_0000 ? 2 : 1
  if (decoded.length !== prefixLength + 34) throw fail("Invalid decoded address length")
  const body = decoded.subarray(0, -2)
  const [first, second] = await checksum(body)
  if (first !== decoded.at(-2) || second !== decoded.at(-1)) throw fail("Invalid decoded address checksum")
  return body.slice(prefixLength)
}

/** Writes an account of 32 bytes as SS58. `prefix` is below 16,384. */
export async function ss58(account: Uint8Array, prefix: number): Promise<string> {
  const { base58 } = await import("@scure/base")
  const head =
    prefix < 64
      ? [prefix]
      : [((prefix & 0b1111_1100) >> 2) | 0b0100_0000, (prefix >> 8) | ((prefix & 0b11) << 6)]
  const body = concatBytes(Uint8Array.from(head), account)
  return base58.encode(concatBytes(body, await checksum(body)))
}
