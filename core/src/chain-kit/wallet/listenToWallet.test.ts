import { describe, expect, it } from "vitest"
import { listenToWallet } from "./listenToWallet.ts"

type Listener = (payload: unknown) => void

const emitter = () => {
  const listeners = new Set<Listener>()
  return {
    on: (_: string, listener: Listener) => void listeners.add(listener),
    removeListener: (_: string, listener: Listener) => void listeners.delete(listener),
    emit: (_: string, payload: unknown) => {
      for (const listener of [...listeners]) listener(payload)
    },
    listenerCount: () => listeners.size
  }
}

describe("listenToWallet", () => {
  it("T09 tells nothing after it was stopped, and keeps no listener", () => {
    const provider = emitter()
    const told: Array<unknown> = []
    const stop = listenToWallet(provider, "chainChanged", (payload) => told.push(payload))
    provider.emit("chainChanged", "0x1")
    stop()
    provider.emit("chainChanged", "0x2")
    expect(told).toEqual(["0x1"])
    expect(provider.listenerCount()).toBe(0)
  })

  it("T09 prefers removeListener, uses off where there is only that, and needs neither", () => {
    const removed: Array<string> = []
    const { on } = emitter()
    listenToWallet({ on, off: () => removed.push("off") }, "e", () => {})()
    listenToWallet(
      { on, off: () => removed.push("off"), removeListener: () => removed.push("removeListener") },
      "e",
      () => {}
    )()
    listenToWallet({ on }, "e", () => {})()
    expect(removed).toEqual(["off", "removeListener"])
  })

  it("T09 a wallet that still calls a removed listener is not listened to", () => {
    let kept: (payload: unknown) => void = () => {}
    const told: Array<unknown> = []
    listenToWallet({ on: (_: string, listener: typeof kept) => (kept = listener) }, "e", (payload) =>
      told.push(payload)
    )()
    kept("late")
    expect(told).toEqual([])
  })

  it.each([
    ["no events", {}],
    [
      "an on that throws",
      {
        on: () => {
          throw new Error("on")
        }
      }
    ],
    ["an on that rejects", { on: () => Promise.reject(new Error("on")) }],
    ["no object at all", null]
  ])("T08 bears a provider with %s", async (_, provider) => {
    const stop = listenToWallet(provider, "e", () => {})
    expect(stop).not.toThrow()
    // A rejection that nobody handles would fail the run.
    await new Promise((resolve) => setTimeout(resolve))
  })
})
