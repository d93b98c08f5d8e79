import type { SiwxData } from "@latchkey/core"
import { toBase58 } from "@latchkey/core/chain-kit"
import { secp256k1 } from "@noble/curves/secp256k1.js"
import nacl from "tweetnacl"
import { hashMessage, numberToHex, parseSignature, recoverMessageAddress, serializeSignature } from "viem"
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from "viem/accounts"
import { describe, expect, it, vi } from "vitest"
import { testNamespace } from "../../support/testChain.ts"
import { origin, testServer } from "../../support/testServer.ts"
import { formatMessage } from "../formatMessage.ts"
import type { SiwxServerOptions } from "./SiwxServerOptions.ts"
import { isSameSecret } from "./secrets.ts"
import { memoryStore, siwxServer, type SiwxStore } from "./index.ts"

const start = Date.parse("2026-11-22T10:00:00.000Z")

/** A site whose clock the test sets, and one visitor of it. */
const site = (options: Partial<SiwxServerOptions> = {}) => {
  const clock = { now: start }
  const visitor = testServer({ now: () => clock.now, ...options })
  const post = async (route: string, body: unknown, headers?: Readonly<Record<string, string>>) => {
    const response = await visitor.server.handle(visitor.request(route, body, headers))
    visitor.jar.keep(response)
    const answer = (await response.json()) as Readonly<Record<string, unknown>>
    return { status: response.status, answer, headers: response.headers }
  }
  return { ...visitor, clock, post }
}
type Site = ReturnType<typeof site>

const key = privateKeyToAccount(generatePrivateKey())

const messageOf = async (
  { post }: Site,
  change: Partial<SiwxData> = {},
  account: PrivateKeyAccount = key
): Promise<SiwxData> => {
  const { answer } = await post("nonce", {})
  return {
    accountAddress: account.address,
    chainId: "eip155:1",
    domain: "shop.test",
    uri: `${origin}/`,
    version: "1",
    ...(answer as Pick<SiwxData, "nonce" | "issuedAt" | "expirationTime">),
    ...change
  }
}
const signed = async (data: SiwxData, account: PrivateKeyAccount = key) => {
  const message = formatMessage(data)
  return { message, signature: await account.signMessage({ message }) }
}
const signIn = async (at: Site, change: Partial<SiwxData> = {}) =>
  at.post("verify", await signed(await messageOf(at, change)))

