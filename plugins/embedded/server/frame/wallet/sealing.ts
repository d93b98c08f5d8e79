import { subtleCrypto } from "../page/secureContext.ts"
import { fromBase64Url, randomBytes, toBase64Url, type Bytes } from "../vault/bytes.ts"

const VERSION = "1"
const USE = "latchkey embedded wallet 1"
const NONCE = 12
const SHARE = 32

const utf8 = (text: string): Bytes => Uint8Array.from(new TextEncoder().encode(text))
const algorithm = (nonce: Bytes, account: string) => ({
  name: "AES-GCM",
  iv: nonce,
  additionalData: utf8(`${USE} ${account}`)
})

/**
 * The key of an account's wallet, of both halves: the server's 32 bytes and the owner's 15. Neither is worth anything alone, and
 * no script can read the key. Fails: throws where a half has another length.
 */
export const makeWalletKey = async (server: Bytes, owner: Bytes, account: string): Promise<CryptoKey> => {
  if (server.length !== SHARE || owner.length === 0) throw new Error("A half of the key is missing")
  const material = await subtleCrypto().importKey(
    "raw",
    Uint8Array.from([...server, ...owner]),
    "HKDF",
    false,
    ["deriveKey"]
  )
  return subtleCrypto().deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: utf8(account), info: utf8(USE) },
    material,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"]
  )
}

/** Seals a wallet's entropy for an account. */
export const sealWallet = async (key: CryptoKey, account: string, entropy: Bytes): Promise<string> => {
  const nonce = randomBytes(NONCE)
  const sealed = await subtleCrypto().encrypt(algorithm(nonce, account), key, entropy)
  return [VERSION, toBase64Url(nonce), toBase64Url(new Uint8Array(sealed))].join(".")
}

/** The entropy of a sealed wallet; undefined where the key is another, the account is another, or something was changed. */
export const openWallet = async (
  key: CryptoKey,
  account: string,
  sealed: string
): Promise<Bytes | undefined> => {
  const [version, nonceText, bodyText, ...rest] = sealed.split(".")
  const [nonce, body] = [fromBase64Url(nonceText), fromBase64Url(bodyText)]
  if (version !== VERSION || rest.length > 0 || nonce?.length !== NONCE || body === undefined)
    return undefined
  try {
    return new Uint8Array(await subtleCrypto().decrypt(algorithm(nonce, account), key, body))
  } catch {
    return undefined
  }
}
