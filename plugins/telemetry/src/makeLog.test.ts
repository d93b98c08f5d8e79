import fc from "fast-check"
import { expect, it } from "vitest"
import { makeLog } from "./makeLog.ts"

it("S9.14 in part: keeps the latest lines that fit into its bytes, in order", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.array(fc.string({ maxLength: 20, unit: "grapheme" }), { maxLength: 60 }),
      (limit, given) => {
        const log = makeLog(limit)
        const bytes = (text: string) => new TextEncoder().encode(text).length
        let model: Array<string> = []
        for (const text of given) {
          log.add(text)
          if (bytes(text) > limit) continue
          model.push(text)
          while (model.reduce((sum, line) => sum + bytes(line), 0) > limit) model = model.slice(1)
        }
        expect(log.lines()).toEqual(model)
      }
    ),
    { numRuns: 2_000 }
  )
})
