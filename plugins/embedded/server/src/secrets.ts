import { Buffer } from "node:buffer"
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual
} from "node:crypto"

const TOKEN_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** What only its holder knows: 256 bits, base64url. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url")

/** What the database keeps of a token. A token has 256 bits, so that nobody finds it by its hash. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url")

/** Six digits, each code as likely as any other. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, "0")

/**
 * The secrets of one server, each made of those in its configuration and good for one thing. The first of the configuration writes,
 * all of them read.
 */
export interface Secrets {
  /** What the database keeps of a code: of so few codes, a plain hash would tell which one it is. */
  readonly codeHash: (attempt: string, code: string) => string
  /** Whether a code is the one; takes the same time whatever is wrong with it. */
  readonly isCode: (attempt: string, code: string, hash: string) => boolean
  /** The name of an address where the address itself need not be known. */
  readonly nameOf: (address: string) => string
  /** The tokens by which the owner of an account stops what is due then, one a secret, the newest first: always the same. */
  readonly stopTokens: (account: string, due: number) => readonly [string, ...ReadonlyArray<string>]
  /** What an owner proves something over, until a time: nothing has to be kept of it. */
  readonly challenge: (account: string, until: number) => string
  /** Whether it is one of this account that is not over. */
  readonly isChallenge: (account: string, challenge: string, now: number) => boolean
  /** Seals what belongs to an account: the id of the key, a dot, base64url. */
  readonly seal: (account: string, bytes: Uint8Array) => string
  /** Fails: throws where it was sealed for another account, with a secret that is not configured, or changed. */
  readonly open: (account: string, sealed: string) => Uint8Array
  /** What is sealed by the newest secret begins with it. */
  readonly prefix: string
  /** What the database is marked with, one a secret, the newest first: nobody without the secret writes them. */
  readonly marks: readonly [string, ...ReadonlyArray<string>]
}

const isSame = (told: string, kept: string) => {
  const [one, other] = [Buffer.from(told), Buffer.from(kept)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const KEY_ID_BYTES = 6

/** What one secret of the configuration is good for. */
const makeKeys = (secret: Uint8Array) => {
  const keyFor = (use: string, length = TOKEN_BYTES) =>
    Buffer.from(hkdfSync("sha256", secret, new Uint8Array(), `latchkey embedded ${use}`, length))
  const [codeKey, nameKey, sealKey] = [keyFor("codes"), keyFor("names"), keyFor("shares")]
  const [stopKey, challengeKey] = [keyFor("stops"), keyFor("challenges")]
  const mac = (key: Uint8Array, text: string) => createHmac("sha256", key).update(text).digest("base64url")
  return {
    prefix: `${keyFor("key id", KEY_ID_BYTES).toString("base64url")}.`,
    mark: createHmac("sha256", secret).update("latchkey embedded database").digest("hex"),
    codeHash: (attempt: string, code: string) => mac(codeKey, `${attempt}\n${code}`),
    nameOf: (address: string) => mac(nameKey, address),
    stopToken: (account: string, due: number) => mac(stopKey, `${account}\n${due}`),
    challenge: (account: string, until: number) => `${until}.${mac(challengeKey, `${account}\n${until}`)}`,
    seal: (account: string, bytes: Uint8Array) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv("aes-256-gcm", sealKey, nonce).setAAD(Buffer.from(account))
      const sealed = Buffer.concat([nonce, cipher.update(bytes), cipher.final()])
      return Buffer.concat([sealed, cipher.getAuthTag()]).toString("base64url")
    },
    open: (account: string, sealed: string) => {
      const bytes = Buffer.from(sealed, "base64url")
      const decipher = createDecipheriv("aes-256-gcm", sealKey, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES
      })
        .setAAD(Buffer.from(account))
        .setAuthTag(bytes.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
    }
  }
}

/** Makes the secrets of a server; of several the newest is the first. */
export const makeSecrets = ([newest, ...earlier]: readonly [
  Uint8Array,
  ...ReadonlyArray<Uint8Array>
]): Secrets => {
  const [writing, others] = [makeKeys(newest), earlier.map(makeKeys)]
  const all = [writing, ...others]
  return {
    codeHash: writing.codeHash,
    // Each is compared, so that the time tells nothing of which one it was.
    isCode: (attempt, code, hash) =>
      all.filter(({ codeHash }) => isSame(codeHash(attempt, code), hash)).length > 0,
    challenge: writing.challenge,
    isChallenge: (account, told, now) => {
      const until = Number(told.split(".")[0])
      return (
        Number.isSafeInteger(until) &&
        until > now &&
        all.some(({ challenge }) => isSame(told, challenge(account, until)))
      )
    },
    nameOf: writing.nameOf,
    stopTokens: (account, due) => [
      writing.stopToken(account, due),
      ...others.map(({ stopToken }) => stopToken(account, due))
    ],
    seal: (account, bytes) => `${writing.prefix}${writing.seal(account, bytes)}`,
    open: (account, sealed) => {
      const dot = sealed.indexOf(".")
      const keys = all.find(({ prefix }) => dot >= 0 && sealed.startsWith(prefix))
      if (keys !== undefined) return keys.open(account, sealed.slice(dot + 1))
      if (dot >= 0)
        throw new Error(`It was sealed with the key ${sealed.slice(0, dot)}, whose secret is not configured`)
      // From before keys had ids: by whichever it was.
      for (const { open } of others) {
        try {
          return open(account, sealed)
        } catch {
          // The next one, then; the newest says what is wrong.
        }
      }
      return writing.open(account, sealed)
    },
    prefix: writing.prefix,
    marks: [writing.mark, ...others.map(({ mark }) => mark)]
  }
}
