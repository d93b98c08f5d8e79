import * as Effect from "effect/Effect"
import { normalize } from "viem/ens"
import { describe, expect, it } from "vitest"
import { normalName } from "./normalName.ts"

const normal = (text: string) => Effect.runPromise(normalName(text))

describe("the normal form of a name", () => {
  it.each([
    ["harbour.eth", "harbour.eth"],
    ["  Harbour.ETH\n", "harbour.eth"],
    ["_a.b-c.0x1.eth", "_a.b-c.0x1.eth"],
    ["-.eth", "-.eth"],
    ["bøb.eth", "bøb.eth"],
    ["BØB.eth", "bøb.eth"],
    ["🚣‍♀️.eth", "🚣‍♀.eth"],
    ["1️⃣2️⃣.eth", "1⃣2⃣.eth"],
    ["алиса.eth", "алиса.eth"]
  ])("T23 of %s is %s", async (text, expected) => {
    expect(await normal(text)).toBe(expected)
    // It stays as it is.
    expect(await normal(expected)).toBe(expected)
  })

  it.each([
    ["a letter of another script among Latin ones", "h\u0430rbour.eth"],
    ["a whole label that looks Latin and is not", "\u0441\u0430\u0440.eth"],
    ["a zero-width space", "har\u200bbour.eth"],
    ["a zero-width joiner", "har\u200dbour.eth"],
    ["a zero-width non-joiner", "har\u200cbour.eth"],
    ["a soft hyphen", "har\u00adbour.eth"],
    ["a word joiner", "har\u2060bour.eth"],
    ["a byte order mark", "har\ufeffbour.eth"],
    ["an override of direction", "har\u202ebour.eth"],
    ["an isolate of direction", "har\u2066bour.eth"],
    ["a filler that is drawn as nothing", "har\u3164bour.eth"],
    ["joined emoji that are no emoji", "👨\u200dx.eth"],
    ["a joiner at the end", "👨\u200d.eth"],
    ["a space", "har bour.eth"],
    ["a control character", "har\u0007bour.eth"],
    ["an underscore inside", "har_bour.eth"],
    ["what looks encoded", "xn--bb-lka.eth"],
    ["a heap of accents", `a${"\u0301".repeat(6)}.eth`],
    ["an empty label", "harbour..eth"],
    ["a dot at the end", "harbour.eth."],
    ["a slash", "harbour.eth/x"],
    ["no dot", "harbour"],
    ["nothing", ""],
    ["more than 255 characters", `${"x".repeat(252)}.eth`]
  ])("T23 there is none of a text with %s", async (_, text) => {
    expect(await normal(text)).toBeUndefined()
  })

  it("T23 names of plain letters are what the whole rules make of them, which are not loaded for them", async () => {
    const letters = "ab09-_Z.".split("")
    let seed = 7
    const next = () => (seed = (seed * 48_271) % 0x7fff_ffff)
    for (let run = 0; run < 3_000; run++) {
      const label = Array.from({ length: (next() % 7) + 1 }, () => letters[next() % letters.length]).join("")
      const name = `${label}.eth`
      let expected: string | undefined
      try {
        expected = normalize(name)
        if (expected.split(".").includes("")) expected = undefined
      } catch {
        expected = undefined
      }
      expect([name, await normal(name)]).toEqual([name, expected])
    }
  })
})
