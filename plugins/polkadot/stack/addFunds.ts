type Rpc = <A>(method: string, params?: readonly unknown[]) => Promise<A>

/** Adds to the free balance of an account in the state of the newest block, and makes a block upon it. */
export async function addFunds(rpc: Rpc, address: string, planck: bigint): Promise<void> {
  const key = await accountKey(address)
  const found = await rpc<string | null>("state_getStorage", [key])
  const account = found === null ? new Uint8Array(80) : Buffer.from(found.slice(2), "hex")
  await rpc("dev_setStorage", [[[key, `0x${Buffer.from(withMore(account, planck)).toString("hex")}`]]])
  await rpc("dev_newBlock", [{ count: 1 }])
}

/** The storage key of `System.Account` for an address. */
async function accountKey(address: string): Promise<string> {
  const { blake2AsHex, decodeAddress, xxhashAsHex } = await import("@polkadot/util-crypto")
  const account = decodeAddress(address)
  const parts = [xxhashAsHex("System", 128), xxhashAsHex("Account", 128), blake2AsHex(account, 128)]
  return `0x${parts.map((part) => part.slice(2)).join("")}${Buffer.from(account).toString("hex")}`
}

/**
 * `AccountInfo` is nonce, consumers, providers and sufficients of 4 bytes each, then four amounts of 16 bytes
 * each with the free one first, all little-endian. The nonce stays: an older one would let old transactions in again.
 */
function withMore(account: Uint8Array, planck: bigint): Uint8Array {
  const changed = Uint8Array.from(account)
  const view = new DataView(changed.buffer)
  view.setUint32(8, Math.max(1, view.getUint32(8, true)), true)
  const free = view.getBigUint64(16, true) + (view.getBigUint64(24, true) << 64n) + planck
  view.setBigUint64(16, BigInt.asUintN(64, free), true)
  view.setBigUint64(24, free >> 64n, true)
  return changed
}
