import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest"
import { makeKit } from "../../support/makeKit.ts"
import { readConfiguration, toConfiguration } from "./readConfiguration.ts"
import { ConfigurationError } from "./ConfigurationError.ts"
import { makeLimiter } from "./makeLimiter.ts"
import { startCloud, type CloudServer } from "./startCloud.ts"
import type { WalletRecord } from "./WalletRecord.ts"

const wallet = (id: string, more: Partial<WalletRecord> = {}): WalletRecord => ({
  id,
  name: `Wallet ${id}`,
  badge_type: "none",
  chains: ["eip155:1"],
  ...more
})

const wallets = [
  wallet("b", { name: "Bee", order: 2, badge_type: "certified" }),
  wallet("a", { name: "Ångström", order: 1, rdns: "example.angstrom" }),
  wallet("z", { name: "Zed 100%", chains: ["solana:x"] }),
  wallet("c", { name: "Кошелёк", keywords: ["север"], chains: ["eip155:1", "solana:x"], image_id: "pic" }),
  ...Array.from({ length: 96 }, (_, index) =>
    wallet(`w${String(index).padStart(2, "0")}`, { order: 10 + index })
  )
]

const chain = (more: object = {}) => ({
  id: "eip155:1",
  rpcUrl: "http://127.0.0.1:8545",
  coin: { name: "Ether", symbol: "ETH", decimals: 18 },
  ...more
})

const projects = [
  {
    id: "one",
    origins: ["https://*.example"],
    features: [{ id: "swap", isEnabled: true, config: ["1inch"] }],
    isAnalyticsEnabled: true
  },
  { id: "two" },
  {
    id: "mail",
    origins: ["https://*.example"],
    features: [{ id: "social_login", isEnabled: true, config: ["email", "x"] }],
    isAnalyticsEnabled: true
  }
]

let folder: string
let server: CloudServer
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "cloud-"))
  for (const kind of ["wallets", "assets", "currencies", "tokens"])
    mkdirSync(path.join(folder, "images", kind), { recursive: true })
  writeFileSync(path.join(folder, "images/wallets/pic.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>")
  writeFileSync(path.join(folder, "images/assets/net.png"), "png")
  writeFileSync(path.join(folder, "images/currencies/usd.webp"), "webp")
  writeFileSync(path.join(folder, "images/tokens/eth.jpg"), "jpg")
  writeFileSync(path.join(folder, "images/wallets/notes.txt"), "secret")
  writeFileSync(path.join(folder, "wallets.json"), JSON.stringify(wallets))
  writeFileSync(
    path.join(folder, "cloud.json"),
    JSON.stringify({
      projects,
      wallets: "wallets.json",
      images: "images",
      limits: { requestsPerMinute: 100_000 }
    })
  )
  server = await startCloud({ configuration: readConfiguration(path.join(folder, "cloud.json")), port: 0 })
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const get = (route: string, query: Readonly<Record<string, string>> = {}, init?: RequestInit) =>
  fetch(`${server.url}${route}?${new URLSearchParams({ projectId: "one", ...query })}`, init)
const json = async (route: string, query?: Readonly<Record<string, string>>) =>
  (await get(route, query)).json()
const found = async (query: Readonly<Record<string, string>>) => {
  const { data, count } = (await json("/getWallets", query)) as { data: Array<WalletRecord>; count: number }
  return { ids: data.map(({ id }) => id), count }
}

describe("S7.27 in part: the routes of a project", () => {
  it("answer its configuration, its origins and its analytics", async () => {
    expect(await json("/appkit/v1/config")).toEqual({
      features: [{ id: "swap", isEnabled: true, config: ["1inch"] }]
    })
    expect(await json("/projects/v1/origins")).toEqual({ allowedOrigins: ["https://*.example"] })
    expect(await json("/getAnalyticsConfig")).toEqual({ isAnalyticsEnabled: true })
    expect(await json("/appkit/v1/config", { projectId: "two" })).toEqual({ features: [] })
    expect(await json("/getAnalyticsConfig", { projectId: "two" })).toEqual({ isAnalyticsEnabled: false })
  })

  it.each([
    "/appkit/v1/config",
    "/projects/v1/origins",
    "/getAnalyticsConfig",
    "/getWallets",
    "/getWalletImage/pic"
  ])("%s answers nobody else", async (route) => {
    for (const projectId of ["", "three", "One", "__proto__"]) {
      const response = await get(route, { projectId })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ status: "FAILED", reasons: [{ field: "projectId" }] })
      expect(response.headers.get("cache-control")).toBe("no-store")
    }
  })

  it.each([
    ["/getWalletImage/pic", "image/svg+xml"],
    ["/getWalletImage/PIC", "image/svg+xml"],
    ["/public/getAssetImage/net", "image/png"],
    ["/public/getCurrencyImage/USD", "image/webp"],
    ["/public/getTokenImage/ETH", "image/jpeg"]
  ])("%s is an image", async (route, type) => {
    const response = await get(route)
    expect(response.headers.get("content-type")).toBe(type)
    expect(response.headers.get("cache-control")).toContain("max-age=86400")
    expect(response.headers.get("x-content-type-options")).toBe("nosniff")
    expect(response.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/)
  })

  it.each(["none", "notes", "../cloud", "..%2F..%2Fcloud.json", "pic.svg", "%2e%2e", "net"])(
    "an image id is no path: %s",
    async (id) => {
      expect((await get(`/getWalletImage/${id}`)).status).toBe(404)
    }
  )
})

