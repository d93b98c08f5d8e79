import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { makePictureTurns } from "./makePictureTurns.ts"

// Without `requestIdleCallback`, as in browsers that lack it, each turn comes 16 ms after the one before.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe("the turns of a grid's pictures", () => {
  it("are needed once the grid was scrolled, not where it is measured again", () => {
    const turns = makePictureTurns()
    expect(turns.isNeeded()).toBe(false)
    turns.scrolled(0)
    turns.scrolled(0)
    expect(turns.isNeeded()).toBe(false)
    turns.scrolled(1)
    expect(turns.isNeeded()).toBe(true)
  })

  it("come one after the other, in order, and not to who has left the queue", () => {
    const turns = makePictureTurns()
    const drawn: Array<string> = []
    const leave = ["a", "b", "c"].map((name) => turns.ask(() => drawn.push(name)))
    leave[1]!()
    expect(drawn).toEqual([])
    vi.advanceTimersByTime(16)
    expect(drawn).toEqual(["a"])
    vi.advanceTimersByTime(16)
    expect(drawn).toEqual(["a", "c"])
    turns.ask(() => drawn.push("d"))
    vi.advanceTimersByTime(16)
    expect(drawn).toEqual(["a", "c", "d"])
    expect(vi.getTimerCount()).toBe(0)
  })

  it("come when the page has nothing to do, where the browser tells", () => {
    const idle: Array<() => void> = []
    vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work))
    const turns = makePictureTurns()
    const draw = vi.fn()
    turns.ask(draw)
    vi.advanceTimersByTime(1_000)
    expect(draw).not.toHaveBeenCalled()
    idle.shift()!()
    expect(draw).toHaveBeenCalledOnce()
    expect(idle).toEqual([])
  })

  it.each([
    ["as fast as one reads", 15, 16],
    ["faster", 16, 100]
  ])("wait for 100 ms after the grid was scrolled faster than 0.15 px a millisecond: %s", (_, px, wait) => {
    const turns = makePictureTurns()
    const draw = vi.fn()
    turns.scrolled(1_000)
    vi.advanceTimersByTime(100)
    turns.scrolled(1_000 - px)
    turns.ask(draw)
    vi.advanceTimersByTime(wait - 1)
    expect(draw).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(draw).toHaveBeenCalledOnce()
  })

  it("wait on while it goes on", () => {
    const turns = makePictureTurns()
    const draw = vi.fn()
    turns.scrolled(0)
    turns.ask(draw)
    for (let top = 500; top <= 5_000; top += 500) {
      turns.scrolled(top)
      vi.advanceTimersByTime(99)
    }
    expect(draw).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(draw).toHaveBeenCalledOnce()
  })
})
