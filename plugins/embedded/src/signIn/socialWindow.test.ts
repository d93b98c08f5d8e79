import { expect, it, onTestFinished, vi } from "vitest"
import { awaitResult, checkedUri, openSocialWindow } from "./socialWindow.ts"

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

it("S4.22[popup] the window is empty at first, 600 by 800, and the page's own window stays; one that is not given is told", () => {
  const popup = {}
  const open = vi.fn((): object | null => popup)
  const page = { open } as unknown as Window
  expect(openSocialWindow(page)).toBe(popup)
  expect(open).toHaveBeenCalledExactlyOnceWith(
    "about:blank",
    "popupWindow",
    "width=600,height=800,scrollbars=yes"
  )
  open.mockReturnValue(null)
  expect(openSocialWindow(page)).toBeNull()
})

it("S4.22[closed, every 1 s] what a window answers counts from that window and from the frame's origin alone, and closes it", async () => {
  for (const [change, code] of [
    [{}, undefined],
    [{ origin: "https://stranger.example" }, "EMBEDDED_SOCIAL_FAILED"]
  ] as const) {
    const page = new EventTarget()
    const popup = { closed: false, close: vi.fn() }
    const abort = new AbortController()
    const result = awaitResult(popup as unknown as Window, {
      frameOrigin: "https://wallet.example",
      page: page as unknown as Window,
      signal: abort.signal
    }).catch(({ code: told }: { readonly code: string }) => told)
    const say = (message: object) => page.dispatchEvent(Object.assign(new Event("message"), message))
    const honest = { source: popup, origin: "https://wallet.example", data: { resultUri: "?code=1" } }
    say({ ...honest, source: {} })
    say({ ...honest, data: { resultUri: 7 } })
    expect(popup.close).not.toHaveBeenCalled()
    say({ ...honest, ...change })
    say({ ...honest, data: { resultUri: "?code=2" } })
    expect(await result).toBe(code ?? "?code=1")
    expect(popup.close).toHaveBeenCalledOnce()
  }
})

it("S4.22 in part: goes to no address that is none of the web", () => {
  expect(checkedUri("https://provider.example/authorize")).toBe("https://provider.example/authorize")
  expect(() => checkedUri("javascript:alert(1)")).toThrowError(
    expect.objectContaining({ code: "EMBEDDED_SOCIAL_FAILED" })
  )
})
