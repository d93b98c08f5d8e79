import type { Bytes } from "../vault/bytes.ts"
import { seal, sealingKey, unseal } from "./sealing.ts"

const USE = "latchkey embedded passkey 1"
/** What a passkey makes (WebAuthn PRF). */
const SECRET = 32

const labelOf = (account: string, id: string) => `${USE} ${account} ${id}`

/**
 * The key of one passkey's copy of a wallet: of the server's half for this passkey, and of what the passkey makes, which takes the
 * place of the recovery code. Fails: throws where a half has another length.
 */
export const makePasskeyKey = async (
  server: Bytes,
  secret: Bytes,
  account: string,
  id: string
): Promise<CryptoKey> => {
  if (secret.length !== SECRET) throw new Error("A half of the key is missing")
  return sealingKey(server, secret, account, labelOf(account, id))
}

/** Seals a wallet's entropy for a passkey, by its credential's id. */
export const sealPasskeyCopy = (
  key: CryptoKey,
  account: string,
  id: string,
  entropy: Bytes
): Promise<string> => seal(key, labelOf(account, id), entropy)

/** The entropy of a passkey's copy; undefined where key, account or passkey is another, or something was changed. */
export const openPasskeyCopy = (
  key: CryptoKey,
  account: string,
  id: string,
  sealed: string
): Promise<Bytes | undefined> => unseal(key, labelOf(account, id), sealed)
