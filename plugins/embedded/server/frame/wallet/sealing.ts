import { subtleCrypto } from "../page/secureContext.ts"
import { fromBase64Url, randomBytes, toBase64Url, type Bytes } from "../vault/bytes.ts"

const VERSION = "1"
const USE = "latchkey embedded wallet 1"
const NONCE = 12
const SHARE = 32

const utf8 = (text: string): Bytes => Uint8Array.from(new TextEncoder().encode(text))
const algorithm = (nonce: Bytes, label: string) => ({
  name: "AES-GCM",
  iv: nonce,
  additionalData: utf8(label)
})

/**
 * A key of two halves, the server's 32 bytes and the owner's, for one account and one use. Neither half is worth anything alone, and
 * no script can read the key. Fails: throws where a half is missing.
 */
export const sealingKey = async (
  server: Bytes,
  owner: Bytes,
  account: string,
  use: string
): Promise<CryptoKey> => {
  if (server.length !== SHARE || owner.length === 0) throw new Error("A half of the key is missing")
  const material = await subtleCrypto().importKey(
    "raw",
    Uint8Array.from([...server, ...owner]),
    "HKDF",
    false,
    ["deriveKey"]
  )
  return subtleCrypto().deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: utf8(account), info: utf8(use) },
    material,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"]
  )
}

/** A key of this device alone, which no script can read. */
export const newDeviceKey = (): Promise<CryptoKey> =>
  subtleCrypto().generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"])

/** Seals bytes, bound to a label that says what they are. */
export const seal = async (key: CryptoKey, label: string, bytes: Bytes): Promise<string> => {
  const nonce = randomBytes(NONCE)
  const sealed = await subtleCrypto().encrypt(algorithm(nonce, label), key, bytes)
  return [VERSION, toBase64Url(nonce), toBase64Url(new Uint8Array(sealed))].join(".")
}

/** What was sealed; undefined where the key is another, the label is another, or something was changed. */
export const unseal = async (key: CryptoKey, label: string, sealed: string): Promise<Bytes | undefined> => {
  const [version, nonceText, bodyText, ...rest] = sealed.split(".")
  const [nonce, body] = [fromBase64Url(nonceText), fromBase64Url(bodyText)]
  if (version !== VERSION || rest.length > 0 || nonce?.length !== NONCE || body === undefined)
    return undefined
  try {
    return new Uint8Array(await subtleCrypto().decrypt(algorithm(nonce, label), key, body))
  } catch {
    return undefined
  }
}

/** The key of an account's wallet, of the server's half and the 15 bytes of the recovery code. Fails: throws where a half is missing. */
export const makeWalletKey = (server: Bytes, owner: Bytes, account: string): Promise<CryptoKey> =>
  sealingKey(server, owner, account, USE)

/** Seals a wallet's entropy for an account. */
export const sealWallet = (key: CryptoKey, account: string, entropy: Bytes): Promise<string> =>
  seal(key, `${USE} ${account}`, entropy)

/** The entropy of a sealed wallet; undefined where the key is another, the account is another, or something was changed. */
export const openWallet = (key: CryptoKey, account: string, sealed: string): Promise<Bytes | undefined> =>
  unseal(key, `${USE} ${account}`, sealed)
