import { afterEach, describe, expect, it, vi } from "vitest"
import { createListeners } from "./Listeners.ts"

afterEach(() => void vi.useRealTimers())

describe("listeners", () => {
  it("are called in order, as often as they were added", () => {
    const listeners = createListeners()
    const heard: string[] = []
    const first = (value: unknown) => void heard.push(`first ${String(value)}`)
    listeners.add("connect", first)
    listeners.add("connect", () => void heard.push("second"))
    listeners.add("connect", first)
    listeners.emit("connect", [1])
    expect(heard).toEqual(["first 1", "second", "first 1"])
    listeners.remove("connect", first)
    expect(listeners.count("connect")).toBe(2)
    listeners.emit("disconnect", [])
    expect(heard).toHaveLength(3)
  })

  it("may leave while an event is told", () => {
    const listeners = createListeners()
    const late = vi.fn()
    const once = () => {
      listeners.remove("connect", once)
      listeners.remove("connect", late)
    }
    listeners.add("connect", once)
    listeners.add("connect", late)
    listeners.emit("connect", [])
    expect(late).toHaveBeenCalledTimes(1)
    expect(listeners.count()).toBe(0)
  })

  it("that throw harm no other, and stay visible", () => {
    vi.useFakeTimers()
    const listeners = createListeners()
    const other = vi.fn()
    listeners.add("connect", () => {
      throw new Error("the page's own")
    })
    listeners.add("connect", other)
    listeners.emit("connect", [])
    expect(other).toHaveBeenCalledTimes(1)
    expect(() => vi.runAllTimers()).toThrow("the page's own")
  })
})
