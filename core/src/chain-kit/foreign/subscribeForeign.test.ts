import { describe, expect, it, vi } from "vitest"
import { subscribeForeign } from "./subscribeForeign.ts"

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

describe("subscribeForeign", () => {
  it("subscribes in the caller's task, and ends in that of its end where there is a function", () => {
    const end = vi.fn()
    const subscribe = vi.fn(() => end)
    const stop = subscribeForeign(subscribe)
    expect([subscribe.mock.calls.length, end.mock.calls.length]).toEqual([1, 0])
    stop()
    expect(end).toHaveBeenCalledTimes(1)
  })

  it("ends when the function comes, where that is after its end", async () => {
    const end = vi.fn()
    const { promise, resolve } = Promise.withResolvers<() => void>()
    subscribeForeign(() => promise)()
    await settle()
    expect(end).not.toHaveBeenCalled()
    resolve(end)
    await settle()
    expect(end).toHaveBeenCalledTimes(1)
  })

  it("leaves alone what comes and is not ended", async () => {
    const end = vi.fn()
    subscribeForeign(async () => end)
    await settle()
    expect(end).not.toHaveBeenCalled()
  })

  const fail = () => {
    throw new Error("no")
  }
  it.each([
    ["nothing", () => undefined],
    ["an object", () => ({})],
    ["an error, thrown", fail],
    ["a promise that is rejected", () => Promise.reject(new Error("no"))],
    ["a promise that never settles", () => new Promise(() => {})],
    ["a function that throws", () => fail],
    ["a promise of a function that throws", async () => fail],
    ["a function that is rejected", () => () => Promise.reject(new Error("no"))],
    // oxlint-disable-next-line unicorn/no-thenable -- to be awaited is the point
    ["a thenable whose `then` throws", () => Object.defineProperty({}, "then", { get: fail })]
  ])("T08 survives %s, ended or not", async (_, subscribe) => {
    subscribeForeign(subscribe)
    subscribeForeign(subscribe)()
    // An unhandled rejection fails the run.
    await settle()
  })
})
