import { afterEach, expect, it, vi } from "vitest"
import { whenReachable } from "./whenReachable.ts"

const setUp = (onLine: boolean, answer: () => Promise<unknown>) => {
  const ask = vi.fn(answer)
  vi.stubGlobal("navigator", { onLine })
  vi.stubGlobal("location", { origin: "http://127.0.0.1" })
  vi.stubGlobal("fetch", ask)
  return { ask, load: vi.fn(async () => "loaded") }
}
afterEach(() => void vi.unstubAllGlobals())

it("loads in the task of the caller where there is a network, and asks nobody else", async () => {
  const { ask, load } = setUp(true, async () => {})
  const loading = whenReachable(load)
  expect(load).toHaveBeenCalledOnce()
  expect(await loading).toBe("loaded")
  expect(ask).not.toHaveBeenCalled()
})

it("loads nothing while the visitor is offline: a browser may remember that it failed", async () => {
  const { load } = setUp(false, () => Promise.reject(new TypeError("no network")))
  await expect(whenReachable(load)).rejects.toThrow("no network")
  expect(load).not.toHaveBeenCalled()
})

it("loads where the page's own server answers without a network", async () => {
  const { ask, load } = setUp(false, async () => ({ ok: true }))
  expect(await whenReachable(load)).toBe("loaded")
  expect(ask).toHaveBeenCalledWith("http://127.0.0.1", { method: "HEAD", cache: "no-store" })
})
