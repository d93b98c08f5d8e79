import { Buffer } from "node:buffer"
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto"
import type { Secrets } from "../Configuration.ts"

const KEY_BYTES = 32
const KEY_ID_BYTES = 6
const NONCE_BYTES = 12
const TAG_BYTES = 16
const MARK_LENGTH = 16

/** Seals the keys of sessions. The first secret of the configuration seals, all of them open. */
export interface Sealing {
  /** Seals what belongs to a session: the id of the key, a dot, base64url. */
  readonly seal: (session: string, text: string) => string
  /** Fails: throws where it was sealed for another session, with a secret that is not configured, or changed. */
  readonly open: (session: string, sealed: string) => string
  /** What stands for a text that is not to be kept: the same for the same text, and nothing without the newest secret. */
  readonly mark: (text: string) => string
  /** What is sealed by the newest secret begins with it. */
  readonly prefix: string
  /** What is sealed by any of them begins with one of these. */
  readonly prefixes: ReadonlyArray<string>
}

const makeKey = (secret: Uint8Array) => {
  const keyFor = (use: string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, new Uint8Array(), `latchkey cloud ${use}`, length))
  return {
    prefix: `${keyFor("key id", KEY_ID_BYTES).toString("base64url")}.`,
    key: keyFor("session keys", KEY_BYTES),
    marking: keyFor("marks", KEY_BYTES)
  }
}

/** Makes the sealing of a server; of several secrets the newest is the first. */
export const makeSealing = ([newest, ...earlier]: Secrets): Sealing => {
  const first = makeKey(newest)
  const { prefix, key } = first
  const all = [first, ...earlier.map(makeKey)]
  return {
    prefix,
    prefixes: all.map((each) => each.prefix),
    mark: (text) =>
      createHmac("sha256", first.marking).update(text).digest("base64url").slice(0, MARK_LENGTH),
    seal: (session, text) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(session))
      const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()])
      return `${prefix}${sealed.toString("base64url")}`
    },
    open: (session, sealed) => {
      const known = all.find((each) => sealed.startsWith(each.prefix))
      if (known === undefined) throw new Error("It was sealed with a secret that is not configured")
      const bytes = Buffer.from(sealed.slice(known.prefix.length), "base64url")
      const decipher = createDecipheriv("aes-256-gcm", known.key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES
      })
        .setAAD(Buffer.from(session))
        .setAuthTag(bytes.subarray(-TAG_BYTES))
      return Buffer.concat([
        decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)),
        decipher.final()
      ]).toString("utf8")
    }
  }
}
