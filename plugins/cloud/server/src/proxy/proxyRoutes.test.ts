import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"
import { describe, expect, it, onTestFinished } from "vitest"
import { toConfiguration } from "../readConfiguration.ts"
import { startCloud } from "../startCloud.ts"

interface Seen {
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
}

/** A service on this machine, and a cloud before it. */
const open = async (
  answer: {
    readonly status?: number
    readonly body?: string
    readonly headers?: Record<string, string>
  } = {},
  more: object = {}
) => {
  const seen: Array<Seen> = []
  const service = createServer(({ url, headers }, response) => {
    seen.push({ url, headers })
    response.writeHead(answer.status ?? 200, { "content-type": "application/json", ...answer.headers })
    response.end(answer.body ?? '{"dstAmount":"5"}')
  })
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void service.close())
  const server = await startCloud({
    configuration: toConfiguration({
      projects: [{ id: "one", origins: ["https://*.example", "https://site.test"] }, { id: "two" }],
      upstreams: [
        {
          id: "one-inch",
          url: `http://127.0.0.1:${(service.address() as AddressInfo).port}/api`,
          routes: ["/swap/v6.0/"],
          headers: { authorization: "Bearer secret" },
          ...more
        }
      ]
    }),
    port: 0
  })
  onTestFinished(() => server.stop())
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${server.url}${path}`, { headers: { origin: "https://app.example" }, ...init })
  return { ask, seen }
}
const quote = "/proxy/one/one-inch/swap/v6.0/1/quote?src=0x1&amount=2"

describe("a service that is asked through the server", () => {
  it("gets path and query with the server's key, and nothing of the page's own", async () => {
    const { ask, seen } = await open()
    const response = await ask(quote, {
      headers: {
        origin: "https://app.example",
        cookie: "a=1",
        authorization: "mine",
        "x-own": "1",
        referer: "https://app.example/a"
      }
    })
    expect([response.status, await response.json()]).toEqual([200, { dstAmount: "5" }])
    expect(response.headers.get("cache-control")).toBe("no-store")
    expect(response.headers.get("access-control-allow-origin")).toBe("*")
    expect(seen[0]!.url).toBe("/api/swap/v6.0/1/quote?src=0x1&amount=2")
    const { authorization, cookie, origin, referer, "x-own": own } = seen[0]!.headers
    expect([authorization, cookie, origin, referer, own]).toEqual([
      "Bearer secret",
      undefined,
      undefined,
      undefined,
      undefined
    ])
  })

  it.each([
    ["another project", "/proxy/three/one-inch/swap/v6.0/1/quote", 401],
    ["a project without origins", "/proxy/two/one-inch/swap/v6.0/1/quote", 401],
    ["another service", "/proxy/one/other/swap/v6.0/1/quote", 404],
    ["another route", "/proxy/one/one-inch/orderbook/v4.0/1", 404],
    ["a route that only begins alike", "/proxy/one/one-inch/swap/v6.0", 404],
    ["a way out of the route", "/proxy/one/one-inch/swap/v6.0/..%2f..%2fadmin", 404],
    ["a way out that is written openly", "/proxy/one/one-inch/swap/v6.0/../../admin", 404],
    ["a query without an end", `${quote}&x=${"9".repeat(4_000)}`, 400]
  ])("is not asked for %s", async (_, path, status) => {
    const { ask, seen } = await open()
    expect((await ask(path)).status).toBe(status)
    expect(seen).toEqual([])
  })

  it.each(["https://app.example.evil.test", "https://site.test.evil", "http://site.test", "null", ""])(
    "is not asked for a page of %j",
    async (origin) => {
      const { ask, seen } = await open()
      expect((await ask(quote, { headers: { origin } })).status).toBe(401)
      expect((await ask(quote, { method: "POST" })).status).toBe(404)
      expect(seen).toEqual([])
    }
  )

  it("passes on what is refused, and not that the server's own key is", async () => {
    const body = '{"description":"insufficient liquidity"}'
    const { ask } = await open({ status: 400, body })
    const refused = await ask(quote)
    expect([refused.status, await refused.text()]).toEqual([400, body])
    const { ask: fast } = await open({ status: 429, body: "Too fast", headers: { "retry-after": "7" } })
    const limited = await fast(quote)
    expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "7"])
    for (const status of [401, 403, 500]) {
      const { ask: other } = await open({ status, body: '{"key":"secret"}' })
      const response = await other(quote)
      expect([response.status, (await response.text()).includes("secret")]).toEqual([503, false])
    }
  })

  it("is believed nothing but JSON of at most two megabytes, from where it is", async () => {
    for (const answer of [
      { body: "<html></html>" },
      { body: `"${"9".repeat(2_000_000)}"` },
      { status: 302, headers: { location: "https://elsewhere.example" } }
    ])
      expect((await (await open(answer)).ask(quote)).status).toBe(503)
  })

  it("is asked so often by one client, and no more", async () => {
    const { ask, seen } = await open({}, { requestsPerMinute: 2 })
    const statuses: Array<number> = []
    for (let asked = 0; asked < 3; asked++) statuses.push((await ask(quote)).status)
    expect(statuses).toEqual([200, 200, 429])
    expect(seen).toHaveLength(2)
  })

  it.each([
    { routes: [] },
    { routes: ["swap"] },
    { routes: ["/a/../b/"] },
    { url: "https://a.example/" },
    { id: "a/b" },
    { keys: 1 }
  ])("is refused where the configuration says %j", async (more) => {
    await expect(open({}, more)).rejects.toThrow("upstreams")
  })
})
