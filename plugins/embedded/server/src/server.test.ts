import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, describe, expect, it } from "vitest"
import {
  codeOf,
  makeDevice,
  PAGE,
  SECRET,
  startTestServer,
  testConfiguration,
  type TestOptions
} from "../support/testServer.ts"
import { makeSecrets } from "./secrets.ts"
import { toConfiguration } from "./readConfiguration.ts"
import { frameFile } from "./frame/FrameFiles.ts"
import { matchesOrigin } from "./matchesOrigin.ts"
import { originPattern } from "./originPattern.ts"
import { openDatabase } from "./store/openDatabase.ts"

const files = new Map([
  frameFile("main-AAAA.js", Buffer.from("1"))!,
  frameFile("main-BBBB.css", Buffer.from("a{}"))!
])

const contract = `0x${"12".repeat(20)}`
const smartChain = (change: object = {}) => ({
  id: "eip155:1",
  name: "Ethereum",
  rpcUrl: "http://127.0.0.1:9",
  coin: { symbol: "ETH", decimals: 18 },
  smartAccount: { bundlerUrl: "http://127.0.0.1:9/1", factory: contract, implementation: contract, ...change }
})

const ends: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})
const start = async (options: TestOptions = {}) => {
  const server = await startTestServer({ files, ...options })
  ends.push(server.stop)
  return server
}
const directives = (policy: string | null) =>
  new Map((policy ?? "").split("; ").map((entry) => [entry.split(" ")[0], entry.split(" ").slice(1)]))

describe("the frame's document", () => {
  it("S7.31 in part, S6.02[allowed origin] T17: is only for the origins of its project, and loads nothing of others", async () => {
    const { url } = await start()
    const response = await fetch(`${url}/sdk?projectId=one&chainId=1&version=4&enableLogger=false`)
    expect(response.status).toBe(200)
    const policy = directives(response.headers.get("content-security-policy"))
    expect(policy.get("frame-ancestors")).toEqual([
      "https://app.example.com",
      "https://*.example.org",
      "http://localhost:*"
    ])
    expect(policy.get("default-src")).toEqual(["'none'"])
    for (const name of ["script-src", "style-src", "connect-src"])
      expect(policy.get(name)).toEqual(["'self'"])
    expect(policy.get("require-trusted-types-for")).toEqual(["'script'"])
    expect(policy.get("trusted-types")).toEqual(["'none'"])
    expect(response.headers.get("cache-control")).toBe("no-store")
    const text = await response.text()
    expect(text).toContain('src="/frame/main-AAAA.js"')
    expect(text).not.toContain("rpcUrl")
  })

  it("S7.31 in part: is none for a project that is not there, nor for another version", async () => {
    const { url } = await start()
    expect((await fetch(`${url}/sdk?projectId=three&version=4`)).status).toBe(404)
    expect((await fetch(`${url}/sdk?version=4`)).status).toBe(404)
    expect((await fetch(`${url}/sdk?projectId=one&version=3`)).status).toBe(400)
  })

  it("its files never change, and are of no use to other sites", async () => {
    const { url } = await start()
    const { headers, status } = await fetch(`${url}/frame/main-AAAA.js`)
    expect(status).toBe(200)
    expect(headers.get("cache-control")).toContain("immutable")
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin")
    for (const name of ["..%2fserver.ts", "main-CCCC.js", "__proto__"])
      expect((await fetch(`${url}/frame/${name}`)).status).toBe(404)
  })
})

