import { createHash } from "node:crypto"
import { Refusal } from "../Refusal.ts"
import { newToken, type Secrets } from "../secrets.ts"
import type { Visitor } from "../sign-in/Visitor.ts"
import { makePressure } from "./makePressure.ts"
import { workText, zeroBits } from "./zeroBits.ts"

/**
 * What strangers pay before they may have something that costs the server, a mail or rows of its database: nothing, but while too many
 * of them ask. Then each has to find a number by trying. Devices that an account knows are not asked.
 */
export interface Toll {
  /**
   * `what` is what is paid for: it can be had once for each work. Fails: `Refusal` `work`, with the puzzle, where the visitor has to
   * work first.
   */
  readonly pay: (what: string, visitor: Visitor, now: number) => void
}

// 2^16 tries are a fraction of a second in a browser, 2^20 a few seconds, on a phone too.
const BITS: readonly [least: number, most: number] = [16, 20]
const LIFETIME = 120_000
const RETRY_AFTER = 60
const WORK = /^(\d{2}\.[\w-]{43})\.(\d{1,16}\.([\w-]{43}))\.(\d{1,12})$/

/** Makes the toll of a server that bears so many strangers a minute. `bits` is how hard the easiest and the hardest work is. */
export const makeToll = (secrets: Secrets, strangersPerMinute: number, [least, most] = BITS): Toll => {
  const pressure = makePressure(strangersPerMinute)
  /** Works that were used, with the end of their time, the oldest first. */
  const used = new Map<string, number>()
  const ofWhat = (head: string, what: string, device: string) => `work ${head} ${device} ${what}`

  const isPaid = (what: string, { device, work }: Visitor, now: number): boolean => {
    const [, head = "", challenge = "", seal = "", answer = ""] = WORK.exec(work ?? "") ?? []
    if (!secrets.isChallenge(ofWhat(head, what, device), challenge, now) || used.has(seal)) return false
    const hash = createHash("sha256")
      .update(workText(seal, Number(answer)))
      .digest()
    if (zeroBits(hash) < Number(head.slice(0, 2))) return false
    for (const [old, until] of used) {
      if (until > now) break
      used.delete(old)
    }
    used.set(seal, now + LIFETIME)
    return true
  }

  return {
    pay: (what, visitor, now) => {
      const pressed = pressure(visitor.client, now)
      if (pressed <= 1 || isPaid(what, visitor, now)) return
      const bits = String(Math.min(least + Math.floor(Math.log2(pressed)), most)).padStart(2, "0")
      const head = `${bits}.${newToken()}`
      const challenge = secrets.challenge(ofWhat(head, what, visitor.device), now + LIFETIME)
      throw new Refusal(428, "work", `Please try again after ${RETRY_AFTER} seconds`, RETRY_AFTER, {
        puzzle: `${head}.${challenge}`
      })
    }
  }
}