describe("signing in with the server part", () => {
  it("S4.24 in part, T29 keeps who signed, until it expires", async () => {
    const shop = site()
    expect(await shop.session()).toBeUndefined()
    expect((await signIn(shop)).status).toBe(200)
    const expiresAt = new Date(start + 86_400_000)
    expect(await shop.session()).toEqual({ chainId: "eip155:1", address: key.address, expiresAt })
    shop.clock.now = expiresAt.getTime() - 1
    expect(await shop.session()).toBeDefined()
    shop.clock.now = expiresAt.getTime()
    expect(await shop.session()).toBeUndefined()
  })

  it("T29 takes what an independent library takes for signed by the account", async () => {
    const shop = site()
    const proof = await signed(await messageOf(shop))
    expect(await recoverMessageAddress(proof)).toBe(key.address)
    expect((await shop.post("check", proof)).status).toBe(200)
    expect(await shop.session()).toBeUndefined()
  })

  it("T29 gives nonces of 128 bits, each its own", async () => {
    const shop = site()
    const nonces = new Set<unknown>()
    for (let round = 0; round < 50; round++) nonces.add((await shop.post("nonce", {})).answer["nonce"])
    expect(nonces.size).toBe(50)
    // The time, the 128 bits, and the server's code over both.
    for (const nonce of nonces) expect(nonce).toMatch(/^[\da-f]{76}$/)
    expect(new Set([...nonces].map((nonce) => String(nonce).slice(12, 44))).size).toBe(50)
  })

  it("verifies Solana accounts, signed by an independent library", async () => {
    const shop = site()
    const { publicKey, secretKey } = nacl.sign.keyPair()
    const account = { accountAddress: toBase58(publicKey), chainId: "solana:mainnet" } as const
    const message = formatMessage(await messageOf(shop, account))
    const bytes = nacl.sign.detached(new TextEncoder().encode(message), secretKey)
    const changed = Uint8Array.from(bytes, (byte, place) => (place === 10 ? byte ^ 1 : byte))
    for (const signature of [toBase58(changed), "", "0OIl", `${toBase58(bytes)}1`]) {
      expect((await shop.post("verify", { message, signature })).answer).toEqual({ error: "signature" })
    }
    expect((await shop.post("verify", { message, signature: toBase58(bytes) })).status).toBe(200)
    expect(await shop.session()).toMatchObject({ chainId: "solana:mainnet", address: account.accountAddress })
  })

  it("T29 takes no signature of a Solana key that signs anything", async () => {
    const shop = site()
    const zero = new Uint8Array(32)
    const message = formatMessage(
      await messageOf(shop, { accountAddress: toBase58(zero), chainId: "solana:mainnet" })
    )
    const forged = toBase58(new Uint8Array(64))
    expect((await shop.post("verify", { message, signature: forged })).answer).toEqual({ error: "signature" })
  })

  it("asks a contract whether a signature is its own, where it may", async () => {
    const contract = privateKeyToAccount(generatePrivateKey())
    const calls: Array<{ chainId: string; to?: string; data: string }> = []
    const readContract = async (call: (typeof calls)[number]) => {
      calls.push(call)
      return `0x1626ba7e${"0".repeat(56)}`
    }
    const change = { accountAddress: contract.address }
    const refusing = site()
    expect((await signIn(refusing, change)).answer).toEqual({ error: "signature" })
    const shop = site({ readContract })
    const data = await messageOf(shop, change)
    const proof = await signed(data)
    expect((await shop.post("verify", proof)).status).toBe(200)
    expect(calls).toEqual([{ chainId: "eip155:1", to: contract.address, data: expect.any(String) }])
    const { data: input } = calls[0]!
    expect(input.slice(0, 10)).toBe("0x1626ba7e")
    expect(`0x${input.slice(10, 74)}`).toBe(hashMessage(proof.message))
    expect(input.slice(74)).toBe(
      `${"40".padStart(64, "0")}${"41".padStart(64, "0")}${proof.signature.slice(2).padEnd(192, "0")}`
    )
    for (const signature of ["0x", `0x${"ab".repeat(49_999)}`] as const) {
      const { message } = await signed(await messageOf(shop, change))
      expect((await shop.post("verify", { message, signature })).status).toBe(200)
    }
    for (const answer of ["0x", `0x${"0".repeat(64)}`, "0x1626ba7e"]) {
      const lying = site({ readContract: async () => answer })
      expect((await signIn(lying, change)).answer).toEqual({ error: "signature" })
    }
    const reverting = site({
      readContract: async () => {
        throw new Error("execution reverted")
      }
    })
    expect((await signIn(reverting, change)).answer).toEqual({ error: "signature" })
  })
})

