import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, describe, expect, it } from "vitest"
import { makeDevice, PAGE, SECRET, startTestServer } from "../support/testServer.ts"
import { leadBack, openSocial, type SocialWindow } from "../support/socialWindow.ts"
import { toConfiguration } from "./readConfiguration.ts"
import { browserCookie } from "./social/browserCookie.ts"
import { isReturnPage } from "./social/SocialState.ts"

const ends: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

interface Asked {
  readonly path: string
  readonly headers: IncomingMessage["headers"]
  readonly body: URLSearchParams
}

/** A provider that answers as a test says. */
const start = async (more: object = {}) => {
  const asked: Array<Asked> = []
  const answers = {
    token: { status: 200, body: { access_token: "access", token_type: "Bearer" } as unknown },
    user: { status: 200, body: { id: 7, login: "ada" } as unknown }
  }
  const provider = createServer((request, response) => {
    const parts: Array<Uint8Array> = []
    request.on("data", (part: Uint8Array) => parts.push(part))
    request.on("end", () => {
      const { url: path = "", headers } = request
      asked.push({ path, headers, body: new URLSearchParams(Buffer.concat(parts).toString()) })
      const { status, body } = path === "/token" ? answers.token : answers.user
      const head = { "content-type": "application/json", ...(status === 302 ? { location: "/user" } : {}) }
      response.writeHead(status, head).end(typeof body === "string" ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve))
  ends.push(() => new Promise((resolve) => provider.close(resolve)))
  const at = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  const oauth = { authorizationUrl: `${at}/auth`, tokenUrl: `${at}/token`, userUrl: `${at}/user`, ...more }
  const server = await startTestServer({
    providers: [{ id: "github", clientId: "client", clientSecret: "a secret", oauth }]
  })
  ends.push(server.stop)
  const begin = async (device = makeDevice(server.url)) => {
    const { body } = await device.ask("social", { projectId: "one", origin: PAGE, provider: "github" })
    return { device, begun: String(body["uri"]) }
  }
  const leave = async (page?: string) => {
    const { device, begun } = await begin()
    return { device, begun, window: await openSocial(begun, page) }
  }
  const back = async (window: SocialWindow) => {
    const { status, token } = await leadBack(window, { code: "a code" })
    return { status, token }
  }
  const signIn = async () => {
    const { device, window } = await leave()
    const { token } = await back(window)
    const answer = await device.ask("social-result", { token })
    device.state.session = String(answer.body["session"])
    return { ...answer, session: (await device.ask("session")).body }
  }
  return { asked, answers, at, begin, leave, back, signIn }
}

describe("a provider that speaks OAuth 2 alone", () => {
  it("S4.22 in part, S5.10 in part: is asked with PKCE and the client's secret, and then who it is", async () => {
    const { asked, at, leave, back } = await start()
    const { device, window } = await leave()
    const { uri } = window
    expect(`${uri.origin}${uri.pathname}`).toBe(`${at}/auth`)
    const query = uri.searchParams
    expect([query.get("code_challenge_method"), query.get("scope"), query.get("nonce")]).toEqual([
      "S256",
      "read:user",
      null
    ])
    expect(query.get("redirect_uri")).toMatch(/\/social\/callback\/github$/)
    const { status, token } = await back(window)
    expect(status).toBe(200)
    const [exchange, question] = asked
    expect(Object.fromEntries(exchange!.body)).toMatchObject({
      grant_type: "authorization_code",
      code: "a code",
      client_id: "client",
      client_secret: "a secret",
      redirect_uri: query.get("redirect_uri")
    })
    const digest = await crypto.subtle.digest(
      "SHA-256",
      new TextEncoder().encode(exchange!.body.get("code_verifier")!)
    )
    expect(Buffer.from(digest).toString("base64url")).toBe(query.get("code_challenge"))
    expect([question!.path, question!.headers.authorization]).toEqual(["/user", "Bearer access"])
    expect((await device.ask("social-result", { token })).body).toMatchObject({ name: "ada" })
  })

  it("finds who it is again by the provider's number alone, whatever the name and the address become", async () => {
    const { answers, signIn } = await start()
    const first = await signIn()
    answers.user.body = { id: 7, login: "grace", email: "ada@example.org" }
    const second = await signIn()
    expect(second.session["account"]).toBe(first.session["account"])
    expect(second.session).toMatchObject({ name: "grace", email: null })
    answers.user.body = { id: 8, login: "ada" }
    expect((await signIn()).session["account"]).not.toBe(first.session["account"])
  })

  it("T18 an address is shown where the provider has verified it, and is never what signs in", async () => {
    const { answers, signIn } = await start()
    for (const [verified, shown] of [
      [undefined, null],
      [false, null],
      ["true", null],
      [1, null],
      [true, "ada@example.org"]
    ] as const) {
      answers.user.body = { id: 7, login: "ada", email: "ada@example.org", verified }
      expect((await signIn()).session).toMatchObject({ email: null, providerEmail: shown })
    }
  })

  it("reads what stands deeper, and numbers as texts", async () => {
    const { answers, signIn } = await start({
      subject: "data.id",
      name: "data.username",
      clientAuth: "basic"
    })
    answers.user.body = { data: { id: "2244994945", username: "ada" } }
    expect((await signIn()).session).toMatchObject({ name: "ada" })
  })

  it.each([
    ["a token that is none", { token: { access_token: 7, token_type: "bearer" } }],
    ["a token that breaks the header", { token: { access_token: "a\r\nx: y", token_type: "bearer" } }],
    ["another kind of token", { token: { access_token: "a", token_type: "mac" } }],
    ["an error with status 200", { token: { error: "bad_verification_code" } }],
    ["no JSON", { user: "<html>" }],
    ["a list", { user: [{ id: 7 }] }],
    ["nobody", { user: {} }],
    ["no number", { user: { id: null } }],
    ["a number that others are rounded to", { user: { id: 2 ** 53 } }],
    ["less than one", { user: { id: 0 } }],
    ["a number with a part", { user: { id: 7.5 } }],
    ["an object", { user: { id: { toString: "7" } } }],
    ["an empty name", { user: { id: "" } }],
    ["a name with a space, which parts it from where it was asked", { user: { id: "7 8" } }],
    ["a name without end", { user: { id: "7".repeat(200) } }],
    ["an inherited field", { user: { __proto__: { id: 7 } } }],
    ["too much", { user: { id: 7, more: "x".repeat(200_000) } }]
  ])("T31 in part: %s signs nobody in", async (_, wrong: { token?: unknown; user?: unknown }) => {
    const { answers, leave, back } = await start()
    if (wrong.token !== undefined) answers.token.body = wrong.token
    if (wrong.user !== undefined) answers.user.body = wrong.user
    const { window } = await leave()
    expect(await back(window)).toEqual({ status: 502, token: undefined })
  })

  it.each(["token", "user"] as const)(
    "T31 in part: is not followed elsewhere, nor believed with an error: %s",
    async (which) => {
      const { answers, leave, back } = await start()
      for (const status of [302, 401, 500]) {
        answers[which].status = status
        const { window } = await leave()
        expect((await back(window)).status).toBe(502)
      }
    }
  )

  it("T18 the window of another browser gets nothing: not with the address that began it, not with the state, not at another provider", async () => {
    const { leave, back } = await start()
    const { device, begun, window } = await leave()
    // Whoever has the address of the start comes too late, and who has the provider's has no cookie of this server.
    expect((await openSocial(begun)).status).toBe(410)
    for (const how of [
      { cookie: "" },
      { cookie: window.cookie.replace(/=.*/, "=guessed") },
      { provider: "google" }
    ])
      expect(await leadBack(window, { code: "a code" }, how)).toMatchObject({ status: 410, token: undefined })
    expect((await leadBack(window, { error: "access_denied" }, { cookie: "" })).status).toBe(400)
    const { status, token } = await back(window)
    expect(status).toBe(200)
    expect((await device.ask("social-result", { token })).status).toBe(200)
  })

  it("T18 the state is none that a page knew, and the cookie is for this server's pages alone", async () => {
    const { begin } = await start()
    const { begun } = await begin()
    const response = await fetch(begun, { redirect: "manual" })
    const { state } = await openSocial((await begin()).begun)
    expect(begun).not.toContain(new URL(response.headers.get("location")!).searchParams.get("state")!)
    expect(state).toMatch(/^[\w-]{43}\.en$/)
    expect(response.headers.get("set-cookie")).toMatch(
      /^latchkey-social-[\w-]{16}=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1200$/
    )
    expect(browserCookie("https://wallet.example.com").write("s".repeat(43), "v")).toBe(
      `__Host-latchkey-social-${"s".repeat(16)}=v; Path=/; HttpOnly; SameSite=Lax; Max-Age=1200; Secure`
    )
  })

  it("T18 an answer that another issuer says to give is none (RFC 9207)", async () => {
    const { leave, at } = await start()
    const other = (await leave()).window
    expect((await leadBack(other, { code: "a code", iss: "https://evil.example" })).status).toBe(502)
    const own = (await leave()).window
    expect((await leadBack(own, { code: "a code", iss: `${at}/login` })).status).toBe(200)
  })

  it("T18 a page is led back to with its result in the fragment: of the origin that began, and of the pages that are listed", async () => {
    const { leave } = await start()
    const result = (location: string | null) => decodeURIComponent(/result_uri=([^&]*)/.exec(location!)![1]!)
    const first = await leadBack((await leave(`${PAGE}/cart?a=b#/x`)).window, { code: "a code" })
    expect(first.status).toBe(303)
    expect(first.location).toMatch(/^https:\/\/app\.example\.com\/cart\?a=b#\/x&result_uri=/)
    expect(result(first.location)).toMatch(/\/social\/result#token=[\w-]{43}$/)
    for (const page of [
      "https://evil.example/",
      `${PAGE}.evil.example/`,
      "javascript:alert(1)",
      "https://ada:secret@app.example.com/"
    ])
      expect(await leadBack((await leave(page)).window, { code: "a code" })).toMatchObject({
        status: 200,
        location: null
      })
    expect(isReturnPage(`${PAGE}/cart?a=b`, PAGE, [`${PAGE}/cart`])).toBe(true)
    expect(isReturnPage(`${PAGE}/other`, PAGE, [`${PAGE}/cart`])).toBe(false)
    const project = (returnPages: unknown) =>
      toConfiguration({
        projects: [{ id: "one", origins: ["https://a.example"], returnPages }],
        mail: { smtp: "smtp://127.0.0.1", from: "a@b.c" },
        secret: SECRET
      }).projects[0]
    expect(project(["https://a.example/account"])?.returnPages).toEqual(["https://a.example/account"])
    expect(() => project(["https://a.example/?b"])).toThrow("projects[0].returnPages[0] is no page")
  })

  const configured = (provider: object) =>
    toConfiguration({
      projects: [{ id: "one", origins: ["https://a.example"] }],
      mail: { smtp: "smtp://127.0.0.1", from: "a@b.c" },
      secret: SECRET,
      providers: [{ clientId: "a", clientSecret: "b", ...provider }]
    }).providers[0]

  it("is known for GitHub, X, Discord and Facebook, each of https", () => {
    for (const id of ["github", "x", "discord", "facebook"]) {
      const record = configured({ id, oauth: {} })
      expect(record).toMatchObject({ id, oauth: { authorizationUrl: expect.stringMatching(/^https:/) } })
    }
  })

  it.each([
    [{ id: "google", oauth: {} }, "providers[0].oauth.authorizationUrl is missing"],
    [{ id: "github", oauth: 1 }, "providers[0].oauth is not an object"],
    [{ id: "github", oauth: { tokenUrl: "http://a.example" } }, "providers[0].oauth.tokenUrl is no https"],
    [{ id: "github", oauth: { clientAuth: "none" } }, "providers[0].oauth.clientAuth is neither"],
    [{ id: "github", oauth: { subject: "" } }, "providers[0].oauth.subject is no text"],
    [{ id: "github" }, "providers[0].issuer is missing"]
  ])("does not start with %j, and says why", (provider, message) => {
    expect(() => configured(provider)).toThrow(message)
  })
})
