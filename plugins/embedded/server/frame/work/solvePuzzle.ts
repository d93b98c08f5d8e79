import { sha256 } from "@noble/hashes/sha2"
import { utf8ToBytes } from "@noble/hashes/utils"
import { workText, zeroBits } from "../../src/toll/zeroBits.ts"

/** For how long it works before it lets the page draw and hear, in milliseconds. */
const SLICE = 12
const BATCH = 64
// More would take minutes.
const MOST_BITS = 24

/** Ends after what else waits, also in a page that is in the background, whose timers wait for seconds. */
const breathe = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** Works for what the server asks of strangers while it is under attack; undefined where that is no puzzle, or takes too long. */
export const solvePuzzle = async (puzzle: unknown): Promise<string | undefined> => {
  if (typeof puzzle !== "string") return undefined
  const [, bitsText, seal = ""] = /^(\d{2})\.[\w-]{43}\.\d{1,16}\.([\w-]{43})$/.exec(puzzle) ?? []
  const bits = Number(bitsText)
  if (seal === "" || bits > MOST_BITS) return undefined
  let answer = 0
  for (;;) {
    const until = performance.now() + SLICE
    do {
      for (const last = answer + BATCH; answer < last; answer++)
        if (zeroBits(sha256(utf8ToBytes(workText(seal, answer)))) >= bits) return `${puzzle}.${answer}`
    } while (performance.now() < until)
    await breathe()
  }
}
