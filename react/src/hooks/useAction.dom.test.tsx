import { describe, expect, it, vi } from "vitest"
import { act, mountHook } from "../../../tests/support/mount.tsx"
import { useAction } from "./useAction.ts"

const deferred = <A,>() => Promise.withResolvers<A>()

describe("useAction", () => {
  it("goes from idle to pending to success, and keeps its functions", async () => {
    const work = deferred<string>()
    const { result } = await mountHook(() => useAction((_request: { readonly id: number }) => work.promise))
    const { run, runAsync, reset } = result.current
    expect(result.current).toMatchObject({
      status: "idle",
      data: undefined,
      error: undefined,
      request: undefined
    })

    await act(async () => run({ id: 1 }))
    expect(result.current).toMatchObject({ status: "pending", request: { id: 1 } })

    await act(async () => work.resolve("done"))
    expect(result.current).toMatchObject({ status: "success", data: "done", request: { id: 1 } })
    expect(result.current).toMatchObject({ run, runAsync, reset })

    await act(async () => reset())
    expect(result.current).toMatchObject({ status: "idle", data: undefined, request: undefined })
  })

  it("calls in the task of the caller", async () => {
    const perform = vi.fn(async () => {})
    const { result } = await mountHook(() => useAction(perform))
    await act(async () => {
      result.current.run()
      expect(perform).toHaveBeenCalledOnce()
    })
  })

  it("shows a rejection as its error, unhandled in neither form", async () => {
    const unhandled = vi.fn()
    process.on("unhandledRejection", unhandled)
    const failure = new Error("declined")
    const { result } = await mountHook(() => useAction(() => Promise.reject(failure)))

    await act(async () => result.current.run())
    expect(result.current).toMatchObject({ status: "error", error: failure, data: undefined })
    await act(async () => {
      await expect(result.current.runAsync()).rejects.toBe(failure)
    })
    await new Promise((resolve) => setTimeout(resolve))
    process.off("unhandledRejection", unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })

  it("shows what is thrown before a Promise is there", async () => {
    const failure = new Error("at once")
    const { result } = await mountHook(() =>
      useAction((): Promise<void> => {
        throw failure
      })
    )
    await act(async () => result.current.run())
    expect(result.current).toMatchObject({ status: "error", error: failure })
  })

  it("lets the latest call decide, whatever ends last", async () => {
    const first = deferred<string>()
    const second = deferred<string>()
    const answers = [first.promise, second.promise]
    const { result } = await mountHook(() => useAction((index: number) => answers[index]!))
    let early: Promise<string> | undefined
    await act(async () => {
      early = result.current.runAsync(0)
      result.current.run(1)
    })
    await act(async () => second.resolve("second"))
    await act(async () => first.resolve("first"))
    expect(result.current).toMatchObject({ status: "success", data: "second", request: 1 })
    await expect(early).resolves.toBe("first")
  })

  it("drops an outcome that comes after a reset or after the component is gone", async () => {
    const work = deferred<string>()
    const { result, unmount } = await mountHook(() => useAction(() => work.promise))
    await act(async () => result.current.run())
    await act(async () => result.current.reset())
    let late: Promise<string> | undefined
    await act(async () => {
      late = result.current.runAsync()
    })
    await unmount()
    const { renders } = result
    work.resolve("late")
    await expect(late).resolves.toBe("late")
    expect(result.renders).toBe(renders)
  })
})
