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

it("S4.22 in part: a window that the page is cut off from is not said to be closed", async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const headers = new Headers({ "cross-origin-opener-policy": "same-origin" })
  const page = Object.assign(new EventTarget(), {
    location: { href: "https://shop.example/" },
    fetch: async () => ({ headers })
  })
  const outcome = awaitResult({ closed: true, close: () => {} } as unknown as Window, {
    frameOrigin: "https://wallet.example",
    page: page as unknown as Window,
    signal: new AbortController().signal
  }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await outcome).toMatchObject({ code: "WINDOWS_CUT_OFF" })
  expect(vi.getTimerCount()).toBe(0)
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

it("T15 a message of the provider's window without a result ends nothing, of whatever origin; one of another window neither", async () => {
  const page = new EventTarget()
  const popup = { closed: false, close: vi.fn() }
  const origin = "https://wallet.example"
  let ended: unknown
  const result = awaitResult(popup as unknown as Window, {
    frameOrigin: origin,
    page: page as unknown as Window,
    signal: new AbortController().signal
  })
  result.then(
    (uri) => (ended = uri),
    (error: unknown) => (ended = error)
  )
  const say = (message: object) => page.dispatchEvent(Object.assign(new Event("message"), message))
  const odd = [undefined, null, "?code=1", {}, { resultUri: 7 }, { resultUri: `?${"x".repeat(8_192)}` }]
  for (const data of odd) {
    say({ source: popup, origin, data })
    say({ source: popup, origin: "https://provider.example", data })
  }
  const stolen = { resultUri: "?code=stolen" }
  for (const source of [page, null, undefined, { ...popup }]) {
    say({ source, origin, data: stolen })
    say({ source, origin: "https://evil.test", data: stolen })
  }
  await Promise.resolve()
  expect([ended, popup.close.mock.calls.length]).toEqual([undefined, 0])
  say({ source: popup, origin, data: { resultUri: "?code=1" } })
  expect(await result).toBe("?code=1")
})

it.each(["https://wallet.example.evil.test", "http://wallet.example", "https://wallet.example:8443", "null"])(
  "T15 a result that the provider's window posts from %s is refused, and the honest one after it comes too late",
  async (origin) => {
    const page = new EventTarget()
    const popup = { closed: false, close: vi.fn() }
    const result = awaitResult(popup as unknown as Window, {
      frameOrigin: "https://wallet.example",
      page: page as unknown as Window,
      signal: new AbortController().signal
    }).catch((error: unknown) => error)
    const say = (from: string) =>
      page.dispatchEvent(
        Object.assign(new Event("message"), { source: popup, origin: from, data: { resultUri: "?code=1" } })
      )
    say(origin)
    say("https://wallet.example")
    expect(await result).toMatchObject({
      code: "EMBEDDED_SOCIAL_FAILED",
      details: { reason: "untrusted" }
    })
    expect(popup.close).toHaveBeenCalledOnce()
  }
)

it("S4.22 in part: goes to no address that is none of the web", () => {
  expect(checkedUri("https://provider.example/authorize")).toBe("https://provider.example/authorize")
  expect(() => checkedUri("javascript:alert(1)")).toThrowError(
    expect.objectContaining({ code: "EMBEDDED_SOCIAL_FAILED" })
  )
})