describe("what the server part refuses", () => {
  it.each<[string, Partial<SiwxData>, string]>([
    ["another domain", { domain: "evil.test" }, "domain"],
    ["another port of the domain", { domain: "shop.test:8080" }, "domain"],
    ["a URI of another site", { uri: "http://evil.test/" }, "domain"],
    ["another scheme", { uri: "https://shop.test/" }, "domain"],
    ["a network that is not taken", { chainId: "eip155:56" }, "network"],
    ["a date of issue in the future", { issuedAt: "2026-11-22T10:01:00.000Z" }, "expired"],
    ["a date of issue long ago", { issuedAt: "2026-11-22T09:49:59.000Z" }, "expired"],
    ["an expiry in the past", { expirationTime: "2026-11-22T10:00:00.000Z" }, "expired"],
    ["an expiry far off", { expirationTime: "2026-11-23T10:00:00.001Z" }, "expired"],
    ["a beginning in the future", { notBefore: "2026-11-22T11:00:00.000Z" }, "expired"],
    ["a nonce of its own", { nonce: "0123456789abcdef" }, "nonce"]
  ])("T29 a message with %s, well signed", async (_, change, error) => {
    const shop = site({ chains: ["eip155:1", "eip155:8453"] })
    expect((await signIn(shop, change)).answer).toEqual({ error })
    expect(await shop.session()).toBeUndefined()
  })

  it.each([
    ["bip122:000000000019d6689c085ae165831e93", "bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l"],
    ["polkadot:91b171bb158e2d3848fa23a9f1c25182", "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5"],
    ["cosmos:cosmoshub-4", "cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7"],
    ["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96"]
  ] as const)(
    "T29 of %s too: another domain, another network, and a signature that is none",
    async (chainId, accountAddress) => {
      const namespace = chainId.slice(0, chainId.indexOf(":"))
      const shop = site({ chains: [chainId, "eip155:1"] })
      const offer = async (change: Partial<SiwxData>, signature = "x") => {
        const message = formatMessage(await messageOf(shop, { chainId, accountAddress, ...change }))
        return (await shop.post("verify", { message, signature })).answer
      }
      expect(await offer({ domain: "evil.test" })).toEqual({ error: "domain" })
      expect(await offer({ uri: "http://evil.test/" })).toEqual({ error: "domain" })
      expect(await offer({ chainId: `${namespace}:another` })).toEqual({ error: "network" })
      for (const signature of [
        "x",
        "",
        "0x",
        "0x00",
        `0x${"00".repeat(64)}`,
        "A".repeat(88),
        "1".repeat(64)
      ]) {
        expect(await offer({}, signature)).toEqual({ error: "signature" })
      }
      expect(await shop.session()).toBeUndefined()
    }
  )

  it("T29 a message without an expiry, or with another statement than the site's", async () => {
    const shop = site()
    const { expirationTime: _, ...endless } = await messageOf(shop)
    expect((await shop.post("verify", await signed(endless))).answer).toEqual({ error: "expired" })
    const strict = site({ statement: "Sign in to the shop." })
    expect((await signIn(strict)).answer).toEqual({ error: "message" })
    expect((await signIn(strict, { statement: "Sell the shop." })).answer).toEqual({ error: "message" })
    expect((await signIn(strict, { statement: "Sign in to the shop." })).status).toBe(200)
  })

  it("T29 a sign-in that was used already, by whomever", async () => {
    const shop = site()
    const proof = await signed(await messageOf(shop))
    expect((await shop.post("verify", proof)).status).toBe(200)
    expect((await shop.post("verify", proof)).answer).toEqual({ error: "nonce" })
  })

  it("T29 one of two requests that use a nonce at once", async () => {
    const shop = site()
    const proof = await signed(await messageOf(shop))
    const answers = await Promise.all([shop.post("verify", proof), shop.post("verify", proof)])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "422"])
  })

  it("T29 a sign-in that another browser made, so that nobody is signed in as somebody else", async () => {
    const shop = site()
    const proof = await signed(await messageOf(shop))
    for (const cookie of ["", `siwx-browser=${"0".repeat(64)}`, "siwx-browser="]) {
      const fresh = await signed(await messageOf(shop))
      expect((await shop.post("verify", fresh, { cookie })).answer).toEqual({ error: "nonce" })
    }
    expect((await shop.post("verify", proof)).status).toBe(200)
  })

  it("T29 a nonce after ten minutes", async () => {
    const shop = site()
    const data = await messageOf(shop)
    shop.clock.now += 600_000
    expect((await shop.post("verify", await signed(data))).answer).toEqual({ error: "nonce" })
  })

  it("T29 every other signature: another account's, a changed one, other lengths, another text", async () => {
    const shop = site()
    const data = await messageOf(shop)
    const { message, signature } = await signed(data)
    const other = await signed(data, privateKeyToAccount(generatePrivateKey()))
    // The other form of the same signature, which whoever saw it can make.
    const { r, s } = parseSignature(signature)
    const high = { r, s: numberToHex(secp256k1.Point.Fn.ORDER - BigInt(s), { size: 32 }) }
    const turned = ([0, 1] as const).map((yParity) => serializeSignature({ ...high, yParity }))
    const wrong = [
      ...turned,
      other.signature,
      `${signature.slice(0, -2)}1d`,
      signature.slice(0, -2),
      `${signature}00`,
      `0x${"0".repeat(130)}`,
      "0x",
      signature.slice(2),
      `0x${"ab".repeat(3_000)}`,
      await key.signMessage({ message: `${message} ` })
    ]
    for (const text of wrong) {
      expect((await shop.post("verify", { message, signature: text })).answer).toEqual({ error: "signature" })
    }
    // None of these has used the nonce up.
    expect((await shop.post("verify", { message, signature })).status).toBe(200)
  })

  it("T29 an address without its checksum, or with another", async () => {
    const shop = site()
    const lower = { accountAddress: key.address.toLowerCase() }
    const upper = { accountAddress: `0x${key.address.slice(2).toUpperCase()}` }
    for (const change of [lower, upper]) {
      expect((await signIn(shop, change)).answer).toEqual({ error: "signature" })
    }
  })

  it("T29 an address without its checksum, of a contract that calls the signature its own", async () => {
    let asked = 0
    const readContract = async () => {
      asked++
      return `0x1626ba7e${"0".repeat(56)}`
    }
    const shop = site({ readContract })
    for (const accountAddress of [
      key.address.toLowerCase(),
      `0x${key.address.slice(2).toUpperCase()}`,
      key.address.replace(/[a-f]/, (digit) => digit.toUpperCase())
    ]) {
      expect((await signIn(shop, { accountAddress })).answer).toEqual({ error: "signature" })
    }
    expect([asked, await shop.session()]).toEqual([0, undefined])
    const contract = privateKeyToAccount(generatePrivateKey()).address
    expect((await signIn(shop, { accountAddress: contract })).status).toBe(200)
    expect(asked).toBe(1)
  })

  it.each<[string, unknown]>([
    ["one", 1],
    ["a text", "true"],
    ["an object", { valid: true }],
    ["a list", []],
    ["nothing", undefined],
    ["a promise of one", Promise.resolve(1)],
    ["no", false]
  ])("T29 what a verifier answers with %s is not signed: true alone is", async (_, says) => {
    const shop = site({ verifiers: { test: () => says as boolean } })
    const message = formatMessage(await messageOf(shop, { accountAddress: "a1", chainId: "test:1" }), [
      testNamespace
    ])
    const proof = { message, signature: "x" }
    for (const route of ["check", "verify"])
      expect((await shop.post(route, proof)).answer).toEqual({ error: "signature" })
    expect(await shop.session()).toBeUndefined()
  })

  it("T29 a namespace that nobody verifies", async () => {
    const shop = site({ verifiers: {} })
    const message = formatMessage(await messageOf(shop, { accountAddress: "a1", chainId: "test:1" }), [
      testNamespace
    ])
    expect((await shop.post("verify", { message, signature: "x" })).answer).toEqual({ error: "signature" })
  })

  it("T29 what is no message after CAIP-122, or no request", async () => {
    const shop = site()
    const { message, signature } = await signed(await messageOf(shop))
    const changed = message.replace("Version: 1", "Version: 1 ")
    for (const text of ["", "Hello", changed, message + "\n", message.padEnd(5_000)]) {
      const { answer } = await shop.post("verify", { message: text, signature })
      expect(answer).toEqual({ error: "message" })
    }
    for (const body of ["", "{", "[]", "null", '"text"', { message }, { message: 1, signature: {} }]) {
      expect((await shop.post("verify", body)).answer).toEqual({ error: "request" })
    }
    expect((await shop.post("verify", { message: "x".repeat(130_000), signature })).status).toBe(400)
    expect((await shop.post("session", { chainId: 1 })).status).toBe(400)
  })

  it("T29 requests of other sites, and forms", async () => {
    const shop = site()
    await signIn(shop)
    for (const headers of [{ origin: "http://evil.test" }, { origin: "null" }, { origin: "" }]) {
      expect((await shop.post("sign-out", {}, headers)).answer).toEqual({ error: "origin" })
    }
    const form = { "content-type": "text/plain" }
    expect((await shop.post("sign-out", {}, form)).answer).toEqual({ error: "request" })
    expect(await shop.session()).toBeDefined()
  })

  it("T29 requests that do not say of which site they are", async () => {
    const shop = site()
    const proof = await signed(await messageOf(shop))
    const post = (route: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
      shop.server.handle(
        new Request(`${origin}/siwx/${route}`, {
          method: "POST",
          body: JSON.stringify(body),
          headers: { cookie: shop.jar.header(), "content-type": "application/json", ...headers }
        })
      )
    for (const [route, body] of [
      ["nonce", {}],
      ["verify", proof],
      ["check", proof],
      ["session", { chainId: "eip155:1", address: key.address }],
      ["sign-out", {}]
    ] as const) {
      const response = await post(route, body, { referer: `${origin}/`, "sec-fetch-site": "same-origin" })
      expect([response.status, await response.json()]).toEqual([403, { error: "origin" }])
      expect(response.headers.getSetCookie()).toEqual([])
    }
    expect((await post("verify", proof, { origin })).status).toBe(200)
  })

  it("methods and paths that it does not know", async () => {
    const { handle } = siwxServer({ origin })
    expect((await handle(new Request(`${origin}/siwx/session`))).status).toBe(405)
    for (const path of ["/", "/siwx", "/siwx/", "/siwx/constructor", "/siwxnonce", "/siwx/nonce/x"]) {
      expect((await handle(new Request(origin + path, { method: "POST" }))).status).toBe(404)
    }
  })
})

