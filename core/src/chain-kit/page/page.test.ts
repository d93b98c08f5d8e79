import { afterEach, describe, expect, it, vi } from "vitest"
import { walletLimit } from "./walletLimit.ts"
import { watchPage } from "./watchPage.ts"

describe("walletLimit", () => {
  it("T07 takes 100 wallets, and no more until one goes", () => {
    const limit = walletLimit()
    for (let count = 0; count < 100; count++) {
      expect(limit.isFull()).toBe(false)
      expect(limit.admit(`com.w${count}`)).toBe(true)
    }
    expect([limit.isFull(), limit.admit("com.other")]).toEqual([true, false])
    limit.release("com.w7")
    expect([limit.isFull(), limit.admit("com.other")]).toEqual([false, true])
  })

  it("T07 one source takes 10 places and hides no other", () => {
    const limit = walletLimit()
    const taken = Array.from({ length: 5_000 }, () => limit.admit("com.loud")).filter(Boolean)
    expect(taken).toHaveLength(10)
    expect(limit.admit("com.honest")).toBe(true)
    limit.release("com.loud")
    expect([limit.admit("com.loud"), limit.admit("com.loud")]).toEqual([true, false])
  })

  it("T07 one script takes 20 places, whatever names it invents, and hides no other", () => {
    const limit = walletLimit()
    const taken = Array.from({ length: 5_000 }, (_, count) => limit.admit(`com.w${count}`, "loud.js"))
    expect(taken.filter(Boolean)).toHaveLength(20)
    expect([limit.admit("com.honest", "honest.js"), limit.admit("com.unknown")]).toEqual([true, true])
    limit.release("com.w7", "loud.js")
    expect([limit.admit("com.w8", "loud.js"), limit.admit("com.w9", "loud.js")]).toEqual([true, false])
  })

  it("a place that nobody took is not given back", () => {
    const limit = walletLimit()
    limit.release("com.stranger")
    const taken = Array.from({ length: 200 }, (_, count) => limit.admit(`com.w${count}`)).filter(Boolean)
    expect(taken).toHaveLength(100)
  })
})

describe("watchPage", () => {
  afterEach(() => void vi.useRealTimers())

  it("looks now, with each event, and six times in three seconds", () => {
    vi.useFakeTimers()
    const page = new EventTarget()
    const look = vi.fn()
    watchPage(page, look, ["wallet#initialized"])
    expect(look).toHaveBeenCalledTimes(1)
    for (const event of ["DOMContentLoaded", "load", "wallet#initialized"])
      page.dispatchEvent(new Event(event))
    expect(look).toHaveBeenCalledTimes(4)
    vi.advanceTimersByTime(3_150)
    expect(look).toHaveBeenCalledTimes(10)
    vi.advanceTimersByTime(60_000)
    expect(look).toHaveBeenCalledTimes(10)
  })

  it("keeps no timer and no listener when it was stopped", () => {
    vi.useFakeTimers()
    const page = new EventTarget()
    const look = vi.fn()
    watchPage(page, look)()
    page.dispatchEvent(new Event("load"))
    vi.advanceTimersByTime(60_000)
    expect([look.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0])
  })
})