describe("origins", () => {
  it.each([
    ["https://app.example.com", "https://app.example.com", true],
    ["https://app.example.com", "https://app.example.com:8443", false],
    ["https://app.example.com", "http://app.example.com", false],
    ["https://app.example.com", "https://app.example.com.evil.net", false],
    ["https://app.example.com", "https://evil.net/https://app.example.com", false],
    ["https://*.example.com", "https://a.example.com", true],
    ["https://*.example.com", "https://a.b.example.com", true],
    ["https://*.example.com", "https://example.com", false],
    ["https://*.example.com", "https://evilexample.com", false],
    ["https://*.example.com", "https://a.example.com.evil.net", false],
    ["http://127.0.0.1:*", "http://127.0.0.1:3000", true],
    ["http://127.0.0.1:*", "http://127.0.0.1", true],
    ["http://127.0.0.1:*", "http://127.0.0.1.evil.net:3000", false],
    ["http://127.0.0.1:*", "https://127.0.0.1:3000", false],
    ["http://[::1]:*", "http://[::1]:5173", true],
    ["https://app.example.com", "null", false],
    ["https://app.example.com", "", false]
  ])("T17 %s takes %s: %s", (pattern, origin, expected) => {
    expect(matchesOrigin([originPattern(pattern)!], origin)).toBe(expected)
  })

  it.each([
    "*",
    "https://*",
    "https://*.com",
    "https://a*.example.com",
    "https://app.example.com/",
    "https://app.example.com/page",
    "https://app.example.com;script-src *",
    "https://a b.example.com",
    "javascript:alert(1)",
    "https://user@example.com",
    "http://127.0.0.1:99999",
    "app.example.com",
    "'self'",
    ""
  ])("T17 %s is no origin that a project may have", (pattern) => {
    expect(originPattern(pattern)).toBeUndefined()
  })

  it("S5.16 in part: a sign-in names an origin of its own project, or is refused", async () => {
    const { url, inbox } = await start()
    const device = makeDevice(url)
    for (const more of [
      { origin: "https://evil.example" },
      { origin: "https://two.example.com" },
      { projectId: "two" },
      { projectId: "none" },
      { origin: 1 }
    ])
      expect((await device.signIn("ada@example.org", more)).status).toBeGreaterThanOrEqual(400)
    expect(inbox.mails()).toEqual([])
  })

  it("T15 the routes of the frame answer the frame's own page alone", async () => {
    const { url } = await start()
    const from = (headers: Record<string, string>) =>
      makeDevice(url, headers)
        .ask("session")
        .then(({ body }) => body["code"])
    expect(await from({ origin: "https://app.example.com" })).toBe("other-origin")
    expect(await from({ origin: "null" })).toBe("other-origin")
    expect(await from({ "content-type": "text/plain" })).toBe("invalid")
    expect(await from({ origin: url })).toBe("signed-out")
    const preflight = await fetch(`${url}/api/session`, { method: "OPTIONS", headers: { origin: PAGE } })
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull()
  })
})

