import { describe, expect, it } from "vitest"
import { isRepeated } from "./isRepeated.ts"
import type { TrackedTransaction } from "./TrackedTransaction.ts"

const token = "test:1:t1" as const
const wanted = {
  networkId: "test:1",
  account: "a1",
  description: { kind: "send", receiver: "b1", sends: [{ value: 5n, decimals: 2, symbol: "TEA", token }] }
} as const
const known = (status: TrackedTransaction["status"], change: object = {}): TrackedTransaction => ({
  id: "1",
  askedAt: 0,
  status,
  ...wanted,
  ...change
})

describe("T28 whether the same may have been sent before", () => {
  it.each(["asking", "pending", "unknown"] as const)("may while one is %s", (status) => {
    expect(isRepeated([known(status)], wanted)).toBe(true)
  })

  it.each(["confirmed", "failed", "replaced", "dropped"] as const)(
    "was not, or is known, where one is %s",
    (status) => {
      expect(isRepeated([known(status)], wanted)).toBe(false)
    }
  )

  it.each([
    ["network", { networkId: "test:2" }],
    ["sender", { account: "a2" }],
    ["receiver", { description: { ...wanted.description, receiver: "b2" } }],
    ["kind", { description: { ...wanted.description, kind: "swap" } }],
    ["token", { description: { ...wanted.description, sends: [{ value: 5n, decimals: 2, symbol: "TEA" }] } }],
    [
      "amount",
      { description: { ...wanted.description, sends: [{ value: 6n, decimals: 2, symbol: "TEA", token }] } }
    ]
  ])("one of another %s is another", (_, change) => {
    expect(isRepeated([known("pending", change)], wanted)).toBe(false)
  })

  it("what is paid by a form and by a bill is paid twice", () => {
    expect(
      isRepeated([known("pending", { description: { ...wanted.description, kind: "pay" } })], wanted)
    ).toBe(true)
  })
})
