import type { SolanaTestAccount } from "./SolanaTestAccount.ts"

/**
 * Signs bytes by Ed25519: 64 bytes. The curve library loads with the first signature.
 *
 * Fails: `RangeError` when the account's key is not the one of its address.
 */
export async function signWith(account: SolanaTestAccount, bytes: Uint8Array): Promise<Uint8Array> {
  const [{ ed25519 }, { base58, hex }] = await Promise.all([
    import("@noble/curves/ed25519.js"),
    import("@scure/base")
  ])
  const key = hex.decode(account.privateKey)
  const owner = base58.encode(ed25519.getPublicKey(key))
  if (owner !== account.address) {
    throw new RangeError(`The private key given for ${account.address} is the one of ${owner}`)
  }
  return ed25519.sign(bytes, key)
}
