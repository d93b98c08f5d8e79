import { bytesOfHex, concatBytes, hexOfBytes } from "./bytes.ts"
import type { PolkadotAccount, PolkadotKeyType } from "./PolkadotAccount.ts"
import { accountIdOf, ss58 } from "./accountId.ts"

/** A key in use: what the chain knows it by, and how it signs. */
export interface KeyPair {
  readonly type: PolkadotKeyType
  /** 32 bytes, or 20 for "ethereum". */
  readonly accountId: Uint8Array
  /** 64 bytes; 65 with the recovery byte last for "ecdsa" and "ethereum". */
  sign(message: Uint8Array): Uint8Array
}

const pairs: Readonly<Record<PolkadotKeyType, (key: Uint8Array) => Promise<Omit<KeyPair, "type">>>> = {
  async sr25519(seed) {
    const { getPublicKey, secretFromSeed, sign } = await import("@scure/sr25519")
    const secret = secretFromSeed(seed)
    return { accountId: getPublicKey(secret), sign: (message) => sign(secret, message) }
  },

  async ed25519(seed) {
    const { ed25519 } = await import("@noble/curves/ed25519.js")
    return { accountId: ed25519.getPublicKey(seed), sign: (message) => ed25519.sign(message, seed) }
  },

  async ecdsa(key) {
    const [{ secp256k1 }, { blake2b }] = await Promise.all([
      import("@noble/curves/secp256k1.js"),
      import("@noble/hashes/blake2.js")
    ])
    const hash = (bytes: Uint8Array) => blake2b(bytes, { dkLen: 32 })
    return {
      accountId: hash(secp256k1.getPublicKey(key)),
      sign: (message) =>
        recoveryLast(secp256k1.sign(hash(message), key, { prehash: false, format: "recovered" }))
    }
  },

  async ethereum(key) {
    const [{ secp256k1 }, { keccak_256 }] = await Promise.all([
      import("@noble/curves/secp256k1.js"),
      import("@noble/hashes/sha3.js")
    ])
    return {
      accountId: keccak_256(secp256k1.getPublicKey(key, false).subarray(1)).slice(-20),
      sign: (message) =>
        recoveryLast(secp256k1.sign(keccak_256(message), key, { prehash: false, format: "recovered" }))
    }
  }
}

// The curve library writes the recovery byte first, Substrate last.
const recoveryLast = (signature: Uint8Array) => concatBytes(signature.subarray(1), signature.subarray(0, 1))

/**
 * The key of an account. The curve library loads with the first one.
 *
 * Fails with `RangeError`, as only a test's own mistake gets here: no key, or one of another address.
 */
export async function keyPairOf({ address, type, privateKey }: PolkadotAccount): Promise<KeyPair> {
  if (type === undefined || privateKey === undefined) {
    throw new RangeError(`The virtual wallet has no key for ${address}`)
  }
  const pair = await pairs[type](bytesOfHex(privateKey))
  if (hexOfBytes(pair.accountId) !== hexOfBytes(await accountIdOf(address))) {
    throw new RangeError(`The private key given for ${address} is the one of another account`)
  }
  return { ...pair, type }
}

/**
 * Makes an account from a key.
 *
 * @param account `ss58Format` is the address's prefix, 42 when absent; it means nothing for "ethereum"
 */
export async function polkadotAccountFrom({
  ss58Format,
  ...account
}: Omit<PolkadotAccount, "address" | "type" | "privateKey"> &
  Required<Pick<PolkadotAccount, "type" | "privateKey">> & {
    readonly ss58Format?: number
  }): Promise<PolkadotAccount> {
  const { accountId } = await pairs[account.type](bytesOfHex(account.privateKey))
  const address =
    account.type === "ethereum" ? hexOfBytes(accountId) : await ss58(accountId, ss58Format ?? 42)
  return { ...account, address }
}
