import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { act, mountHook } from "../../tests/support/mount.tsx"
import { useReadOn, type ReadList } from "./useReadOn.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A list of which a read tells two hundred blocks more. */
const open = async (block: number, goesOn = true) => {
  let list: ReadList = { status: "ready", since: { block, ...(goesOn ? { goesOn: true as const } : {}) } }
  const read = vi.fn(() => {
    const rest = Math.max(0, (list.since?.block ?? 0) - 200)
    list = rest === 0 ? { status: "ready" } : { status: "ready", since: { block: rest, goesOn: true } }
  })
  const hook = await mountHook(() => useReadOn(read, list))
  const become = (status: ReadList["status"]) => {
    list = { ...list, status }
    return hook.again()
  }
  const pass = (millis: number) => act(async () => void (await vi.advanceTimersByTimeAsync(millis)))
  return { ...hook, become, read, pass }
}

describe("a list that is read on", () => {
  it("is read until its source has looked back to the beginning, with a pause before each read", async () => {
    const { read, pass, result } = await open(500)
    expect(result.current).toBe(true)
    await pass(499)
    expect(read).not.toHaveBeenCalled()
    await pass(1)
    expect(read).toHaveBeenCalledTimes(1)
    await pass(500)
    await pass(500)
    expect(read).toHaveBeenCalledTimes(3)
    expect(result.current).toBe(false)
    await pass(5_000)
    expect(read).toHaveBeenCalledTimes(3)
  })

  it("is not read where its source goes no further, while it is being read, or after a failure", async () => {
    const whole = await open(500, false)
    expect(whole.result.current).toBe(false)
    const busy = await open(500)
    await busy.become("loading")
    await busy.pass(5_000)
    expect(busy.read).not.toHaveBeenCalled()
    expect(busy.result.current).toBe(true)
    await busy.become("ready")
    await busy.pass(500)
    expect(busy.read).toHaveBeenCalledTimes(1)
    expect(whole.read).not.toHaveBeenCalled()
    const failed = await open(500)
    await failed.become("failed")
    expect(failed.result.current).toBe(false)
    await failed.pass(500)
    expect(failed.read).not.toHaveBeenCalled()
  })

  it("is not read while nobody looks at the page, nor after its component has gone", async () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true)
    const { read, pass, unmount } = await open(500)
    await pass(500)
    expect(read).not.toHaveBeenCalled()
    hidden.mockReturnValue(false)
    const other = await open(500)
    await other.unmount()
    await unmount()
    await pass(500)
    expect(other.read).not.toHaveBeenCalled()
  })

  it("is read a hundred times at most", async () => {
    const { read, pass, result } = await open(1_000_000)
    for (let turn = 0; turn < 105; turn++) await pass(500)
    expect(read).toHaveBeenCalledTimes(100)
    expect(result.current).toBe(false)
  })
})
