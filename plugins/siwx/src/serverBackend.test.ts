import type { SiwxSession } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { testNamespace } from "../support/testChain.ts"
import { serverBackend } from "./serverBackend.ts"

const url = "https://shop.test/siwx"
const a1 = { chainId: "test:1", address: "a1" } as const
const nonce = {
  nonce: "0123456789abcdef",
  issuedAt: "2026-11-22T10:00:00.000Z",
  expirationTime: "2026-11-23T10:00:00.000Z"
}

/** A backend whose server a test plays: what it says to each route. */
const backendOf = (answer: (route: string, body: any) => Response) => {
  const asked: Array<{ readonly route: string; readonly body: any; readonly init: RequestInit }> = []
  const backend = serverBackend({
    url,
    page: () => ({ domain: "shop.test", uri: "https://shop.test/" }),
    namespaces: [testNamespace],
    fetch: async (to, init) => {
      const route = (to as string).slice(url.length + 1)
      const body = JSON.parse(init!.body as string)
      asked.push({ route, body, init: init! })
      return answer(route, body)
    }
  })
  return { backend, asked }
}
const says = (value: unknown, status = 200) => Response.json(value, { status })
const sessionFor = async (account: { readonly chainId: `test:${number}`; readonly address: string }) => {
  const { data, text } = await backendOf(() => says(nonce)).backend.createMessage(account)
  return { data, message: text, signature: "signed" } satisfies SiwxSession
}
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "none",
    (error: { readonly code?: string }) => error.code
  )

describe("what the server is asked", () => {
  it("T32 in part: is a POST of JSON to its own route, with the site's own cookies, kept by nobody and led nowhere", async () => {
    const { backend, asked } = backendOf(() => says(nonce))
    const { signal } = new AbortController()
    await backend.createMessage(a1, { signal })
    await backend.createMessage(a1)
    const init = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
      credentials: "same-origin",
      cache: "no-store",
      redirect: "error"
    }
    expect(asked.map(({ route, init: sent }) => [route, sent])).toStrictEqual([
      ["nonce", { ...init, signal }],
      ["nonce", init]
    ])
  })

  it("is whose sign-in it is about, and no more", async () => {
    const { backend, asked } = backendOf((route) => says(route === "session" ? { sessions: [] } : {}))
    const session = await sessionFor(a1)
    await backend.getSessions({ ...a1, other: "x" } as never)
    await backend.revokeSession(a1)
    await backend.addSession(session)
    await backend.verify!(session)
    expect(asked.map(({ route, body }) => [route, body])).toStrictEqual([
      ["session", a1],
      ["sign-out", a1],
      ["verify", { message: session.message, signature: "signed" }],
      ["check", { message: session.message, signature: "signed" }]
    ])
  })

  it("T30 keeping some tells which, and offers again those alone that the server has not", async () => {
    const [one, two] = [await sessionFor(a1), await sessionFor({ ...a1, chainId: "test:2" })]
    for (const [kept, offered] of [
      [[a1], [two.message]],
      [[a1, { ...a1, chainId: "test:2" }], []],
      [
        [{ ...a1, address: "a2" }, { chainId: "test:1" }, null, 7],
        [one.message, two.message]
      ],
      [undefined, [one.message, two.message]],
      ["all", [one.message, two.message]]
    ] as const) {
      const { backend, asked } = backendOf((route) => says(route === "sign-out" ? { kept } : {}))
      await backend.setSessions([one, two])
      expect(asked[0]).toMatchObject({
        route: "sign-out",
        body: { keep: [a1, { ...a1, chainId: "test:2" }] }
      })
      expect(asked.slice(1).map(({ route, body }) => [route, body.message])).toEqual(
        offered.map((message) => ["verify", message])
      )
    }
  })
})

