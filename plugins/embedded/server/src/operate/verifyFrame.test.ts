import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { buildFrame } from "../../buildFrame.ts"
import { startProxy, type ProxiedAnswer, type ProxyWork } from "../../support/startProxy.ts"
import { startTestServer } from "../../support/testServer.ts"
import type { FrameFiles } from "../frame/FrameFiles.ts"
import { frameHash } from "../frame/frameHash.ts"
import { verifyFrame } from "./verifyFrame.ts"

let files: FrameFiles
let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  files = await buildFrame()
  // Each test asks for every file.
  server = await startTestServer({ files, limits: { requestsPerMinute: 100_000 } })
})
afterAll(() => server?.stop())
const ends: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** What is different where a proxy changes what the server serves. */
const differencesThrough = async (answered: NonNullable<ProxyWork["answered"]>) => {
  const proxy = await startProxy([server.url], { answered })
  ends.push(proxy.stop)
  return (await verifyFrame(new URL(proxy.url), "one", files)).differences
}
const withBody = (answer: ProxiedAnswer, change: (text: string) => string): ProxiedAnswer => ({
  ...answer,
  body: Buffer.from(change(answer.body.toString("utf8")))
})
const withHeader = (answer: ProxiedAnswer, name: string, value: string): ProxiedAnswer => {
  const headers = new Headers(answer.headers)
  headers.set(name, value)
  return { ...answer, headers }
}

describe("the frame that an address serves", () => {
  it("T01 in part: is that of the release where nobody changed it, also through a proxy; what the configuration says is told", async () => {
    const { differences, settings } = await verifyFrame(new URL(server.url), "one", files)
    expect(differences).toEqual([])
    expect(settings?.project).toEqual({ id: "one", name: "The Example" })
    expect(settings?.origins).toContain("https://*.example.org")
    expect(await differencesThrough((_, answer) => answer)).toEqual([])
  })

  it.each<readonly [string, NonNullable<ProxyWork["answered"]>, string]>([
    [
      "a script more in the document",
      (path, answer) =>
        path.startsWith("/sdk")
          ? withBody(answer, (text) => text.replace("</head>", '<script src="/frame/x.js"></script></head>'))
          : answer,
      "/sdk: the document is not the one"
    ],
    [
      "something in the document that is hidden behind its settings",
      (path, answer) =>
        path.startsWith("/sdk")
          ? withBody(answer, (text) => text.replace("<body>", "<body onload=x>"))
          : answer,
      "/sdk: the document is not the one"
    ],
    [
      "settings that are gone",
      (path, answer) =>
        path.startsWith("/sdk")
          ? withBody(answer, (text) => text.replace("latchkey-settings", "settings"))
          : answer,
      "no settings as the release writes them"
    ],
    [
      "a byte of a script",
      (path, answer) =>
        /^\/frame\/main-.*\.js$/.test(path) ? withBody(answer, (text) => `${text}\n`) : answer,
      "it is not the file of the release"
    ],
    [
      "the window of passkeys",
      (path, answer) => (path === "/passkey" ? withBody(answer, (text) => `${text} `) : answer),
      "/passkey: the document is not the one"
    ],
    [
      "a policy that lets scripts of others in",
      (path, answer) =>
        path.startsWith("/sdk") ? withHeader(answer, "content-security-policy", "script-src *") : answer,
      "the header content-security-policy is script-src *"
    ],
    [
      "a style sheet by a header",
      (path, answer) =>
        path.startsWith("/sdk") ? withHeader(answer, "link", "</x.css>; rel=stylesheet") : answer,
      "a header link is there"
    ],
    [
      "a file of another type",
      (path, answer) =>
        path.startsWith("/frame/") ? withHeader(answer, "content-type", "text/html") : answer,
      "the header content-type is text/html"
    ],
    [
      "a document that only frames of a browser get",
      (path, answer, { headers }) =>
        headers["sec-fetch-dest"] === "iframe" && String(headers["user-agent"]).includes("Firefox")
          ? withBody(answer, (text) => text.replace("<title>", "<title>x"))
          : answer,
      "/sdk: the document is not the one"
    ],
    ["nothing", (_, answer) => ({ ...answer, status: 404 }), "the answer has status 404"]
  ])("T01 in part: is not, with %s", async (_, answered, message) => {
    expect((await differencesThrough(answered)).join("\n")).toContain(message)
  })

  it("where nobody answers is no result", async () => {
    const gone = await startProxy([server.url])
    await gone.stop()
    await expect(verifyFrame(new URL(gone.url), "one", files)).rejects.toThrow()
  })
})

describe("the hash of a release's frame", () => {
  it("T01 in part: is the same each time it is built, and names no folder of the machine that did", async () => {
    const again = await buildFrame()
    expect(await frameHash(again)).toBe(await frameHash(files))
    expect([...again.keys()]).toEqual([...files.keys()])
    for (const { body } of files.values())
      expect(Buffer.from(body).includes(import.meta.dirname.split("/plugins/")[0]!)).toBe(false)
  })

  it("T01 in part: is another for a byte more in any file, and for a file more", async () => {
    const hash = await frameHash(files)
    for (const [name, file] of files) {
      const changed = new Map(files).set(name, { ...file, body: Uint8Array.from([...file.body, 32]) })
      expect(await frameHash(changed), name).not.toBe(hash)
    }
    expect(
      await frameHash(new Map(files).set("other.js", { body: new Uint8Array(), type: "text/javascript" }))
    ).not.toBe(hash)
  })
})
