import { createKit, memoryStorage, type KitCore } from "@latchkey/core"
import { describe, expect, it, onTestFinished } from "vitest"
import { testNetwork, virtualChain } from "../../../../tests/support/virtualChain.ts"
import { makeRecorder } from "../record/makeRecorder.ts"
import { spansOf, type Traced } from "./spansOf.ts"
import { toTrace } from "./toTrace.ts"
import { traceOf } from "./traceOf.ts"

const nothing: Traced = { actions: [], wallets: [], requests: [] }
const action = (name: string, at: number, millis?: number) => ({
  name,
  at,
  status: millis === undefined ? ("running" as const) : ("done" as const),
  ...(millis === undefined ? {} : { millis })
})
const request = (url: string, at: number, millis: number, status = 200) => ({ url, at, millis, status })
const parents = (traced: Partial<Traced>, end = 10_000) => {
  const spans = spansOf({ ...nothing, ...traced }, end)
  const nameOf = (id: number | undefined) => spans.find((span) => span.id === id)?.name
  return spans.map(({ name, parent }) => [name, nameOf(parent)])
}

describe("what took a while", () => {
  it("stands in the action in which it began and ended, in the shortest of several", () => {
    expect(
      parents({
        actions: [action("connect", 100, 900), action("signMessage", 200, 300)],
        wallets: [
          { connector: "io.rabby", method: "personal_sign", at: 210, millis: 280, status: "done" },
          { connector: "io.rabby", method: "eth_accounts", at: 110, millis: 40, status: "done" }
        ],
        requests: [request("https://node.example/rpc", 950, 100)]
      })
    ).toEqual([
      ["connect", undefined],
      ["io.rabby eth_accounts", "connect"],
      ["signMessage", "connect"],
      ["io.rabby personal_sign", "signMessage"],
      // It ended after the action had.
      ["node.example", undefined]
    ])
  })

  it("is within it where a rounded moment is one millisecond off, and not where it is two", () => {
    const off = (by: number) =>
      parents({
        actions: [action("connect", 100, 100)],
        requests: [request("https://a.example/", 150, 50 + by)]
      })
    expect(off(1)).toContainEqual(["a.example", "connect"])
    expect(off(2)).toContainEqual(["a.example", undefined])
  })

  it.each([
    ["at once", action("one", 100, 50), action("two", 100, 50)],
    ["one after the other within a millisecond", action("one", 100, 1), action("two", 100, 2)]
  ])("is in no other action where the two were %s", (_, one, two) => {
    expect(parents({ actions: [one, two] })).toEqual([
      ["one", undefined],
      ["two", undefined]
    ])
  })

  it("is in no action that began after it, though that took longer", () => {
    expect(parents({ actions: [action("short", 100, 1), action("long", 100, 20)] })).toEqual([
      ["short", undefined],
      ["long", undefined]
    ])
  })

  it("holds what happens while it runs", () => {
    expect(
      parents({ actions: [action("swap.submit", 100)], requests: [request("https://a.example/", 5_000, 10)] })
    ).toContainEqual(["a.example", "swap.submit"])
  })

  it("has the code that it ended with", () => {
    const spans = spansOf(
      {
        actions: [
          { name: "connect", at: 1, millis: 2, status: "failed", error: { code: "CONNECTION_REJECTED" } }
        ],
        wallets: [{ connector: "w", method: "m", at: 1, millis: 1, status: "failed", error: null }],
        requests: [request("link-1", 1, 1, 429), request("https://b.example/", 1, 1, 0)]
      },
      10
    )
    expect(spans.map(({ kind, name, status, code }) => [kind, name, status, code])).toEqual([
      ["action", "connect", "failed", "CONNECTION_REJECTED"],
      ["wallet", "w m", "failed", undefined],
      ["request", "link-1", "failed", "429"],
      ["request", "b.example", "done", undefined]
    ])
  })
})

describe("a trace for OpenTelemetry", () => {
  it("has ids of the right length, one trace for an action and all in it, and times in nanoseconds", () => {
    const spans = spansOf(
      {
        ...nothing,
        actions: [action("connect", 1_764_300_000_000, 900), action("close", 1_764_300_002_000)],
        requests: [request("https://node.example/", 1_764_300_000_100, 5)]
      },
      1_764_300_003_000
    )
    const trace = toTrace(spans, "latchkey", 1_764_300_003_000)
    const [{ resource, scopeSpans }] = trace.resourceSpans
    expect(resource.attributes).toEqual([{ key: "service.name", value: { stringValue: "latchkey" } }])
    const [connect, node, close] = scopeSpans[0].spans
    for (const span of scopeSpans[0].spans) {
      expect(span.traceId).toMatch(/^[0-9a-f]{32}$/)
      expect(span.spanId).toMatch(/^[0-9a-f]{16}$/)
    }
    expect(node).toMatchObject({ traceId: connect!.traceId, parentSpanId: connect!.spanId, kind: 3 })
    expect(close!.traceId).not.toBe(connect!.traceId)
    expect(new Set(scopeSpans[0].spans.map(({ spanId }) => spanId)).size).toBe(3)
    expect(connect).toMatchObject({
      name: "connect",
      kind: 1,
      startTimeUnixNano: "1764300000000000000",
      endTimeUnixNano: "1764300000900000000",
      status: { code: 1 }
    })
    expect(connect).not.toHaveProperty("parentSpanId")
    expect(close!.status).toEqual({ code: 0 })
  })

  it("says why something failed", () => {
    const spans = spansOf({ ...nothing, requests: [request("https://a.example/", 1, 1, 503)] }, 2)
    expect(toTrace(spans, "latchkey", 1).resourceSpans[0].scopeSpans[0].spans[0]).toMatchObject({
      status: { code: 2, message: "503" },
      attributes: [
        { key: "latchkey.kind", value: { stringValue: "request" } },
        { key: "latchkey.code", value: { stringValue: "503" } }
      ]
    })
  })

  it("T25 says nothing that is private, and what is asked of the kit's own words", async () => {
    const secret = "ottilie.marsh@mail.example"
    const { plugin } = virtualChain({ wallet: { request: async () => secret } as never }, "eip155")
    const kit = createKit({
      app: { name: "Shop" },
      networks: [testNetwork(1, "eip155")],
      plugins: [plugin],
      storage: memoryStorage()
    }) as unknown as KitCore
    const recorder = makeRecorder(kit, 500)
    onTestFinished(async () => {
      recorder.dispose()
      await kit.dispose()
    })
    await Promise.all([kit.ready(), recorder.hearing])
    await kit.connect({ connectorId: secret }).catch(() => {})
    await kit.connect({ connectorId: "wallet" })
    await (kit.getProvider() as { readonly request: (asked: object) => Promise<unknown> }).request({
      method: secret
    })
    const recording = {
      ...recorder.read(),
      requests: [
        { at: 1, url: `https://x.example/${secret}`, kind: "fetch", millis: 1, bytes: 0, status: 200 }
      ]
    }
    const text = JSON.stringify(traceOf(kit, recording))
    expect(text).not.toMatch(/ottilie|mail\.example|x\.example/i)
    expect(text).toContain('"name":"connect"')
    expect(text).toMatch(/"message":"[A-Z_]+"/)
  })
})
