import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { makeNodeFaults } from "./nodeFaults.ts"

const answer = vi.fn(async () => new Response("ok"))
beforeEach(() => {
  answer.mockClear()
  vi.stubGlobal("fetch", answer)
})
afterEach(() => vi.unstubAllGlobals())

const faults = () => makeNodeFaults(() => ["https://node.example"])
const node = "https://node.example/v2/key"

describe("faults of nodes", () => {
  it("leave the page's fetch alone while none is switched on, and afterwards", async () => {
    const { set, name } = faults()
    expect(globalThis.fetch).toBe(answer)
    set("down")
    set("slow")
    expect(globalThis.fetch).not.toBe(answer)
    set("none")
    expect(name()).toBe("none")
    expect(globalThis.fetch).toBe(answer)
  })

  it.each([node, new URL(node), new Request(node)])(
    "down: a node is not reached, by a text, an address or a request",
    async (input) => {
      const { set } = faults()
      set("down")
      await expect(fetch(input)).rejects.toThrow("Failed to fetch")
      expect(answer).not.toHaveBeenCalled()
      set("none")
    }
  )

  it.each(["https://api.example/", "https://node.example.evil.example/v2"])("leave %s alone", async (url) => {
    const { set } = faults()
    set("down")
    expect(await (await fetch(url)).text()).toBe("ok")
    set("none")
  })

  it("slow: a node is asked after 5 seconds", async () => {
    vi.useFakeTimers()
    const { set } = faults()
    set("slow")
    const answered = fetch(node)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(answer).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await (await answered).text()).toBe("ok")
    set("none")
    vi.useRealTimers()
  })
})