it("S7.27[all but getAnalyticsConfig] a kit asks each route of the catalogue's API with each of its parameters, by its project and version, and has what it answers", async () => {
  const asked: Array<URL> = []
  const { fetch } = globalThis
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    asked.push(new URL(input instanceof Request ? input.url : input))
    return fetch(input, init)
  })
  vi.stubGlobal("window", new EventTarget())
  vi.stubGlobal("location", new URL("https://tea.example/"))
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  const { kit, catalogue } = await makeKit(server, { project: "mail" })
  await kit.cloud.load()
  expect(kit.getSnapshot().feature.values).toMatchObject({ email: true, socials: ["x"] })
  // The page is of an origin that the project lets in.
  expect(kit.getSnapshot().notice.alerts.map(({ code }) => code)).toEqual([])
  const query = {
    page: 1,
    entries: 2,
    include: ["a", "b", "c"],
    exclude: ["a"],
    search: "e",
    certified: true,
    networks: ["eip155:1"]
  } as const
  const page = await kit.cloud.wallets(query)
  expect([page.wallets.map(({ id }) => id), page.count]).toEqual([["b"], 1])
  for (const [kind, id, type] of [
    ["wallet", "pic", "image/svg"],
    ["network", "net", "image/png"],
    ["currency", "USD", "image/webp"],
    ["token", "ETH", "image/jpeg"]
  ] as const) {
    expect((await kit.cloud.image({ kind, id })).startsWith(`data:${type}`)).toBe(true)
    expect(catalogue().images[`${kind}/${id}`]).toContain(`data:${type}`)
  }
  const said = { projectId: "mail", st: "latchkey", sv: expect.stringMatching(/^latchkey-\d/) }
  const told = (path: string) => {
    const urls = asked.filter(({ pathname }) => pathname === path)
    expect([path, urls.length > 0]).toEqual([path, true])
    for (const { searchParams } of urls) expect(Object.fromEntries(searchParams)).toMatchObject(said)
    return Object.fromEntries(urls.at(-1)!.searchParams)
  }
  for (const path of [
    "/appkit/v1/config",
    "/projects/v1/origins",
    "/getWalletImage/pic",
    "/public/getAssetImage/net",
    "/public/getCurrencyImage/USD",
    "/public/getTokenImage/ETH"
  ])
    told(path)
  expect(told("/getWallets")).toMatchObject({
    page: "1",
    entries: "2",
    include: "a,b,c",
    exclude: "a",
    search: "e",
    badge_type: "certified",
    chains: "eip155:1"
  })
})

describe("S3.08 S7.27 in part: the list of wallets", () => {
  it("is in the order of the file's places, then by name", async () => {
    const { ids, count } = await found({ entries: "3" })
    expect(ids).toEqual(["a", "b", "w00"])
    expect(count).toBe(100)
  })

  it("is paged, 40 at a time by default", async () => {
    const pages = await Promise.all(["1", "2", "3", "4"].map((page) => found({ page })))
    expect(pages.map(({ ids }) => ids.length)).toEqual([40, 40, 20, 0])
    expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(100)
  })

  it.each([
    ["bee", ["b"]],
    ["ÅNGSTRÖM", ["a"]],
    ["angstrom", ["a"]],
    ["example.angstrom", ["a"]],
    ["кошелек", ["c"]],
    ["СЕВЕР", ["c"]],
    ["100%", ["z"]],
    ["%", ["z"]],
    ["_", []],
    ["' or 1=1 --", []],
    ["wallet w00", ["w00"]],
    ["w00 wallet", ["w00"]]
  ])("is searched for %s", async (search, ids) => {
    expect((await found({ search })).ids).toEqual(ids)
  })

  it("is filtered by badge, ids and chains, also together", async () => {
    expect((await found({ badge_type: "certified" })).ids).toEqual(["b"])
    expect((await found({ include: "z,a,unknown" })).ids).toEqual(["a", "z"])
    expect((await found({ exclude: "a,b", entries: "1" })).ids).toEqual(["w00"])
    expect((await found({ chains: "solana:x" })).ids.toSorted()).toEqual(["c", "z"])
    expect((await found({ chains: "solana:x,eip155:1" })).count).toBe(100)
    expect((await found({ chains: "solana:x", exclude: "z", search: "кошелек" })).ids).toEqual(["c"])
  })

  it("does not send the words that it searches", async () => {
    const { data } = (await json("/getWallets", { include: "c" })) as { data: Array<object> }
    expect(data[0]).not.toHaveProperty("keywords")
    expect(data[0]).toMatchObject({ image_id: "pic", badge_type: "none" })
  })

  it.each([
    ["page", "0"],
    ["page", "-1"],
    ["page", "x"],
    ["page", "1.5"],
    ["page", "99999"],
    ["entries", "0"],
    ["entries", "101"],
    ["entries", "1e3"],
    ["search", "x".repeat(101)],
    ["include", Array.from({ length: 501 }, (_, index) => index).join(",")]
  ])("refuses %s=%s", async (name, value) => {
    const response = await get("/getWallets", { [name]: value })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      status: "FAILED",
      reasons: [{ field: expect.stringContaining(name) }]
    })
  })
})

