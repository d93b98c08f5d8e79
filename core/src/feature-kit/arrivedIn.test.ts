import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { arrivedIn, missingPercent } from "./arrivedIn.ts"

const token = "test:1:token"
const move = (amount: string, from: string, to: string, more: object = { token }) => ({
  amount,
  from,
  to,
  ...more
})

describe("what arrived", () => {
  it("is what came less what left, of that token alone", () => {
    const moved = [
      move("90", "me", "you"),
      move("10", "me", "other"),
      move("3", "you", "me"),
      move("50", "me", "you", { token: "test:1:another" }),
      move("1", "me", "you", { token, id: "4" }),
      move("7", "me", "you", {})
    ]
    expect(arrivedIn(moved, { token, account: "you", sender: "me" })).toBe(87n)
    expect(arrivedIn(moved, { account: "you", sender: "me" })).toBe(7n)
  })

  it("is not known where nobody says what of it was moved, and nothing where all of it went elsewhere", () => {
    expect(arrivedIn(undefined, { token, account: "you" })).toBeUndefined()
    expect(arrivedIn([], { token, account: "you" })).toBeUndefined()
    expect(arrivedIn([move("7", "me", "you", {})], { token, account: "you" })).toBeUndefined()
    expect(arrivedIn([move("100", "me", "nobody")], { token, account: "you", sender: "me" })).toBe(0n)
  })

  it("is what somebody sent to themselves, whatever was kept of it", () => {
    const moved = [move("90", "me", "me"), move("10", "me", "other")]
    expect(arrivedIn(moved, { token, account: "me", sender: "me" })).toBe(90n)
  })
})

describe("what is missing", () => {
  it("is zero only where all arrived, and never less than it is", () => {
    expect(missingPercent(100n, 90n)).toBe(10)
    expect(missingPercent(10n ** 18n, 10n ** 18n - 1n)).toBe(0.01)
    expect(missingPercent(3n, 1n)).toBe(66.67)
    expect(missingPercent(5n, 0n)).toBe(100)
    expect(missingPercent(5n, 6n)).toBe(0)
    expect(missingPercent(0n, 0n)).toBe(0)
    const amounts = fc.bigInt({ min: 1n, max: 2n ** 256n - 1n })
    fc.assert(
      fc.property(amounts, amounts, (asked, arrived) => {
        const percent = missingPercent(asked, arrived)
        expect(percent > 0 || arrived >= asked).toBe(true)
        expect(percent <= 100).toBe(true)
        const kept = arrived >= asked ? 0n : asked - arrived
        expect(BigInt(Math.round(percent * 100)) * asked >= kept * 10_000n).toBe(true)
      })
    )
  })
})
