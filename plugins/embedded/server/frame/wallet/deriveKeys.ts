import { ed25519 } from "@noble/curves/ed25519"
import { hmac } from "@noble/hashes/hmac"
import { sha512 } from "@noble/hashes/sha2"
import { base58 } from "@scure/base"
import { HDKey } from "@scure/bip32"
import { entropyToMnemonic, mnemonicToSeed } from "@scure/bip39"
import { wordlist } from "@scure/bip39/wordlists/english"
import { toHex } from "viem"
import { privateKeyToAccount, type PrivateKeyAccount } from "viem/accounts"

// Where the wallets that people know look first, so that an exported phrase shows the same accounts there.
const EVM_PATH = "m/44'/60'/0'/0/0"
const SOLANA_PATH = [44, 501, 0, 0]
const HARDENED = 0x80000000

/** The keys of a wallet. */
export interface Keys {
  readonly evm: PrivateKeyAccount
  readonly solana: {
    /** Base58 of the public key. */
    readonly address: string
    readonly sign: (message: Uint8Array) => Uint8Array
  }
}

/** The private key of a path by SLIP-10 for ed25519, in which every step is hardened. */
export const ed25519Key = (seed: Uint8Array, path: ReadonlyArray<number>): Uint8Array => {
  let node = hmac(sha512, new TextEncoder().encode("ed25519 seed"), seed)
  for (const step of path) {
    const data = new Uint8Array(37)
    data.set(node.subarray(0, 32), 1)
    new DataView(data.buffer).setUint32(33, HARDENED + step)
    node = hmac(sha512, node.subarray(32), data)
  }
  return node.slice(0, 32)
}

/** The 24 words of a wallet, as other wallets import them. */
export const phraseOf = (entropy: Uint8Array): string => entropyToMnemonic(entropy, wordlist)

/** Derives the keys of a wallet from its 32 bytes, by BIP-39 and what each chain has agreed on. */
export const deriveKeys = async (entropy: Uint8Array): Promise<Keys> => {
  const seed = await mnemonicToSeed(phraseOf(entropy))
  const { privateKey } = HDKey.fromMasterSeed(seed).derive(EVM_PATH)
  if (privateKey === null) throw new Error("There is no such key")
  const solana = ed25519Key(seed, SOLANA_PATH)
  return {
    evm: privateKeyToAccount(toHex(privateKey)),
    solana: {
      address: base58.encode(ed25519.getPublicKey(solana)),
      sign: (message) => ed25519.sign(message, solana)
    }
  }
}