describe("what every answer has", () => {
  it("pages of any origin may read it", async () => {
    const response = await get("/getWallets", {}, { headers: { origin: "https://app.example" } })
    expect(response.headers.get("access-control-allow-origin")).toBe("*")
    const preflight = await get(
      "/getWallets",
      {},
      {
        method: "OPTIONS",
        headers: { origin: "https://app.example", "access-control-request-method": "GET" }
      }
    )
    expect(preflight.headers.get("access-control-allow-methods")).toContain("GET")
  })

  it("what did not change is not sent again", async () => {
    const first = await get("/getWallets")
    expect(first.headers.get("cache-control")).toContain("max-age=300")
    const again = await get("/getWallets", {}, { headers: { "if-none-match": first.headers.get("etag")! } })
    expect(again.status).toBe(304)
  })

  it("only what there is can be asked", async () => {
    expect((await get("/nowhere")).status).toBe(404)
    expect((await get("/getWallets", {}, { method: "POST" })).status).toBe(404)
  })
})

describe("the limits", () => {
  it("a client that asks too much is told when to come back", async () => {
    const small = await startCloud({
      configuration: toConfiguration({ projects, limits: { requestsPerMinute: 3 } }),
      port: 0
    })
    const ask = () => fetch(`${small.url}/appkit/v1/config?projectId=one`)
    const answers = [await ask(), await ask(), await ask(), await ask()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(Number(answers[3]!.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(answers[3]!.headers.get("access-control-allow-origin")).toBe("*")
    expect((await fetch(`${small.url}/health`)).status).toBe(200)
    await small.stop()
  })

  it("a bucket refills evenly, and each client has its own", () => {
    const allow = makeLimiter(60)
    for (let count = 0; count < 60; count++) expect(allow("a", 0)).toEqual({ allowed: true })
    expect(allow("a", 0)).toEqual({ retryAfter: 1 })
    expect(allow("b", 0)).toEqual({ allowed: true })
    expect(allow("a", 999)).toEqual({ retryAfter: 1 })
    expect(allow("a", 1_000)).toEqual({ allowed: true })
    expect(allow("a", 1_000)).toEqual({ retryAfter: 1 })
  })
})

it("health and metrics say how it is", async () => {
  expect(await (await fetch(`${server.url}/health`)).json()).toMatchObject({ status: "ok", wallets: 100 })
  await get("/getWallets")
  const text = await (await fetch(`${server.url}/metrics`)).text()
  expect(text).toMatch(/latchkey_cloud_requests_total\{route="\/getWallets",status="200"\} \d+/)
  expect(text).toMatch(/latchkey_cloud_request_seconds_count\{route="\/getWallets"\} \d+/)
  expect(text).toContain("latchkey_cloud_wallets 100")
})

const contract = `0x${"ab".repeat(20)}`
const secret = Buffer.alloc(32, 1).toString("base64")
const nobody = `0x${"0".repeat(40)}`
const exchange = (change: object) => ({
  router: contract,
  factory: contract,
  wrapped: contract,
  tokens: [contract],
  ...change
})

describe("a configuration with a mistake", () => {
  it.each([
    [null, /not an object/],
    [{}, /projects is missing/],
    [{ projects: {} }, /projects is not a list/],
    [{ projects: [], project: [] }, /project is not known here/],
    [{ projects: [{ id: "a" }, { id: "a" }] }, /projects has two of the id "a"/],
    [{ projects: [], secret: "short" }, /secret is no base64 text of at least 32 bytes/],
    [{ projects: [], secret: [secret, secret] }, /secret says the same one twice/],
    [{ projects: [{}] }, /projects\[0\]\.id is missing/],
    [{ projects: [{ id: "a", origins: "x" }] }, /origins/],
    [{ projects: [{ id: "a", features: [{ id: "swap" }] }] }, /projects\[0\]\.features\[0\]/],
    [{ projects: [], wallets: [{ ...wallet("a"), name: "" }] }, /wallets\[0\]\.name is no text/],
    [{ projects: [], wallets: [wallet("a"), wallet("a")] }, /two of the id "a"/],
    [{ projects: [], wallets: [wallet("a,b")] }, /wallets\[0\]\.id is not usable/],
    [{ projects: [], wallets: [wallet("a", { mobile_link: "javascript:x" })] }, /mobile_link/],
    [{ projects: [], limits: { requestsPerMinute: 0 } }, /requestsPerMinute/],
    [{ projects: [], images: 7 }, /images/],
    [{ projects: [], chains: {} }, /chains is not a list/],
    [{ projects: [], chains: [7] }, /chains\[0\] is not an object/],
    [{ projects: [], chains: [chain({ id: "solana:x" })] }, /chains\[0\]\.id is neither/],
    [{ projects: [], chains: [chain({ rpcUrl: "file:///node" })] }, /chains\[0\]\.rpcUrl is no http/],
    [
      { projects: [], chains: [chain({ coin: { name: "Ether", symbol: "ETH" } })] },
      /chains\[0\]\.coin\.decimals is missing/
    ],
    [{ projects: [], chains: [chain({ startBlock: -1 })] }, /chains\[0\]\.startBlock is no whole/],
    [{ projects: [], chains: [chain({ pollSeconds: 0 })] }, /chains\[0\]\.pollSeconds is not between/],
    [{ projects: [], chains: [chain({ spam: ["0x1"] })] }, /chains\[0\]\.spam\[0\] is no address/],
    [
      { projects: [], chains: [chain({ exchange: { router: contract } })] },
      /chains\[0\]\.exchange\.factory is missing/
    ],
    [
      { projects: [], chains: [chain({ exchange: exchange({ router: "0x1" }) })] },
      /exchange\.router is no contract/
    ],
    [
      { projects: [], chains: [chain({ exchange: exchange({ wrapped: nobody }) })] },
      /exchange\.wrapped is no contract/
    ],
    [
      { projects: [], chains: [chain({ exchange: exchange({ tokens: [nobody] }) })] },
      /exchange\.tokens\[0\] is no contract/
    ],
    [{ projects: [], chains: [chain({ exchange: exchange({ tokens: Array(501).fill(contract) }) })] }, /500/],
    [{ projects: [], chains: [chain(), chain()] }, /chains has two of the id "eip155:1"/],
    [{ projects: [], prices: {} }, /prices is not a list/],
    [{ projects: [], prices: "/nowhere/prices.json" }, /cannot be read as JSON/],
    [{ projects: [], priceHours: 0 }, /priceHours is no positive/]
  ])("is told with its place: %j", (value, message) => {
    expect(() => toConfiguration(value)).toThrow(ConfigurationError)
    expect(() => toConfiguration(value)).toThrow(message)
  })
})

describe("the command", () => {
  const run = (...args: ReadonlyArray<string>) =>
    spawn(process.execPath, [path.join(import.meta.dirname, "main.ts"), ...args], {
      stdio: ["ignore", "pipe", "pipe"]
    })
  const line = async (stream: NodeJS.ReadableStream) => String(((await once(stream, "data")) as [Buffer])[0])

  it("starts a server, with its index in a file, and ends it", async () => {
    const database = path.join(folder, "index.sqlite")
    const child = run("--config", path.join(folder, "cloud.json"), "--port", "0", "--database", database)
    const url = /http:\S+\d/.exec(await line(child.stdout))![0]
    const answer = await fetch(`${url}/getWallets?projectId=one&search=bee`)
    expect(await answer.json()).toMatchObject({ count: 1 })
    child.kill("SIGTERM")
    expect(await once(child, "exit")).toEqual([0, null])
  })

  it("says in a line what is wrong with the configuration", async () => {
    writeFileSync(path.join(folder, "bad.json"), JSON.stringify({ projects: [{}] }))
    const child = run("--config", path.join(folder, "bad.json"))
    expect(await line(child.stderr)).toBe(`The configuration is not usable: projects[0].id is missing\n`)
    expect((await once(child, "exit"))[0]).toBe(1)
  })

  it("says how it is used", async () => {
    const child = run()
    expect(await line(child.stderr)).toContain("latchkey-cloud --config FILE")
    expect((await once(child, "exit"))[0]).toBe(2)
  })
})