describe("the session", () => {
  it("T29 is a cookie that no script reads and no other site sends, and tells nothing to caches", async () => {
    const shop = site()
    const { headers } = await signIn(shop)
    const [cookie = ""] = headers.getSetCookie()
    expect(cookie).toMatch(/^siwx-session=[\da-f]{64}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/)
    expect(headers.get("cache-control")).toBe("no-store")
    const safe = siwxServer({ origin: "https://shop.test" })
    const response = await safe.handle(
      new Request("https://shop.test/siwx/nonce", {
        method: "POST",
        body: "{}",
        headers: { origin: "https://shop.test", "content-type": "application/json" }
      })
    )
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-siwx-browser=.*; HttpOnly; SameSite=Lax; Secure$/
    )
  })

  it("T29 has another name after each sign-in, and the old one is nobody's", async () => {
    const shop = site()
    await signIn(shop)
    const before = shop.jar.header()
    await signIn(shop, { chainId: "eip155:8453" })
    expect(shop.jar.header()).not.toBe(before)
    expect(await shop.server.session(new Request(origin, { headers: { cookie: before } }))).toBeUndefined()
    expect(await shop.session()).toMatchObject({ chainId: "eip155:8453" })
  })

  it("T30 is of the account that the page is at, and of nobody where that one did not sign in", async () => {
    const shop = site()
    await signIn(shop)
    await signIn(shop, { chainId: "eip155:8453" })
    const at = (chainId: string, address: string = key.address) => shop.post("session", { chainId, address })
    expect((await at("eip155:1")).answer["sessions"]).toHaveLength(1)
    expect(await shop.session()).toMatchObject({ chainId: "eip155:1" })
    expect((await at("eip155:10")).answer).toEqual({ sessions: [] })
    expect(await shop.session()).toBeUndefined()
    expect((await at("eip155:1", "0x0000000000000000000000000000000000000001")).answer).toEqual({
      sessions: []
    })
    expect(await shop.session()).toBeUndefined()
    await at("eip155:8453")
    expect(await shop.session()).toMatchObject({ chainId: "eip155:8453" })
  })

  it("T30 ends for one account, for all but some, and for all", async () => {
    const shop = site()
    for (const chainId of ["eip155:1", "eip155:10", "eip155:8453"] as const) await signIn(shop, { chainId })
    const account = (chainId: string) => ({ chainId, address: key.address })
    const has = async (chainId: string) =>
      ((await shop.post("session", account(chainId))).answer["sessions"] as ReadonlyArray<unknown>).length ===
      1
    await shop.post("sign-out", account("eip155:10"))
    expect([await has("eip155:1"), await has("eip155:10"), await has("eip155:8453")]).toEqual([
      true,
      false,
      true
    ])
    await shop.post("sign-out", { keep: [account("eip155:1"), null, 7] })
    expect([await has("eip155:1"), await has("eip155:8453")]).toEqual([true, false])
    const before = shop.jar.header()
    await shop.post("sign-out", {})
    expect(await shop.server.session(new Request(origin, { headers: { cookie: before } }))).toBeUndefined()
    expect(shop.jar.header()).not.toContain("session")
  })

  it("T30 ends at its own time, whatever younger ones there are beside", async () => {
    const shop = site()
    const old = { chainId: "eip155:1", address: key.address } as const
    const young = { ...old, chainId: "eip155:8453" } as const
    await signIn(shop, { chainId: old.chainId })
    shop.clock.now = start + 43_200_000
    await signIn(shop, { chainId: young.chainId })
    const sessionsOf = async (account: object) =>
      ((await shop.post("session", account)).answer["sessions"] as ReadonlyArray<unknown>).length
    shop.clock.now = start + 86_399_999
    expect([await sessionsOf(young), await sessionsOf(old)]).toEqual([1, 1])
    expect(await shop.session()).toMatchObject(old)
    shop.clock.now = start + 86_400_000
    expect(await shop.session()).toBeUndefined()
    expect([await sessionsOf(old), await sessionsOf(young)]).toEqual([0, 1])
    expect((await shop.post("sign-out", { keep: [old, young] })).answer).toEqual({ kept: [young] })
    expect(await shop.session()).toMatchObject(young)
  })

  it("T11 in cookies that somebody wrote is nobody's", async () => {
    const { server } = testServer()
    for (const cookie of ["siwx-session=x", `siwx-session=${"0".repeat(64)}`, "=;;", "siwx-session"]) {
      expect(await server.session(new Request(origin, { headers: { cookie } }))).toBeUndefined()
    }
  })
})

