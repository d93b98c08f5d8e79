import { codeWith, isSameSecret, randomHex } from "./secrets.ts"
import type { SiwxStore } from "./SiwxStore.ts"

/** Nonces that say themselves whether they are this server's: what nobody has signed is kept nowhere. */
export interface Nonces {
  /** A new one for a browser: 128 random bits, the time, and a code over both and the browser. */
  readonly make: (browser: string) => Promise<string>
  /** Whether it was made for that browser, and not too long ago. */
  readonly isOf: (nonce: string, browser: string) => Promise<boolean>
  /** Uses it up; of several callers, true for one. */
  readonly use: (nonce: string) => Promise<boolean>
}

interface Parts {
  readonly store: SiwxStore
  /** What the code is made with; without it, a secret that is made once and kept in the store. */
  readonly secret: string | undefined
  /** How long one is good, in milliseconds. */
  readonly lifetime: number
  readonly now: () => number
}

const YEAR = 31_536_000_000
const SECRET_READ_MILLIS = 60_000
const [TIME, RANDOM, CODE] = [12, 32, 32]
const shape = new RegExp(`^[\\da-f]{${TIME + RANDOM + CODE}}$`)

/** Makes the nonces of a server, and of all that have its secret or its store. */
export const makeNonces = ({ store, secret, lifetime, now }: Parts): Nonces => {
  const known: { secret?: string; until: number } = { until: 0 }
  const secretOf = async (): Promise<string> => {
    if (secret !== undefined) return secret
    if (known.secret !== undefined && now() < known.until) return known.secret
    let kept = await store.get("secret:nonce")
    if (kept === undefined) {
      await store.add("secret:nonce", randomHex(32), now() + YEAR)
      kept = await store.get("secret:nonce")
    }
    if (kept === undefined) throw new Error("The store of sign-ins does not keep what it is given.")
    // Read again now and then: a store that was emptied has another one, made by whichever server came first.
    known.secret = kept
    known.until = now() + SECRET_READ_MILLIS
    return kept
  }
  const codeOf = async (text: string) => (await codeWith(await secretOf(), text)).slice(0, CODE)
  return {
    make: async (browser) => {
      const said = now().toString(16).padStart(TIME, "0") + randomHex(RANDOM / 2)
      return said + (await codeOf(`${said} ${browser}`))
    },
    isOf: async (nonce, browser) => {
      if (!shape.test(nonce)) return false
      const [said, code] = [nonce.slice(0, -CODE), nonce.slice(-CODE)]
      const age = now() - Number.parseInt(said.slice(0, TIME), 16)
      return age < lifetime && isSameSecret(code, await codeOf(`${said} ${browser}`))
    },
    use: async (nonce) => store.add(`spent:${nonce}`, "1", now() + lifetime)
  }
}
