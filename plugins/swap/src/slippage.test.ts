import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { hundredthsOf, minimumOf } from "./slippage.ts"

describe("the least that is bought", () => {
  it("T21, T24 is counted in base units, rounded down by less than a unit, and never nothing", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }),
        fc.integer({ min: 0, max: 5_000 }),
        (bought, hundredths) => {
          const minimum = minimumOf(bought, BigInt(hundredths))
          const exact = bought * BigInt(10_000 - hundredths)
          expect(minimum > 0n && minimum <= bought).toBe(true)
          expect(minimum === 1n || minimum * 10_000n <= exact).toBe(true)
          expect((minimum + 1n) * 10_000n > exact).toBe(true)
        }
      )
    )
    expect([
      minimumOf(1_000n, 100n),
      minimumOf(1_001n, 100n),
      minimumOf(7n, 0n),
      minimumOf(1n, 100n)
    ]).toEqual([990n, 990n, 7n, 1n])
  })

  it("S9.01 in part: a slippage has at most two decimals, from 0 to 50", () => {
    for (let hundredths = 0; hundredths <= 5_000; hundredths++)
      expect(hundredthsOf(hundredths / 100)).toBe(BigInt(hundredths))
    for (const odd of [-0.01, 50.01, 100, 0.005, 1.001, Number.NaN, Number.POSITIVE_INFINITY, "1", 1n, null])
      expect(hundredthsOf(odd)).toBeUndefined()
  })
})
