import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { createKit, memoryStorage } from "@latchkey/core"
import { afterEach, describe, expect, it } from "vitest"
import { network, request, testChain } from "../../support/testPay.ts"
import { pay } from "../index.ts"
import { assetId } from "./assetId.ts"
import { exchangeApi, type ExchangeApiOptions } from "./index.ts"

const results: Readonly<Record<string, unknown>> = {
  reown_getExchanges: { exchanges: [{ id: "north", name: "North", imageUrl: "" }], total: 1 },
  reown_getExchangePayUrl: { url: "https://exchange.example/pay", sessionId: "s1" },
  reown_getExchangeBuyStatus: { status: "SUCCESS", txHash: "0x0123456789abcdef" }
}

const closing: Array<() => Promise<void>> = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A kit over a service that answers with `answer`, or as it should. */
const open = async (
  answer?: (method: string) => unknown,
  options: Partial<ExchangeApiOptions> = { slip44: { "test:1": 7 } }
) => {
  const asked: Array<{ readonly url: string | undefined; readonly body: Record<string, unknown> }> = []
  const server = createServer((incoming, response) => {
    void (async () => {
      let text = ""
      for await (const chunk of incoming) text += String(chunk)
      const body = JSON.parse(text) as { readonly method: string; readonly params: object }
      asked.push({ url: incoming.url, body: { ...body } })
      const said =
        answer === undefined ? { jsonrpc: "2.0", id: 1, result: results[body.method] } : answer(body.method)
      response.end(typeof said === "string" ? said : JSON.stringify(said))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1)],
    plugins: [
      testChain().plugin,
      pay(),
      exchangeApi({ url: `${url}/`, projectId: "a project", pages: ["https://exchange.example"], ...options })
    ],
    storage: memoryStorage()
  })
  closing.push(async () => {
    await kit.dispose()
    await new Promise((resolve) => server.close(resolve))
  })
  return { kit, asked }
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    (value) => value,
    ({ code }: { readonly code: string }) => code
  )
const session = { exchangeId: "north", sessionId: "s1" }

