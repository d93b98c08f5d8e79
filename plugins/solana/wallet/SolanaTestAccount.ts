/** A Solana account whose private key is public knowledge. Never send anything of value to one. */
export interface SolanaTestAccount {
  /** Base58. */
  readonly address: string
  /** 32 bytes in hexadecimal, without 0x. */
  readonly publicKey: string
  /** The seed of the key: 32 bytes in hexadecimal, without 0x. */
  readonly privateKey: string
}

/**
 * Makes a test account from the seed of its key, 32 bytes in hexadecimal.
 *
 * Fails: rejects with `RangeError` when it is anything else.
 */
export async function solanaTestAccountFrom(privateKey: string): Promise<SolanaTestAccount> {
  if (!/^[0-9a-f]{64}$/i.test(privateKey)) throw new RangeError("A key is 32 bytes in hexadecimal")
  const [{ ed25519 }, { base58, hex }] = await Promise.all([
    import("@noble/curves/ed25519.js"),
    import("@scure/base")
  ])
  const publicKey = ed25519.getPublicKey(hex.decode(privateKey.toLowerCase()))
  return { address: base58.encode(publicKey), publicKey: hex.encode(publicKey), privateKey }
}