describe("a site of several origins, and one that is framed", () => {
  const nonceOf = async (server: ReturnType<typeof siwxServer>, from: string) => {
    const response = await server.handle(
      new Request(`${from}/siwx/nonce`, {
        method: "POST",
        body: "{}",
        headers: { origin: from, "content-type": "application/json" }
      })
    )
    return response.headers.getSetCookie()[0]
  }

  it("T29 keeps its cookie for itself on https, whatever other origins there are for those who build it", async () => {
    const server = siwxServer({ origin: ["http://localhost:3000", "https://shop.test"] })
    expect(await nonceOf(server, "https://shop.test")).toMatch(
      /^__Host-siwx-browser=.*; SameSite=Lax; Secure$/
    )
    expect(await nonceOf(server, "http://localhost:3000")).toMatch(/^siwx-browser=.*; SameSite=Lax$/)
  })

  it("T29 takes no cookie without the prefix on https, which another host of the domain could set", async () => {
    const store = memoryStore()
    const shop = site({ store, now: Date.now, origin: [origin, "https://shop.example"] })
    const { answer } = await shop.post("nonce", {})
    const data = {
      ...(await messageOf(shop)),
      ...(answer as Pick<SiwxData, "nonce" | "issuedAt" | "expirationTime">)
    }
    await shop.post("verify", await signed(data))
    const at = (url: string, headers: Readonly<Record<string, string>> = {}) =>
      shop.server.session(new Request(url, { headers: { cookie: shop.jar.header(), ...headers } }))
    expect(await at(`${origin}/`)).toMatchObject({ address: key.address })
    expect(await at("https://shop.example/")).toBeUndefined()
    // Behind a proxy that speaks http to the server, the host tells.
    expect(await at("http://127.0.0.1:8080/", { host: "shop.example" })).toBeUndefined()
  })

  it("T29 is sent its cookies in frames of others where the option says so, on https alone", async () => {
    const server = siwxServer({ origin: ["https://shop.test", "http://localhost:3000"], framed: true })
    expect(await nonceOf(server, "https://shop.test")).toMatch(
      /^__Host-siwx-browser=.*; HttpOnly; SameSite=None; Secure; Partitioned$/
    )
    expect(await nonceOf(server, "http://localhost:3000")).toMatch(/; SameSite=Lax$/)
  })
})

