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

  it("T31 in part: opens at the fifth failure in a row, for that host alone", () => {
    const breaker = makeBreaker()
    const open = () => [breaker.isOpen("node.test", HOUR), breaker.isOpen("other.test", HOUR)]
    for (let failures = 0; failures < 4; failures++) breaker.failed("node.test", HOUR)
    expect(open()).toEqual([false, false])
    breaker.failed("node.test", HOUR)
    expect(open()).toEqual([true, false])
  })

  it("T31 in part: one answer ends the row; after 15 s one failure closes the host out again", () => {
    const breaker = makeBreaker()
    const fail = (times: number, at: number) => {
      for (let failures = 0; failures < times; failures++) breaker.failed("node.test", at)
    }
    fail(4, HOUR)
    breaker.succeeded("node.test")
    fail(4, HOUR)
    expect(breaker.isOpen("node.test", HOUR)).toBe(false)
    fail(1, HOUR)
    expect(breaker.isOpen("node.test", HOUR)).toBe(true)
    fail(1, HOUR + 15_000)
    expect(
      [HOUR + 15_000, HOUR + 29_999, HOUR + 30_000].map((at) => breaker.isOpen("node.test", at))
    ).toEqual([true, true, false])
    breaker.succeeded("node.test")
    expect(breaker.isOpen("node.test", HOUR + 15_000)).toBe(false)
  })

  it("a clock that was put back does not make it longer than that", () => {
    const isOpen = opened(HOUR)
    expect([HOUR - 1, HOUR - 20_000, 0].map(isOpen)).toEqual([false, false, false])
  })
})