describe("exchangeApi", () => {
  it("declares where it pays, on which networks and with whose pictures; nothing of what it was not given", () => {
    const given = { url: "https://a.example", projectId: "p1", pages: ["https://b.example"] }
    const filling = (more: Partial<ExchangeApiOptions>) => {
      const { load: _, ...declared } = (exchangeApi({ ...given, ...more }).fills![0]!.value ?? {}) as {
        readonly load: unknown
      }
      return declared
    }
    const base = { id: "exchange-api", pages: given.pages }
    expect(filling({})).toStrictEqual(base)
    const more = { networks: ["test:1"], pictures: ["https://c.example"] } as const
    expect(filling(more)).toStrictEqual({ ...base, ...more })
  })

  it("a link that is refused says which exchange it was to be of", async () => {
    const { kit } = await open(() => ({ jsonrpc: "2.0", id: 1, error: { code: -1, message: "no" } }))
    await expect(kit.pay.buyStatus(session)).rejects.toMatchObject({
      code: "EXCHANGE_FAILED",
      details: { of: "status", exchangeId: "north" }
    })
    await expect(kit.pay.exchanges(request)).rejects.toMatchObject({ details: { of: "exchanges" } })
  })

  it("asks by JSON-RPC, with CAIP ids and exact decimal amounts", async () => {
    const { kit, asked } = await open()
    const filtered = { ...request, payWithExchange: { includeOnly: ["north"], exclude: ["south"] } }
    expect(await kit.pay.exchanges(filtered)).toEqual([{ id: "north", name: "North" }])
    expect(await kit.pay.payUrl({ ...request, exchangeId: "north" })).toEqual({
      url: "https://exchange.example/pay",
      sessionId: "s1"
    })
    expect(await kit.pay.buyStatus(session)).toEqual({ status: "success", hash: "0x0123456789abcdef" })
    const base = { asset: "test:1/slip44:7", amount: "1" }
    expect(asked.map(({ body }) => [body["method"], body["params"]])).toEqual([
      ["reown_getExchanges", { page: 0, ...base, includeOnly: ["north"], exclude: ["south"] }],
      ["reown_getExchanges", { page: 0, ...base }],
      ["reown_getExchangePayUrl", { exchangeId: "north", ...base, recipient: "test:1:b2" }],
      ["reown_getExchangeBuyStatus", session]
    ])
    expect(asked[0]).toMatchObject({
      url: "/v1/json-rpc?projectId=a+project&source=fund-wallet",
      body: { jsonrpc: "2.0", id: 1 }
    })
  })

  it.each([
    ["UNKNOWN", "unknown"],
    ["IN_PROGRESS", "pending"],
    ["FAILED", "failed"],
    ["SUCCESS", "success"]
  ])("says %s as %s", async (wire, status) => {
    const { kit } = await open(() => ({ result: { status: wire } }))
    expect(await kit.pay.buyStatus(session)).toEqual({ status })
  })

  it.each([
    ["an error", { error: { code: -32_000, message: "<b>no</b>" } }],
    ["an error beside a result", { result: { exchanges: [] }, error: { code: 1, message: "no" } }],
    ["nothing", {}],
    ["no object", []],
    ["null", null],
    ["a list that is none", { result: { exchanges: { length: 1 } } }],
    ["no JSON", "<html>"]
  ])("T26 %s is no answer", async (_, answer) => {
    const { kit } = await open(() => answer)
    expect(await codeOf(kit.pay.exchanges(request))).toBe("EXCHANGE_FAILED")
    expect(await codeOf(kit.pay.buyStatus(session))).toBe("EXCHANGE_FAILED")
  })

  it.each([
    ["of another type", { status: 1 }],
    ["in another case", { status: "success" }],
    ["that every object has", { status: "constructor" }],
    ["that is missing", {}]
  ])("T26 a status %s is none", async (_, result) => {
    const { kit } = await open(() => ({ result }))
    expect(await codeOf(kit.pay.buyStatus(session))).toBe("EXCHANGE_FAILED")
  })

  it.each([
    ["without a session", { url: "https://exchange.example/pay" }],
    ["with markup for a session", { url: "https://exchange.example/pay", sessionId: "<b> </b>" }],
    ["elsewhere", { url: "https://elsewhere.example/pay", sessionId: "s1" }],
    ["without encryption", { url: "http://exchange.example/pay", sessionId: "s1" }]
  ])("T26, T27 a page %s is refused", async (_, result) => {
    const { kit } = await open((method) => ({
      result: method === "reown_getExchangePayUrl" ? result : results[method]
    }))
    expect(await codeOf(kit.pay.payUrl({ ...request, exchangeId: "north" }))).toMatch(
      /^EXCHANGE_(FAILED|LINK)$/
    )
  })

  it("asks nobody about what it has no name for", async () => {
    const { kit, asked } = await open(undefined, {})
    expect(await kit.pay.exchanges(request)).toEqual([])
    expect(await codeOf(kit.pay.payUrl({ ...request, exchangeId: "north" }))).toBe("EXCHANGE_FAILED")
    expect(asked).toEqual([])
  })
})

describe("the CAIP-19 id", () => {
  it.each([
    ["eip155:1", undefined, undefined, "eip155:1/slip44:60"],
    ["eip155:137", undefined, { "eip155:137": 966 }, "eip155:137/slip44:966"],
    ["eip155:1", "eip155:1:0xA0b8", undefined, "eip155:1/erc20:0xA0b8"],
    ["solana:5eyk", "solana:5eyk:EPjF", undefined, "solana:5eyk/token:EPjF"],
    ["solana:5eyk", undefined, undefined, "solana:5eyk/slip44:501"],
    ["cosmos:hub", undefined, undefined, undefined],
    ["cosmos:hub", "cosmos:hub:atom", undefined, undefined]
  ] as const)("of %s, %s is as it should be", (networkId, token, slip44, id) => {
    expect(assetId(networkId, token, slip44)).toBe(id)
  })
})
