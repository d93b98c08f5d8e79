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

/** The secrets of one server, each made of the one in its configuration and good for one thing. */
export interface Secrets {
  /** What the database keeps of a code: of so few codes, a plain hash would tell which one it is. */
  readonly codeHash: (attempt: string, code: string) => string
  /** Whether a code is the one; takes the same time whatever is wrong with it. */
  readonly isCode: (attempt: string, code: string, hash: string) => boolean
  /** The name of an address where the address itself need not be known. */
  readonly nameOf: (address: string) => string
  /** The token by which the owner of an account stops what is due then: made anew for each mail, and always the same. */
  readonly stopToken: (account: string, due: number) => string
  /** What an owner proves something over, until a time: nothing has to be kept of it. */
  readonly challenge: (account: string, until: number) => string
  /** Whether it is one of this account that is not over. */
  readonly isChallenge: (account: string, challenge: string, now: number) => boolean
  /** Seals what belongs to an account. */
  readonly seal: (account: string, bytes: Uint8Array) => string
  /** Fails: throws where it was sealed for another account, with another secret, or changed. */
  readonly open: (account: string, sealed: string) => Uint8Array
}

/** Makes the secrets of a server. */
export const makeSecrets = (secret: Uint8Array): Secrets => {
  const keyFor = (use: string) =>
    Buffer.from(hkdfSync("sha256", secret, new Uint8Array(), `latchkey embedded ${use}`, TOKEN_BYTES))
  const [codeKey, nameKey, sealKey] = [keyFor("codes"), keyFor("names"), keyFor("shares")]
  const [stopKey, challengeKey] = [keyFor("stops"), keyFor("challenges")]
  const codeHash = (attempt: string, code: string) =>
    createHmac("sha256", codeKey).update(`${attempt}\n${code}`).digest("base64url")
  const isSame = (told: string, kept: string) => {
    const [one, other] = [Buffer.from(told), Buffer.from(kept)]
    return one.length === other.length && timingSafeEqual(one, other)
  }
  const challenge = (account: string, until: number) =>
    `${until}.${createHmac("sha256", challengeKey).update(`${account}\n${until}`).digest("base64url")}`
  return {
    codeHash,
    isCode: (attempt, code, hash) => isSame(codeHash(attempt, code), hash),
    challenge,
    isChallenge: (account, told, now) => {
      const until = Number(told.split(".")[0])
      return Number.isSafeInteger(until) && until > now && isSame(told, challenge(account, until))
    },
    nameOf: (address) => createHmac("sha256", nameKey).update(address).digest("base64url"),
    stopToken: (account, due) =>
      createHmac("sha256", stopKey).update(`${account}\n${due}`).digest("base64url"),
    seal: (account, bytes) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv("aes-256-gcm", sealKey, nonce).setAAD(Buffer.from(account))
      const sealed = Buffer.concat([nonce, cipher.update(bytes), cipher.final()])
      return Buffer.concat([sealed, cipher.getAuthTag()]).toString("base64url")
    },
    open: (account, sealed) => {
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
