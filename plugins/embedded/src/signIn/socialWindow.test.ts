import { expect, it, onTestFinished, vi } from "vitest"
import { awaitResult } from "./socialWindow.ts"

it("S4.22[closed, every 1 s] a window that was closed is missed at the next second, and not before", async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const popup = { closed: false, close: vi.fn() }
  const looks = vi.fn(() => popup.closed)
  const window = Object.defineProperty({ ...popup }, "closed", { get: looks })
  let failed: unknown
  awaitResult(window as unknown as Window, {
    frameOrigin: "https://wallet.example",
    page: new EventTarget() as unknown as Window,
    signal: new AbortController().signal
  }).catch((error: unknown) => (failed = error))
  for (let second = 1; second <= 5; second++) {
    await vi.advanceTimersByTimeAsync(1_000)
    expect(looks).toHaveBeenCalledTimes(second)
  }
  popup.closed = true
  await vi.advanceTimersByTimeAsync(999)
  expect(failed).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toMatchObject({ code: "EMBEDDED_SOCIAL_FAILED", message: "Popup closed" })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(looks).toHaveBeenCalledTimes(6)
})