describe("what the server says", () => {
  it.each([
    ["message", "SIWX_SIGNATURE_INVALID"],
    ["signature", "SIWX_SIGNATURE_INVALID"],
    ["nonce", "SIWX_SIGNATURE_INVALID"],
    ["expired", "SIWX_SIGNATURE_INVALID"],
    ["domain", "SIWX_SIGNATURE_INVALID"],
    ["network", "SIWX_NETWORK_REFUSED"],
    ["origin", "SIWX_FAILED"],
    ["request", "SIWX_FAILED"],
    ["something else", "SIWX_FAILED"]
  ])("S4.24 in part: of a sign-in, %s, is %s", async (error, code) => {
    const { backend } = backendOf(() => says({ error }, 422))
    const session = await sessionFor(a1)
    for (const offer of [backend.addSession, backend.verify!])
      await expect(offer(session)).rejects.toMatchObject({
        code,
        ...(code === "SIWX_FAILED" ? {} : { details: { chainId: "test:1" } })
      })
  })

  it("is that there is none: no such page, or the app in its place, whatever its status", async () => {
    for (const [response, status] of [
      [() => new Response("", { status: 404 }), 404],
      [() => new Response("<html>", { status: 404 }), 404],
      [() => new Response("<html>", { status: 200 }), 200],
      [() => new Response("Bad gateway", { status: 502 }), 502]
    ] as const) {
      const { backend } = backendOf(response)
      await expect(backend.createMessage(a1)).rejects.toMatchObject({
        code: "SIWX_SERVER_MISSING",
        details: { url, status }
      })
    }
  })

  it("is a failure of a server that is there: an error in JSON, nothing, or more than is read", async () => {
    for (const response of [
      () => says({ error: "x" }, 404),
      () => says({}, 500),
      () => new Response("", { status: 500 }),
      () => new Response("", { status: 200 }),
      () => says({ ...nonce, more: "x".repeat(200_000) })
    ])
      expect(await codeOf(backendOf(response).backend.createMessage(a1))).toBe("SIWX_FAILED")
    const filler = 200_000 - JSON.stringify({ ...nonce, more: "" }).length
    const full = backendOf(() => says({ ...nonce, more: "x".repeat(filler) })).backend
    expect((await full.createMessage(a1)).data.nonce).toBe(nonce.nonce)
  })

  it.each([
    ["nonce", undefined],
    ["nonce", "short"],
    ["nonce", 12_345_678],
    ["nonce", "0123456789abcdef\nURI: https://evil.test"],
    ["issuedAt", undefined],
    ["issuedAt", 1],
    ["issuedAt", "yesterday"],
    ["expirationTime", undefined],
    ["expirationTime", "2026-02-30T10:00:00.000Z"],
    ["expirationTime", {}]
  ])("T29 is no nonce where its %s is %s", async (field, value) => {
    const { backend } = backendOf(() => says({ ...nonce, [field]: value }))
    expect(await codeOf(backend.createMessage(a1))).toBe("SIWX_FAILED")
  })

  it("T29 of who is signed in is read as messages, letter by letter, and a hundred at most", async () => {
    const { message, data } = await sessionFor(a1)
    const kept = { message, signature: "signed" }
    const odd = [
      null,
      7,
      "x",
      {},
      { message },
      { ...kept, signature: 1 },
      { ...kept, message: `${message} ` }
    ]
    const sessions = (given: unknown) => backendOf(() => says({ sessions: given })).backend.getSessions(a1)
    expect(await sessions([...odd, kept])).toEqual([{ data, ...kept }])
    expect(await sessions(Array.from({ length: 101 }, () => kept))).toHaveLength(100)
    for (const none of [undefined, null, {}, "x", kept]) expect(await sessions(none)).toEqual([])
  })
})

describe("a message", () => {
  it("says the page and what the server gave; a beginning of its own where one is asked for", async () => {
    const { backend } = backendOf(() => says(nonce))
    const { data, text } = await backend.createMessage(a1)
    expect(data).toStrictEqual({
      domain: "shop.test",
      uri: "https://shop.test/",
      accountAddress: "a1",
      chainId: "test:1",
      version: "1",
      ...nonce,
      notBefore: nonce.issuedAt
    })
    expect(text).toContain("shop.test wants you to sign in with your Test account:\na1")
    const later = await backend.createMessage({ ...a1, notBefore: "2026-11-22T11:00:00.000Z" })
    expect(later.data.notBefore).toBe("2026-11-22T11:00:00.000Z")
    // A wallet that fills in its own account writes the text itself.
    expect((await backend.createMessage({ ...a1, address: "" })).text).toBe("")
  })

  it("is made for no network that is none, and the server is not asked", async () => {
    const { backend, asked } = backendOf(() => says(nonce))
    await expect(backend.createMessage({ ...a1, chainId: "1" as never })).rejects.toBeDefined()
    expect(asked).toEqual([])
  })
})
