import { execFile } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import type { AnyPlugin, HostUse, NetworkInput } from "../index.ts"
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts"

const plugin = (id: string, ...hosts: ReadonlyArray<HostUse>): AnyPlugin => ({
  id,
  hosts,
  load: () => Promise.resolve({})
})
const network = (id: number, ...http: ReadonlyArray<string>): NetworkInput => ({
  id,
  name: `Network ${id}`,
  nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 18 },
  rpcUrls: { default: { http } }
})

describe("contentSecurityPolicy", () => {
  it("T04 in part: allows the page's own code and pictures as data, and no host where no plugin declares one", () => {
    expect(contentSecurityPolicy({ plugins: [plugin("plain")] }).header).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'"
    )
  })

  it("puts each host where it is used, once, by its origin alone", () => {
    const { directives } = contentSecurityPolicy({
      plugins: [
        plugin("api", { origin: "https://api.example.com/v1?key=1", purpose: "prices" }),
        plugin("again", { origin: "https://api.example.com", purpose: "quotes" }),
        plugin("relay", { origin: "wss://relay.example.com", purpose: "pairing" }),
        plugin("frame", { origin: "https://frame.example.com", purpose: "card", uses: ["frame"] }),
        plugin("both", {
          origin: "https://both.example.com",
          purpose: "pictures, and what they are of",
          uses: ["image", "fetch"]
        })
      ]
    })
    expect(directives["connect-src"]).toEqual([
      "'self'",
      "https://api.example.com",
      "wss://relay.example.com",
      "https://both.example.com"
    ])
    expect(directives["frame-src"]).toEqual(["https://frame.example.com"])
    expect(directives["img-src"]).toEqual(["'self'", "data:", "https://both.example.com"])
  })

  it("lets only those show the page in a frame that a plugin declares", () => {
    const shown = contentSecurityPolicy({
      plugins: [
        plugin("inside", { origin: "https://host.example.com", purpose: "shows it", uses: ["ancestor"] })
      ]
    }).directives
    expect(shown["frame-ancestors"]).toEqual(["https://host.example.com"])
    expect(shown["connect-src"]).toEqual(["'self'"])
    expect(shown["frame-src"]).toBeUndefined()
  })

  it("knows what the names of chains stand for", () => {
    const options = {
      networks: [network(1, "https://public.example"), network(2, "http://127.0.0.1:8545")],
      customRpcUrls: { "eip155:1": ["https://rpc.example/key"] }
    }
    const connect = (...names: ReadonlyArray<string>) =>
      contentSecurityPolicy({
        ...options,
        plugins: [plugin("chain", ...names.map((origin) => ({ origin, purpose: "reads" })))]
      }).directives["connect-src"]
    expect(connect("<customRpcUrls>", "<loopback URLs of networks>")).toEqual([
      "'self'",
      "https://rpc.example",
      "http://127.0.0.1:8545"
    ])
    expect(connect("<networks>")).toEqual(["'self'", "https://public.example", "http://127.0.0.1:8545"])
  })

  it("allows the pictures of the app's networks", () => {
    const pictured = (imageUrl: string) => ({ ...network(1), assets: { imageUrl } })
    const images = (imageUrl: string) =>
      contentSecurityPolicy({ plugins: [], networks: [pictured(imageUrl)] }).directives["img-src"]
    expect(images("https://cdn.example/1.png")).toEqual(["'self'", "data:", "https://cdn.example"])
    expect(images("/1.png")).toEqual(["'self'", "data:"])
    expect(images("data:image/png;base64,AA==")).toEqual(["'self'", "data:"])
  })

  it("names what it does not know, and takes what it is told of it", () => {
    const options = { plugins: [plugin("rates", { origin: "<apiUrl>", purpose: "rates" })] }
    expect(contentSecurityPolicy(options).unknown).toEqual([
      { plugin: "rates", origin: "<apiUrl>", purpose: "rates" }
    ])
    const told = contentSecurityPolicy(options, { "<apiUrl>": ["https://rates.example/v2"] })
    expect(told.unknown).toEqual([])
    expect(told.directives["connect-src"]).toEqual(["'self'", "https://rates.example"])
  })

  it.each([
    "https://a.example; script-src *",
    "*; default-src *",
    "https://a.example 'unsafe-inline'",
    "a\nb"
  ])("leaves out a host that would change the rest of the policy: %s", (origin) => {
    const { header, unknown } = contentSecurityPolicy({ plugins: [plugin("bad", { origin, purpose: "" })] })
    expect(header).toBe(contentSecurityPolicy({ plugins: [] }).header)
    expect(unknown.map((each) => each.origin)).toEqual([origin])
  })
})

describe("latchkey csp", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "latchkey-csp-"))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text)
    return path.join(folder, name)
  }
  const command = path.join(import.meta.dirname, "../../bin/latchkey.mjs")
  const run = (...args: ReadonlyArray<string>) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      execFile(
        process.execPath,
        ["--conditions=@latchkey/source", command, ...args],
        { cwd: folder },
        (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err })
      )
    })
  const module = `export const options = {
    networks: [],
    plugins: [{ id: "rates", hosts: [{ origin: "https://rates.example", purpose: "rates" }], load: async () => ({}) }]
  }\n`

  it("T04 in part: prints the policy for the options that a module exports", async () => {
    const { code, out } = await run("csp", write("kit.mjs", module))
    expect(code).toBe(0)
    expect(out).toContain("connect-src 'self' https://rates.example;")
    expect(out).toMatch(/^default-src 'none'; .*; trusted-types 'none'\n$/)
  })

  it("reads TypeScript", async () => {
    const file = write("kit.ts", module.replace("options =", "options: { plugins: unknown } & object ="))
    expect((await run("csp", file, "--json")).out).toContain('"https://rates.example"')
  })

  it.each([
    ["next", 'value: "default-src'],
    ["vite", '"Content-Security-Policy": "default-src'],
    ["nginx", 'add_header Content-Security-Policy "default-src'],
    ["netlify", "  Content-Security-Policy: default-src"],
    ["vercel", '"value": "default-src'],
    ["meta", '<meta http-equiv="Content-Security-Policy" content="default-src']
  ])("writes the settings of %s", async (place, start) => {
    const { code, out } = await run("csp", write("kit.mjs", module), "--for", place)
    expect(code).toBe(0)
    expect(out).toContain(start)
    expect(out).toContain("https://rates.example")
    expect(out.includes("frame-ancestors")).toBe(place !== "meta")
  })

  it("says what is wrong in one line, and ends with 2", async () => {
    for (const [text, words] of [
      ["export const kit = {}", "no options of a kit"],
      [`${module} export const other = { plugins: [] }`, "--export options or other"]
    ] as const) {
      const { code, out, err } = await run("csp", write("wrong.mjs", text))
      expect([code, out]).toEqual([2, ""])
      expect(err).toContain(words)
    }
    expect((await run("help")).err).toContain("latchkey csp MODULE")
    expect((await run("csp", "kit.mjs", "--nonsense")).code).toBe(2)
    expect((await run("csp", write("kit.mjs", module), "--for", "moon")).err).toContain("--for takes next, ")
  })

  it("tells of a name that it does not know, and ends with 1", async () => {
    const file = write("named.mjs", module.replace("https://rates.example", "<apiUrl>"))
    const { code, err } = await run("csp", file)
    expect(code).toBe(1)
    expect(err).toContain("<apiUrl> of rates (rates)")
    const told = await run("csp", file, "--origin", "<apiUrl>=https://rates.example")
    expect([told.code, told.err]).toEqual([0, ""])
    expect(told.out).toContain("https://rates.example")
  })
})