describe("a node", () => {
  const startNode = async (answer: (body: { readonly method: string }) => object) => {
    const asked: Array<{ readonly method: string; readonly params: unknown }> = []
    const server = createServer((request, response) => {
      const parts: Array<Uint8Array> = []
      request.on("data", (part: Uint8Array) => parts.push(part))
      request.on("end", () => {
        const body = JSON.parse(Buffer.concat(parts).toString()) as { method: string; params: unknown }
        asked.push(body)
        response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer(body)))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    ends.push(() => new Promise((resolve) => server.close(resolve)))
    return { asked, rpcUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  }
  const coin = { symbol: "ETH", decimals: 18 }
  const signedIn = async (chains: ReadonlyArray<object>) => {
    const { url, inbox } = await start({ chains })
    const device = makeDevice(url)
    const { body } = await device.signIn("ada@example.org")
    await device.code(body["attempt"], codeOf(await inbox.take("ada@example.org")))
    return { url, device }
  }

  it("S5.17 in part, T19: is asked what reads, by who is signed in, and nothing else", async () => {
    const { asked, rpcUrl } = await startNode(() => ({ jsonrpc: "2.0", id: 1, result: "0x1" }))
    const { url, device } = await signedIn([{ id: "eip155:1", name: "Ethereum", rpcUrl, coin }])
    const ask = (method: unknown, chainId = "eip155:1") =>
      device.ask("rpc", { chainId, method, params: ["0x"] })
    expect(await ask("eth_blockNumber")).toMatchObject({ status: 200, body: { result: "0x1" } })
    for (const method of [
      "eth_sign",
      "personal_sign",
      "debug_traceCall",
      "wallet_getAssets",
      "eth_accountsx",
      1,
      undefined
    ])
      expect(await ask(method)).toMatchObject({ status: 403 })
    expect(await ask("eth_blockNumber", "eip155:2")).toMatchObject({
      status: 404,
      body: { message: "This wallet does not know the network eip155:2" }
    })
    const stranger = makeDevice(url)
    expect(await stranger.ask("rpc", { chainId: "eip155:1", method: "eth_blockNumber" })).toMatchObject({
      status: 401
    })
    expect(asked).toMatchObject([{ method: "eth_blockNumber", params: ["0x"] }])
  })

  it("T31 in part: its error is told, and one that is silent or strange is no answer", async () => {
    const answers: ReadonlyArray<object> = [
      { error: { code: 3, message: "reverted" } },
      { nothing: true },
      []
    ]
    let turn = 0
    const { rpcUrl } = await startNode(() => answers[turn++]!)
    const { device } = await signedIn([
      { id: "eip155:1", name: "Ethereum", rpcUrl, coin },
      { id: "eip155:2", name: "Nowhere", rpcUrl: "http://127.0.0.1:9/?key=secret", coin }
    ])
    const ask = (chainId: string) => device.ask("rpc", { chainId, method: "eth_call", params: [] })
    expect(await ask("eip155:1")).toMatchObject({
      status: 200,
      body: { error: { code: 3, message: "reverted" } }
    })
    expect(await ask("eip155:1")).toMatchObject({ status: 502 })
    expect(await ask("eip155:1")).toMatchObject({ status: 502 })
    const nowhere = await ask("eip155:2")
    expect(nowhere).toMatchObject({ status: 502 })
    expect(JSON.stringify(nowhere)).not.toContain("secret")
  })
})

describe("a server", () => {
  it("tells how it is, and what it was asked", async () => {
    const { url } = await start()
    await makeDevice(url).ask("session")
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: "ok", projects: 2, chains: 0 })
    expect(await (await fetch(`${url}/metrics`)).text()).toContain(
      'latchkey_embedded_request_seconds_count{route="/api/session",status="401"} 1'
    )
  })

  it("S7.09 in part: refuses a client that asks too much, and says for how long", async () => {
    const { url, clock } = await start({ limits: { requestsPerMinute: 2 } })
    const ask = () => makeDevice(url).ask("session")
    await ask()
    await ask()
    expect(await ask()).toMatchObject({ status: 429, body: { message: "Please try again after 60 seconds" } })
    expect((await fetch(`${url}/health`)).status).toBe(200)
    clock.now += 60_000
    expect(await ask()).toMatchObject({ status: 401 })
  })

  it("refuses what is too large, and what names no device", async () => {
    const { url } = await start()
    expect(await makeDevice(url).ask("session", { more: "x".repeat(200_000) })).toMatchObject({ status: 413 })
    expect(await makeDevice(url, { "x-latchkey-device": "short" }).ask("session")).toMatchObject({
      status: 400
    })
  })

  it("S5.13 in part: takes the contracts of smart accounts, with the EntryPoint that is on every chain", () => {
    const { chains } = testConfiguration("smtp://127.0.0.1", { chains: [smartChain()] })
    expect(chains[0]!.smartAccount).toEqual({
      bundlerUrl: "http://127.0.0.1:9/1",
      factory: contract,
      implementation: contract,
      entryPoint: "0x0000000071727De22E5E9d8BAf0edAc6f37da032"
    })
  })

  it.each([
    [{ secret: "short" }, "secret is no base64 text of at least 32 bytes"],
    [{ projects: [{ id: "one", origins: [] }] }, "projects[0].origins is empty"],
    [{ projects: [{ id: "one", origins: ["*"] }] }, "projects[0].origins[0] is no origin"],
    [{ mail: { smtp: "http://a", from: "a" } }, "mail.smtp is no smtp"],
    [{ chains: [{ id: "bip122:1" }] }, "chains[0].id is no CAIP-2 id of eip155 or solana"],
    [{ limits: { mailsPerHour: 0 } }, "limits.mailsPerHour is no positive number"],
    [{ secret: [SECRET, SECRET] }, "secret says the same one twice"],
    [{ secret: [SECRET, "short"] }, "secret is no base64 text of at least 32 bytes"],
    [{ sessionDay: 3 }, "sessionDay is not known here"],
    [
      { projects: [{ id: "one", origins: ["https://a.example"], origin: "a" }] },
      "projects[0].origin is not known"
    ],
    [{ projects: {} }, "projects is not a list"],
    [
      { projects: [1, 2].map(() => ({ id: "one", origins: ["https://a.example"] })) },
      'projects has two of the id "one"'
    ],
    [{ mail: {}, limits: 1 }, "mail.smtp is missing; mail.from is missing; limits is not an object"],
    [{ projects: [1] }, "projects[0] is not an object"],
    [{ farcaster: 1 }, "farcaster is not an object"],
    [{ farcaster: {} }, "farcaster.rpcUrl is missing"],
    [
      { farcaster: { relayUrl: "http://relay.example", rpcUrl: "http://127.0.0.1:9" } },
      "farcaster.relayUrl is no https address"
    ],
    [
      { chains: [smartChain({ bundlerUrl: "ws://a" })] },
      "chains[0].smartAccount.bundlerUrl is no http address"
    ],
    [
      { chains: [smartChain({ paymaster: { url: "ftp://a", name: "Acme" } })] },
      "chains[0].smartAccount.paymaster.url is no http address"
    ],
    [
      { chains: [smartChain({ paymaster: { url: "http://a", name: "Acme", context: 1 } })] },
      "chains[0].smartAccount.paymaster.context is not an object"
    ],
    [{ chains: [smartChain({ factory: undefined })] }, "chains[0].smartAccount.factory is no text"],
    [
      { chains: [smartChain({ implementation: "0x12" })] },
      "chains[0].smartAccount.implementation is no address of a contract"
    ],
    [
      { chains: [smartChain({ entryPoint: `0x${"1".repeat(41)}` })] },
      "chains[0].smartAccount.entryPoint is no address"
    ],
    [{ chains: [{ ...smartChain(), smartAccount: 1 }] }, "chains[0].smartAccount is not an object"],
    [
      { chains: [{ ...smartChain(), id: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp" }] },
      "chains[0].smartAccount is for chains of eip155 alone"
    ]
  ])("does not start with %j, and says why", (wrong, message) => {
    const right = {
      projects: [{ id: "one", origins: ["https://a.example"] }],
      mail: { smtp: "smtp://127.0.0.1", from: "a@b.c" },
      secret: SECRET
    }
    expect(() => toConfiguration(right)).not.toThrow()
    expect(() => toConfiguration({ ...right, ...wrong })).toThrow(message)
  })

  it("does not start on what was written with another secret, which it could not open", async () => {
    const { mkdtempSync, rmSync } = await import("node:fs")
    const { tmpdir } = await import("node:os")
    const folder = mkdtempSync(`${tmpdir()}/embedded-`)
    ends.push(async () => rmSync(folder, { recursive: true }))
    const secrets = makeSecrets(testConfiguration("smtp://127.0.0.1", {}).secrets)
    const database = await openDatabase(secrets, `${folder}/wallets.db`)
    await database.close()
    await (await openDatabase(secrets, `${folder}/wallets.db`)).close()
    await expect(openDatabase(makeSecrets([new Uint8Array(32)]), `${folder}/wallets.db`)).rejects.toThrow(
      "the database was written with another secret"
    )
  })
})

describe("what the database holds", () => {
  it("T18 neither codes nor tokens nor halves of keys can be read out of it", async () => {
    const { mkdtempSync, readFileSync, readdirSync, rmSync } = await import("node:fs")
    const { tmpdir } = await import("node:os")
    const folder = mkdtempSync(`${tmpdir()}/embedded-`)
    ends.push(async () => rmSync(folder, { recursive: true }))
    const { url, inbox, clock } = await start({ database: `${folder}/wallets.db` })
    const device = makeDevice(url)
    const first = await device.signIn("ada@example.org")
    await device.code(first.body["attempt"], codeOf(await inbox.take("ada@example.org")))
    const share = String((await device.ask("share")).body["share"])
    clock.now += 60_000
    const second = await device.signIn("ada@example.org")
    const code = codeOf(await inbox.take("ada@example.org"))
    const all = Buffer.concat(readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`)))
    expect(all.includes("ada@example.org")).toBe(true)
    for (const secret of [device.state.session!, String(second.body["attempt"]), share, code])
      expect(all.includes(secret)).toBe(false)
    expect(all.includes(Buffer.from(share, "base64url"))).toBe(false)
  })
})