describe("at the same time", () => {
  /** A store that takes its time: each step waits for as many others as are drawn. */
  const slowStore = () => {
    const store = memoryStore({ now: () => start })
    const later = async <A>(work: () => A | Promise<A>): Promise<A> => {
      for (let step = Math.floor(drawn() * 12); step > 0; step--) await Promise.resolve()
      return work()
    }
    let seed = 1
    const drawn = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
    return {
      add: (at: string, value: string, end: number) => later(() => store.add(at, value, end)),
      get: (at: string) => later(() => store.get(at)),
      set: (at: string, value: string, end: number) => later(() => store.set(at, value, end)),
      take: (at: string) => later(() => store.take(at))
    }
  }

  it("T30 a question about an account undoes no sign-out", async () => {
    const shop = site({ store: slowStore() })
    for (let turn = 0; turn < 40; turn++) {
      await signIn(shop)
      const cookie = shop.jar.header()
      const account = { chainId: "eip155:1", address: key.address }
      await Promise.all([
        shop.server.handle(shop.request("session", account, { cookie })),
        shop.server.handle(shop.request("sign-out", account, { cookie })),
        shop.server.handle(shop.request("session", { ...account, chainId: "eip155:10" }, { cookie }))
      ])
      const response = await shop.server.handle(shop.request("session", account, { cookie }))
      expect(await response.json()).toEqual({ sessions: [] })
      expect(await shop.server.session(new Request(origin, { headers: { cookie } }))).toBeUndefined()
    }
  })
})

