import { describe, expect, it } from "vitest"
import { makeCookies } from "./makeCookies.ts"
import { readBody } from "./readBody.ts"

const secret = "ab".repeat(32)
const requestOf = (cookie: string, headers: Readonly<Record<string, string>> = {}) =>
  ({
    url: "https://shop.test/siwx/session",
    headers: new Headers({ cookie, ...headers })
  }) as Request

describe("the cookies of a site", () => {
  const cookies = makeCookies(["https://shop.test"], false)

  it.each<readonly [string, string, string | undefined]>([
    ["alone", `__Host-siwx-session=${secret}`, secret],
    ["among others", `a=1; __Host-siwx-session=${secret}; b=2`, secret],
    ["with spaces", `  __Host-siwx-session = ${secret} `, secret],
    [
      "twice, of which the first counts",
      `__Host-siwx-session=${secret}; __Host-siwx-session=${"cd".repeat(32)}`,
      secret
    ],
    ["of another name", `__Host-siwx-browser=${secret}`, undefined],
    ["without the prefix", `siwx-session=${secret}`, undefined],
    ["too short", `__Host-siwx-session=${secret.slice(1)}`, undefined],
    ["too long", `__Host-siwx-session=${secret}a`, undefined],
    ["with another letter", `__Host-siwx-session=${secret.slice(1)}g`, undefined],
    ["in large letters", `__Host-siwx-session=${secret.toUpperCase()}`, undefined],
    ["without a name", `=${secret}`, undefined],
    ["without a value", "__Host-siwx-session", undefined],
    ["behind sixteen thousand characters", `${"a".repeat(16_000)}; __Host-siwx-session=${secret}`, undefined],
    ["none", "", undefined]
  ])("T11 in part: a secret that is sent %s", (_case, cookie, found) => {
    expect(cookies.read(requestOf(cookie), "session")).toBe(found)
  })

  it("T29 in part: are for this host alone, read by no script, on https; on plain http without the prefix", () => {
    expect(cookies.write(requestOf(""), "session", secret, 60)).toBe(
      `__Host-siwx-session=${secret}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure`
    )
    const local = makeCookies(["http://localhost:3000"], false)
    expect(local.write(requestOf(""), "session", secret, 60)).toBe(
      `siwx-session=${secret}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`
    )
  })

  it("T29 in part: reach into frames of others where the option says so, and only over https", () => {
    expect(makeCookies(["https://shop.test"], true).write(requestOf(""), "session", secret, 60)).toBe(
      `__Host-siwx-session=${secret}; Path=/; Max-Age=60; HttpOnly; SameSite=None; Secure; Partitioned`
    )
    expect(makeCookies(["http://localhost:3000"], true).write(requestOf(""), "session", secret, 60)).toBe(
      `siwx-session=${secret}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`
    )
  })

  it("T29 in part: by the origin that a request names, else by the host that it was sent to, else by any of https", () => {
    const both = makeCookies(["http://local.test", "https://shop.test"], false)
    const isSecure = (headers: Readonly<Record<string, string>>) =>
      both.write(requestOf("", headers), "a", "b", 1).startsWith("__Host-")
    expect(isSecure({ origin: "http://local.test", host: "shop.test" })).toBe(false)
    expect(isSecure({ origin: "https://shop.test", host: "local.test" })).toBe(true)
    expect(isSecure({ host: "local.test" })).toBe(false)
    expect(isSecure({ host: "shop.test" })).toBe(true)
    expect(isSecure({ host: "other.test" })).toBe(true)
    expect(isSecure({})).toBe(true)
  })
})

describe("what a request holds", () => {
  const bodyOf = (body: BodyInit | null, type = "application/json") =>
    readBody(new Request("https://shop.test/", { method: "POST", body, headers: { "content-type": type } }))

  it("T26 in part: is one object of JSON, said to be that", async () => {
    expect(await bodyOf('{"a":1}')).toEqual({ a: 1 })
    expect(await bodyOf('{"a":1}', "application/json; charset=utf-8")).toEqual({ a: 1 })
    expect(await bodyOf('{"a":1}', "APPLICATION/JSON")).toEqual({ a: 1 })
    for (const type of ["text/plain", "application/jsonp", "text/application/json", ""])
      expect(await bodyOf('{"a":1}', type)).toBeUndefined()
    for (const odd of ["[1]", "null", '"a"', "7", "{", ""]) expect(await bodyOf(odd)).toBeUndefined()
    expect(await bodyOf(Uint8Array.from([0x7b, 0xff, 0x7d]))).toBeUndefined()
    // Bytes that are no text are no letter in its place.
    const broken = Uint8Array.from([...new TextEncoder().encode('{"a":"'), 0xff, 0x22, 0x7d])
    expect(await bodyOf(broken)).toBeUndefined()
    expect(await bodyOf(null)).toBeUndefined()
  })

  it("T31 in part: is of 120 kB at most, and not read any further", async () => {
    const long = (size: number) => `{"a":"${"x".repeat(size - 8)}"}`
    expect(await bodyOf(long(120_000))).toBeDefined()
    expect(await bodyOf(long(120_001))).toBeUndefined()
    let pulled = 0
    let isCancelled = false
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled++
        controller.enqueue(new Uint8Array(60_000))
      },
      cancel: () => {
        isCancelled = true
      }
    })
    const request = {
      body: endless,
      headers: new Headers({ "content-type": "application/json" })
    } as unknown as Request
    expect(await readBody(request)).toBeUndefined()
    expect([isCancelled, pulled < 6]).toEqual([true, true])
  })

  it("T26 in part: is read whole where a letter is cut in two on the way", async () => {
    const bytes = new TextEncoder().encode('{"a":"é"}')
    const parts = [bytes.slice(0, 7), bytes.slice(7)]
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const part of parts) controller.enqueue(part)
        controller.close()
      }
    })
    const request = {
      body,
      headers: new Headers({ "content-type": "application/json" })
    } as unknown as Request
    expect(await readBody(request)).toEqual({ a: "é" })
  })
})
