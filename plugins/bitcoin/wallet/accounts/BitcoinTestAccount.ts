/** A key whose private half is public knowledge, and the address that it stands behind. Never send it anything of value. */
export interface BitcoinKey {
  readonly address: string
  /** 33 bytes in hexadecimal: the key itself, for taproot before the tweak. */
  readonly publicKey: string
  /** 32 bytes in hexadecimal. */
  readonly privateKey: string
  /** Where it lies below the phrase, such as `m/84'/0'/0'/0/0`. */
  readonly path: string
}

/** What an account has on one kind of network. */
export interface BitcoinKeys {
  /** Native segwit (p2wpkh). */
  readonly payment: BitcoinKey
  /** Segwit inside a script hash (p2sh-p2wpkh), for payments too. */
  readonly nested: BitcoinKey
  /** Taproot (p2tr), for ordinals. */
  readonly ordinals: BitcoinKey
}

/** An account of a Bitcoin wallet. Testnet and Signet share their keys, as in the wallets that people use. */
export interface BitcoinTestAccount {
  readonly mainnet: BitcoinKeys
  readonly testnet: BitcoinKeys
}

/**
 * Makes a test account in which one private key stands behind every address.
 *
 * @param privateKey 32 bytes in hexadecimal
 *
 * Fails: rejects with the library's error when the key is not 32 bytes or is out of the curve's range.
 */
export async function bitcoinTestAccountFrom(privateKey: string): Promise<BitcoinTestAccount> {
  const { NETWORK, TEST_NETWORK, p2sh, p2tr, p2wpkh } = await import("@scure/btc-signer")
  const { pubECDSA } = await import("@scure/btc-signer/utils.js")
  const { hex } = await import("@scure/base")
  const bytes = pubECDSA(hex.decode(privateKey))
  const publicKey = hex.encode(bytes)
  const keysOn = (prefixes: typeof NETWORK): BitcoinKeys => {
    const segwit = p2wpkh(bytes, prefixes)
    const key = (address: string | undefined) => ({ address: address!, publicKey, privateKey, path: "m" })
    return {
      payment: key(segwit.address),
      nested: key(p2sh(segwit, prefixes).address),
      ordinals: key(p2tr(bytes.subarray(1), undefined, prefixes).address)
    }
  }
  return { mainnet: keysOn(NETWORK), testnet: keysOn(TEST_NETWORK) }
}
