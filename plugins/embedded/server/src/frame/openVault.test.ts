import { afterEach, describe, expect, it, vi } from "vitest"
import { openVault } from "../../frame/vault/openVault.ts"

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A request that fails by its event, as browsers deny a database to a frame. */
const denied = () => {
  const request = new EventTarget() as EventTarget & { error?: unknown; onerror?: () => void }
  queueMicrotask(() => {
    request.error = new DOMException("The operation is insecure.", "SecurityError")
    request.onerror?.()
    request.dispatchEvent(new Event("error"))
  })
  return request
}

describe("a browser that keeps nothing for frames", () => {
  it.each([
    ["has no database", undefined],
    ["denies it", { open: denied }],
    [
      "throws",
      {
        open: () => {
          throw new DOMException("The operation is insecure.", "SecurityError")
        }
      }
    ],
    ["never answers", { open: () => new EventTarget() }]
  ])("T17 gets a wallet for as long as the page lives, where it %s", async (_, database) => {
    vi.useFakeTimers()
    vi.stubGlobal("indexedDB", database)
    const opening = openVault()
    await vi.advanceTimersByTimeAsync(2_000)
    const vault = await opening
    expect(vault.isLasting).toBe(false)
    await vault.set("key", "value")
    expect(await vault.get("key")).toBe("value")
    await vault.delete("key")
    expect(await vault.get("key")).toBeUndefined()
  })
})
