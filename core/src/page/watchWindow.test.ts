import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { ServedPage } from "./isCutOff.ts"
import { isCutOff } from "./isCutOff.ts"
import { readsClosed, watchWindow } from "./watchWindow.ts"

const href = "https://shop.test/tea?cup=2"
const servedWith = (policy?: string, more: ServedPage = {}) => {
  const headers = new Headers(policy === undefined ? {} : { "cross-origin-opener-policy": policy })
  return { location: { href }, fetch: vi.fn(async () => ({ headers })), ...more }
}

describe("whether the page is cut off from its windows", () => {
  it.each([
    ["same-origin", true],
    ['same-origin; report-to="coop"', true],
    [" same-origin ", true],
    ["same-origin-allow-popups", false],
    ["noopener-allow-popups", false],
    ["unsafe-none", false],
    ["", false],
    [undefined, false]
  ])("is told by its own server: %j is %s", async (policy, is) => {
    const page = servedWith(policy)
    expect(await isCutOff(page)).toBe(is)
    expect(page.fetch).toHaveBeenCalledExactlyOnceWith(href, {
      method: "HEAD",
      signal: expect.any(AbortSignal)
    })
  })

  it("is known at once of a page that is isolated", async () => {
    const page = servedWith("unsafe-none", { crossOriginIsolated: true })
    expect(await isCutOff(page)).toBe(true)
    expect(page.fetch).not.toHaveBeenCalled()
  })

  it("is that of the page that shows a frame, and unknown where that is of another origin", async () => {
    const shown = servedWith("same-origin", { top: { location: { href: "https://shop.test/" } } })
    expect(await isCutOff(shown)).toBe(true)
    expect(shown.fetch).toHaveBeenCalledWith("https://shop.test/", expect.anything())
    const top = {
      get location(): never {
        throw new DOMException("Blocked a frame.", "SecurityError")
      }
    }
    const foreign = servedWith("same-origin", { top })
    expect(await isCutOff(foreign)).toBe(false)
    expect(foreign.fetch).not.toHaveBeenCalled()
  })

  it("is no where the server refuses, or is silent for three seconds", async () => {
    vi.useFakeTimers()
    const refused = servedWith("same-origin", { fetch: () => Promise.reject(new TypeError("refused")) })
    expect(await isCutOff(refused)).toBe(false)
    const silent = servedWith(undefined, {
      fetch: (_, { signal }) =>
        new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)))
    })
    let answer: boolean | undefined
    void isCutOff(silent).then((is) => (answer = is))
    await vi.advanceTimersByTimeAsync(2_999)
    expect(answer).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(answer).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })
})

describe("a window that is watched", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it("that is closed is told once, within a second, and looked at no more", async () => {
    const opened = { closed: false }
    const onGone = vi.fn()
    watchWindow(opened, onGone, { page: servedWith() })
    await vi.advanceTimersByTimeAsync(5_000)
    opened.closed = true
    await vi.advanceTimersByTimeAsync(999)
    expect(onGone).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(onGone).toHaveBeenCalledExactlyOnceWith("closed")
    expect(vi.getTimerCount()).toBe(0)
  })

  it("that only reads as closed is told as cut off", async () => {
    const onGone = vi.fn()
    watchWindow({ closed: true }, onGone, { page: servedWith("same-origin") })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(onGone).toHaveBeenCalledExactlyOnceWith("cutOff")
  })

  it("is believed after as many sightings as are asked for, as often as is asked for", async () => {
    const onGone = vi.fn()
    watchWindow({ closed: true }, onGone, { page: servedWith(), lookMillis: 250, sightings: 2 })
    await vi.advanceTimersByTimeAsync(499)
    expect(onGone).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onGone).toHaveBeenCalledOnce()
  })

  it("is told of no more once the watch has ended, also while the server is asked", async () => {
    const onGone = vi.fn()
    const asked = Promise.withResolvers<{ headers: Headers }>()
    const stop = watchWindow({ closed: true }, onGone, {
      page: servedWith(undefined, { fetch: () => asked.promise })
    })
    await vi.advanceTimersByTimeAsync(1_000)
    stop()
    asked.resolve({ headers: new Headers() })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(onGone).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })

  it("that cannot be read is closed", () => {
    const dead = Object.defineProperty({ closed: false }, "closed", {
      get: () => {
        throw new TypeError("dead object")
      }
    })
    expect([readsClosed(dead), readsClosed({ closed: false }), readsClosed({} as Window)]).toEqual([
      true,
      false,
      true
    ])
  })
})
