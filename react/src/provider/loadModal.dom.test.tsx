import { beforeEach, describe, expect, it, vi } from "vitest"
import { act, mount } from "../../../tests/support/mount.tsx"
import { makeTestKit } from "../../../tests/support/testKit.ts"
import { ConnectButton, KitProvider } from "../index.ts"

const idle: Array<() => void> = []
const runIdle = () => idle.splice(0).forEach((work) => work())

beforeEach(() => {
  // Not after each test: the trees of a test are taken away later.
  vi.unstubAllGlobals()
  idle.length = 0
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work))
  vi.stubGlobal("cancelIdleCallback", (handle: number) => void idle.splice(handle - 1, 1))
})

const setUp = async (options: Parameters<typeof makeTestKit>[0], runs = false) => {
  const prefetch = vi.fn()
  const { kit: made } = makeTestKit(options)
  if (runs) await made.ready()
  const kit = { ...made, prefetch }
  const tree = await mount(<KitProvider kit={kit} children={<ConnectButton />} />)
  return { ...tree, prefetch, button: tree.container.querySelector("button")! }
}

describe("prefetching", () => {
  it("S9.06 happens when the page is idle, unless it is turned off", async () => {
    const on = await setUp({ prefetch: true })
    expect(on.prefetch).not.toHaveBeenCalled()
    runIdle()
    expect(on.prefetch).toHaveBeenCalledOnce()
    await on.unmount()

    const off = await setUp({ prefetch: false })
    runIdle()
    expect(off.prefetch).not.toHaveBeenCalled()
    await act(async () => off.button.focus())
    expect(off.prefetch).toHaveBeenCalled()
  })

  it("of an engine that runs already does not happen", async () => {
    const { prefetch, button } = await setUp({ prefetch: true }, true)
    runIdle()
    await act(async () => button.focus())
    expect(prefetch).not.toHaveBeenCalled()
  })

  it("does not happen after the provider is gone", async () => {
    const { prefetch, unmount } = await setUp({ prefetch: true })
    await unmount()
    runIdle()
    expect(prefetch).not.toHaveBeenCalled()
  })

  it("does not happen for a visitor who saves data", async () => {
    vi.stubGlobal("navigator", { connection: { saveData: true } })
    const { prefetch, button } = await setUp({ prefetch: true })
    runIdle()
    await act(async () => button.focus())
    expect(prefetch).not.toHaveBeenCalled()
  })

  it("waits by the clock where a browser has no idle time to tell", async () => {
    vi.stubGlobal("requestIdleCallback", undefined)
    vi.useFakeTimers()
    const { prefetch } = await setUp({ prefetch: true })
    vi.advanceTimersByTime(1_999)
    expect(prefetch).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    expect(prefetch).toHaveBeenCalledOnce()
  })
})
