import { describe, expect, it } from "vitest"
import { makeBreaker } from "./breaker.ts"

const HOUR = 3_600_000

describe("breaker", () => {
  const opened = (at: number) => {
    const breaker = makeBreaker()
    for (let failures = 0; failures < 5; failures++) breaker.failed("node.test", at)
    return (now: number) => breaker.isOpen("node.test", now)
  }

  it("T31 in part: keeps calls away for 15 s, to the millisecond", () => {
    const isOpen = opened(HOUR)
    expect([HOUR, HOUR + 14_999, HOUR + 15_000].map(isOpen)).toEqual([true, true, false])
  })

  it("a clock that was put back does not make it longer than that", () => {
    const isOpen = opened(HOUR)
    expect([HOUR - 1, HOUR - 20_000, 0].map(isOpen)).toEqual([false, false, false])
  })
})