describe("what a server is made of", () => {
  it("T30, T31 in part: nonces that nobody signs are kept nowhere, and take nobody's session", async () => {
    const kept: Array<string> = []
    const inner = memoryStore({ limit: 50, now: () => start })
    const store: SiwxStore = {
      ...inner,
      set: (name, ...rest) => (kept.push(name), inner.set(name, ...rest)),
      add: (name, ...rest) => (kept.push(name), inner.add(name, ...rest))
    }
    const shop = site({ store })
    await signIn(shop)
    const before = kept.length
    for (let turn = 0; turn < 200; turn++) await shop.server.handle(shop.request("nonce", {}, { cookie: "" }))
    expect(kept).toHaveLength(before)
    expect(await shop.session()).toMatchObject({ address: key.address })
  })

  it("T29 a nonce is of the server that made it: another time, other bits, another code or another secret are none", async () => {
    const store = memoryStore({ now: () => start })
    const shop = site({ store })
    const changed = (nonce: string, place: number) =>
      nonce.slice(0, place) + (nonce[place] === "0" ? "1" : "0") + nonce.slice(place + 1)
    for (const place of [0, 11, 12, 43, 44, 75]) {
      const data = await messageOf(shop)
      const proof = await signed({ ...data, nonce: changed(data.nonce, place) })
      expect((await shop.post("check", proof)).answer).toEqual({ error: "nonce" })
      expect((await shop.post("verify", proof)).answer).toEqual({ error: "nonce" })
    }
    const secret = "a secret of as many characters as it takes"
    const [mine, theirs] = [
      site({ secret, now: () => start }),
      site({ secret: `${secret}!`, now: () => start })
    ]
    const offer = async (server: Site["server"]) => {
      const response = await server.handle(mine.request("verify", await signed(await messageOf(mine))))
      return response.json()
    }
    expect(await offer(theirs.server)).toEqual({ error: "nonce" })
    expect(await offer(site({ secret, now: () => start }).server)).toEqual({})
    expect(() => siwxServer({ origin, secret: "short" })).toThrow("fewer than 32 characters")
  })

  it("T29 a store that was emptied has another secret, which every server knows a minute later", async () => {
    const clock = { now: start }
    const inner = { store: memoryStore({ now: () => clock.now }) }
    const store: SiwxStore = {
      set: (...kept) => inner.store.set(...kept),
      add: (...kept) => inner.store.add(...kept),
      get: (name) => inner.store.get(name),
      take: (name) => inner.store.take(name)
    }
    const [one, other] = [site({ store, now: () => clock.now }), site({ store, now: () => clock.now })]
    const offer = async () => {
      const proof = await signed({ ...(await messageOf(one)), issuedAt: new Date(clock.now).toISOString() })
      return (await other.server.handle(one.request("verify", proof))).status
    }
    expect(await offer()).toBe(200)
    inner.store = memoryStore({ now: () => clock.now })
    clock.now += 60_000
    expect([await offer(), await offer()]).toEqual([200, 200])
  })

  it("T18 in part: who reads the store reads no cookie in it", async () => {
    const names: Array<string> = []
    const inner = memoryStore({ now: () => start })
    const shop = site({
      store: { ...inner, set: (name, ...rest) => (names.push(name), inner.set(name, ...rest)) }
    })
    await signIn(shop)
    const cookie = shop.jar.get("siwx-session")!
    expect(names).toHaveLength(2)
    for (const name of names) {
      expect(name).toMatch(/^(session|current):[\da-f]{64}$/)
      expect(name).not.toContain(cookie)
      const headers = { cookie: `siwx-session=${name.slice(name.indexOf(":") + 1)}` }
      expect(await shop.server.session(new Request(origin, { headers }))).toBeUndefined()
    }
  })

  it("T31 in part: a client has 60 sign-ins checked in a minute, with a nonce of its own or without, and another one as many", async () => {
    const client = { name: "192.0.2.1" }
    const shop = site({ clientOf: () => client.name })
    const { message, signature } = await signed(await messageOf(shop))
    const statuses: Array<number> = []
    for (let turn = 0; turn < 62; turn++)
      statuses.push(
        (await shop.post(turn % 2 === 0 ? "check" : "verify", { message: `${message}.`, signature })).status
      )
    expect([statuses.indexOf(429), statuses.filter((status) => status === 429).length]).toEqual([60, 2])
    const refused = await shop.post("check", { message, signature })
    expect([refused.answer, refused.headers.get("retry-after")]).toEqual([{ error: "too-many" }, "60"])
    client.name = "192.0.2.2"
    expect((await shop.post("check", { message, signature })).status).toBe(200)
    client.name = "192.0.2.1"
    shop.clock.now += 60_000
    expect((await shop.post("verify", { message, signature })).status).toBe(200)
  })

  it("T31 in part: no contract is asked for what has no nonce of this browser", async () => {
    let asked = 0
    const shop = site({ readContract: async () => String(asked++) })
    const contract = privateKeyToAccount(generatePrivateKey()).address
    const proof = await signed(await messageOf(shop, { accountAddress: contract }))
    for (const cookie of ["", `siwx-browser=${"0".repeat(64)}`])
      expect((await shop.post("check", proof, { cookie })).answer).toEqual({ error: "nonce" })
    expect(asked).toBe(0)
    await shop.post("check", proof)
    expect(asked).toBe(1)
  })

  it.each([
    ["a client", 4, { clientOf: (request: Request) => request.headers.get("x-client") ?? "" }],
    ["all who are not told apart", 64, {}]
  ])(
    "T31 in part: %s may have %i contracts asked at once, and again once these have answered",
    async (_, most, options) => {
      const waiting: Array<(answer: string) => void> = []
      const readContract = () => new Promise<string>((resolve) => waiting.push(resolve))
      const shop = site({ readContract, ...options })
      const contract = privateKeyToAccount(generatePrivateKey()).address
      const proof = await signed(await messageOf(shop, { accountAddress: contract }))
      const ask = (client: string) => shop.post("check", proof, { "x-client": client })
      const asking = Array.from({ length: most }, () => ask("one"))
      await vi.waitFor(() => expect(waiting).toHaveLength(most))
      const refused = await ask("one")
      expect([refused.status, refused.answer, refused.headers.get("retry-after")]).toEqual([
        503,
        { error: "busy" },
        "5"
      ])
      const yes = `0x1626ba7e${"0".repeat(56)}`
      if ("clientOf" in options) {
        const other = ask("other")
        await vi.waitFor(() => expect(waiting).toHaveLength(most + 1))
        waiting.pop()!(yes)
        expect((await other).status).toBe(200)
      }
      for (const resolve of waiting.splice(0)) resolve(yes)
      for (const answered of await Promise.all(asking)) expect(answered.status).toBe(200)
      const again = ask("one")
      await vi.waitFor(() => expect(waiting).toHaveLength(1))
      waiting[0]!(yes)
      expect((await again).status).toBe(200)
    }
  )

  it("T31 in part: a network that does not answer is no signature after ten seconds", async () => {
    vi.useFakeTimers()
    try {
      const shop = site({ readContract: () => new Promise<string>(() => {}) })
      const contract = privateKeyToAccount(generatePrivateKey()).address
      const proof = await signed(await messageOf(shop, { accountAddress: contract }))
      const asking = shop.post("check", proof)
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
      await vi.advanceTimersByTimeAsync(10_000)
      expect((await asking).answer).toEqual({ error: "signature" })
    } finally {
      vi.useRealTimers()
    }
  })

  it("T31 in part: a verifier of the site's own that does not answer is waited for ten seconds, and one that fails is heard", async () => {
    vi.useFakeTimers()
    try {
      const shop = site({ verifiers: { test: () => new Promise<boolean>(() => {}) } })
      const message = formatMessage(await messageOf(shop, { accountAddress: "a1", chainId: "test:1" }), [
        testNamespace
      ])
      const asking = shop.post("check", { message, signature: "x" })
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
      await vi.advanceTimersByTimeAsync(9_000)
      expect(vi.getTimerCount()).toBe(1)
      await vi.advanceTimersByTimeAsync(1_000)
      expect((await asking).answer).toEqual({ error: "busy" })
    } finally {
      vi.useRealTimers()
    }
    const failing = site({ verifiers: { test: () => Promise.reject(new Error("no node")) } })
    const message = formatMessage(await messageOf(failing, { accountAddress: "a1", chainId: "test:1" }), [
      testNamespace
    ])
    await expect(failing.post("check", { message, signature: "x" })).rejects.toThrow("no node")
  })

  it("T31 in part: the memory store forgets the oldest, and what has expired", () => {
    const clock = { now: 0 }
    const store = memoryStore({ limit: 2, now: () => clock.now })
    for (const name of ["a", "b", "c"]) void store.set(name, name, 10)
    expect([store.get("a"), store.get("b"), store.get("c")]).toEqual([undefined, "b", "c"])
    expect([store.take("b"), store.take("b")]).toEqual(["b", undefined])
    clock.now = 10
    expect(store.get("c")).toBeUndefined()
  })

  it("compares secrets as a whole", () => {
    expect(isSameSecret("abc", "abc")).toBe(true)
    for (const other of ["abd", "ab", "abca", "", "xbc"]) expect(isSameSecret("abc", other)).toBe(false)
    expect(isSameSecret("", "a")).toBe(false)
  })
})
