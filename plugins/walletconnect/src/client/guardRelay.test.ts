import { describe, expect, it, vi } from "vitest"
import { guardRelay } from "./guardRelay.ts"
import { hasDatabase, memoryItems } from "./lastingStorage.ts"

const makeRelayer = () => {
  const taken: Array<unknown> = []
  const relayer = {
    provider: {
      connection: {
        onPayload: (_: { readonly data?: unknown }) => {},
        events: {
          emit: (_: string, payload: { readonly bad?: boolean }) => {
            if (payload.bad === true) throw new TypeError("cannot read")
            taken.push(payload)
          }
        }
      }
    },
    registerProviderListeners: vi.fn(),
    publisher: {
      again: [] as Array<Promise<unknown>>,
      async rpcPublish(): Promise<unknown> {
        throw { code: -32000, message: "internal error" }
      },
      checkQueue() {
        this.again.push(this.rpcPublish())
      }
    },
    onProviderPayload: async (payload: unknown) => {
      if (payload === undefined) throw new TypeError("cannot read")
    }
  }
  const told: Array<string> = []
  guardRelay(relayer, ({ code, message }) => void told.push(`${code}: ${message}`))
  relayer.registerProviderListeners()
  return { taken, told, relayer, say: (data?: unknown) => relayer.provider.connection.onPayload({ data }) }
}

describe("what a relay says", () => {
  it("T13 comes to the client where it is JSON-RPC", () => {
    const { say, taken, told } = makeRelayer()
    say('{"id":1,"jsonrpc":"2.0","result":true}')
    expect([taken, told]).toEqual([[{ id: 1, jsonrpc: "2.0", result: true }], []])
  })

  it("T13 comes to the client where it has two million characters, which is the most", () => {
    const { say, taken, told } = makeRelayer()
    say(`{"a":"${"x".repeat(1_999_992)}"}`)
    expect([taken.length, told]).toEqual([1, []])
  })

  it.each([
    ["no text", new ArrayBuffer(1), /no text/],
    ["nothing", undefined, /no text/],
    ["half of a JSON text", "{", /no JSON-RPC/],
    ["a text", '"text"', /no JSON-RPC/],
    ["null", "null", /no JSON-RPC/],
    ["a list", "[]", /no JSON-RPC/],
    ["two million characters and one more", `"${"x".repeat(1_999_999)}"`, /more than 2000000 characters/],
    ["what the client cannot read", '{"bad":true}', /could not read/]
  ])("T13 is dropped and told where it is %s", (_, data, reason) => {
    const { say, taken, told } = makeRelayer()
    expect(() => say(data)).not.toThrow()
    expect(taken).toEqual([])
    expect(told).toEqual([expect.stringMatching(reason)])
  })

  it("T13 rejects into nobody's hands no more than it throws", async () => {
    const { relayer, told } = makeRelayer()
    await relayer.onProviderPayload(undefined)
    await relayer.onProviderPayload({})
    expect(told).toEqual([expect.stringMatching(/could not read/)])
  })
})

describe("a relay that refuses", () => {
  it("T13 is heard by who publishes, and by nobody where the client tries again by itself", async () => {
    const { publisher } = makeRelayer().relayer
    await expect(publisher.rpcPublish()).rejects.toMatchObject({ code: -32000 })
    publisher.checkQueue()
    expect(await Promise.all(publisher.again)).toEqual([undefined])
    await expect(publisher.rpcPublish()).rejects.toMatchObject({ code: -32000 })
  })
})

describe("the browser's database", () => {
  const answering = (event: "onsuccess" | "onerror" | "onblocked") => {
    const request: Record<string, any> = { result: { close: () => {} } }
    return {
      deleteDatabase: vi.fn(),
      open: () => {
        queueMicrotask(() => request[event]())
        return request
      }
    } as unknown as IDBFactory
  }

  it("T11 is there where it opens, and nothing of the question stays in it", async () => {
    const database = answering("onsuccess")
    expect(await hasDatabase(database)).toBe(true)
    expect(database.deleteDatabase).toHaveBeenCalledOnce()
  })

  it("T11 is not there where it is missing, fails, throws or never answers", async () => {
    vi.useFakeTimers()
    const silent = hasDatabase({ open: () => ({}) } as unknown as IDBFactory)
    await vi.advanceTimersByTimeAsync(2_000)
    vi.useRealTimers()
    const throwing = {
      open: () => {
        throw new DOMException("no", "SecurityError")
      }
    } as unknown as IDBFactory
    for (const answer of [
      silent,
      hasDatabase(undefined),
      hasDatabase(throwing),
      hasDatabase(answering("onerror")),
      hasDatabase(answering("onblocked"))
    ])
      expect(await answer).toBe(false)
  })

  it("T11 has a place-holder that keeps what it is given as long as the page lives", async () => {
    const items = memoryItems()
    await items.setItem("k", { v: 1 })
    expect([await items.getKeys(), await items.getEntries(), await items.getItem("k")]).toEqual([
      ["k"],
      [["k", { v: 1 }]],
      { v: 1 }
    ])
    await items.removeItem("k")
    expect(await items.getItem("k")).toBeUndefined()
  })
})
