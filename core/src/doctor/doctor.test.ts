import { execFile } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import {
  judgeKit,
  judgePolicy,
  judgeProject,
  type InstalledPackage,
  type Project
} from "@latchkey/core/doctor"
import { satisfies } from "./satisfies.ts"

const installed = (
  name: string,
  version: string,
  more: Partial<InstalledPackage> = {}
): InstalledPackage => ({
  name,
  version,
  folder: `node_modules/${name}`,
  peers: {},
  optionalPeers: [],
  ...more
})
const core = installed("@latchkey/core", "0.1.0", { peers: { effect: "^4.1.0" } })
const effect = installed("effect", "4.1.0")
const project = (more: Partial<Project> = {}): Project => ({
  node: "v22.1.0",
  dependencies: [],
  packages: [core, effect],
  ...more
})
const codes = (found: ReadonlyArray<{ readonly level: string; readonly code: string }>) =>
  found.map(({ level, code }) => `${level} ${code}`)

describe("what does not go together in a project", () => {
  it("is nothing where all is as it should be", () => {
    expect(judgeProject(project())).toEqual([])
  })

  it.each([
    [
      "two copies of effect",
      {
        packages: [
          core,
          effect,
          installed("effect", "4.0.0", { folder: "node_modules/tea/node_modules/effect" })
        ]
      },
      "error PACKAGE_TWICE"
    ],
    [
      "two copies of core",
      { packages: [core, effect, { ...core, folder: "node_modules/tea/node_modules/@latchkey/core" }] },
      "error PACKAGE_TWICE"
    ],
    [
      "two copies of viem",
      { packages: [core, effect, installed("viem", "2.1.0"), installed("viem", "2.2.0")] },
      "warning PACKAGE_TWICE"
    ],
    [
      "packages of two versions",
      { packages: [core, effect, installed("@latchkey/evm", "0.2.0")] },
      "warning PACKAGE_VERSIONS"
    ],
    ["a peer that is not there", { packages: [core] }, "error PEER_MISSING"],
    ["a peer of another version", { packages: [core, installed("effect", "3.9.0")] }, "error PEER_VERSION"],
    [
      "a bundler that wants every import",
      {
        dependencies: ["next"],
        packages: [
          core,
          effect,
          installed("@latchkey/evm", "0.1.0", { peers: { viem: "^2" }, optionalPeers: ["viem"] })
        ]
      },
      "warning PEER_UNRESOLVED"
    ],
    ["types resolved as of old", { moduleResolution: "Node10" }, "error MODULE_RESOLUTION"],
    ["an old Node", { node: "v18.20.0" }, "error NODE_OLD"]
  ] satisfies ReadonlyArray<readonly [string, Partial<Project>, string]>)("%s", (_, more, code) => {
    const found = judgeProject(project(more))
    expect(codes(found)).toEqual([code])
    expect(found[0]!.page).toBe(`doctor/#${found[0]!.code.toLowerCase()}`)
  })

  it("an optional peer that is not there is none, but of a version that does not fit is one", () => {
    const evm = installed("@latchkey/evm", "0.1.0", { peers: { viem: "^2.40.0" }, optionalPeers: ["viem"] })
    expect(judgeProject(project({ packages: [core, effect, evm] }))).toEqual([])
    expect(
      codes(judgeProject(project({ packages: [core, effect, evm, installed("viem", "2.1.0")] })))
    ).toEqual(["error PEER_VERSION"])
  })

  it.each([
    ["4.1.3", "^4.1.0", true],
    ["4.0.9", "^4.1.0", false],
    ["5.0.0", "^4.1.0", false],
    ["0.1.9", "^0.1.0", true],
    ["0.2.0", "^0.1.0", false],
    ["0.0.4", "^0.0.3", false],
    ["18.2.0", ">=18.2", true],
    ["18.1.0", ">= 18.2", false],
    ["3.1.0", "^2.20.0 || ^3.0.0", true],
    ["2.1.0", ">=2.0.0 <2.1.0", false],
    ["1.2.9", "~1.2.3", true],
    ["1.3.0", "~1.2.3", false],
    ["2.21.8", "2.21.8", true],
    ["2.21.9", "2.21.8", false],
    ["9.0.0", "*", true],
    ["9.0.0", "workspace:*", true]
  ])("%s in %s is %s", (version, range, answer) => {
    expect(satisfies(version, range)).toBe(answer)
  })
})

describe("what of a kit's options a development build would tell", () => {
  it("is a warning for what changes nothing, an error for what makes no kit", () => {
    const network = {
      id: 1,
      name: "Tea",
      chainNamespace: "tea",
      nativeCurrency: { name: "Leaf", symbol: "LEAF", decimals: 18 },
      rpcUrls: { default: { http: [] } }
    }
    const right = { app: { name: "Tea shop" }, networks: [network], plugins: [] }
    expect(codes(judgeKit({ ...right, metadata: {} }))).toContain("warning OPTION_UNKNOWN")
    expect(codes(judgeKit({ ...right, networks: [] }))).toEqual(["error OPTION_INVALID"])
    expect(codes(judgeKit(undefined))).toEqual(["error OPTION_INVALID"])
  })
})

describe("what a policy forbids", () => {
  const options = {
    plugins: [
      {
        id: "rates",
        hosts: [
          { origin: "https://rates.example", purpose: "rates" },
          { origin: "wss://relay.example", purpose: "relay" },
          { origin: "https://frame.example", purpose: "frame", uses: ["frame" as const] }
        ],
        load: async () => ({})
      }
    ]
  }
  const whole =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' https://rates.example wss://relay.example; frame-src https://frame.example"

  it("is nothing of the one that the kit needs, nor of wider ones", () => {
    for (const header of [
      whole,
      whole.replace("https://rates.example", "https://*.example").replace("wss://relay.example", "wss:"),
      whole.replace("https://rates.example wss://relay.example", "*"),
      whole.replace("https://rates.example", "rates.example"),
      whole.replace("script-src 'self'", "script-src 'nonce-abc' 'strict-dynamic'"),
      ""
    ])
      expect(judgePolicy(options, header), header).toEqual([])
  })

  it.each([
    ["https://rates.example ", "connect-src", "https://rates.example"],
    ["wss://relay.example", "connect-src", "wss://relay.example"],
    ["frame-src https://frame.example", "default-src", "https://frame.example"],
    [" data:", "img-src", "data:"],
    ["script-src 'self'; ", "default-src", "'self'"]
  ])("without %s it is named", (left, directive, missing) => {
    expect(judgePolicy(options, whole.replace(left, "")).map(({ message }) => message)).toEqual([
      `The policy's ${directive} forbids ${missing}.`
    ])
  })
})

describe("latchkey doctor", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "latchkey-doctor-"))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const write = (name: string, value: unknown) => {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value))
    return file
  }
  const command = path.join(import.meta.dirname, "../../bin/latchkey.mjs")
  const runIn =
    (cwd: string) =>
    (...args: ReadonlyArray<string>) =>
      new Promise<{ code: number; out: string; err: string }>((resolve) => {
        execFile(
          process.execPath,
          ["--conditions=@latchkey/source", command, "doctor", ...args],
          { cwd },
          (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err })
        )
      })
  const run = runIn(folder)

  it("finds copies wherever a package manager puts them, once each, and ends with 1", async () => {
    expect((await run()).err).toContain("There is no package.json")
    write("package.json", {})
    expect(await run()).toMatchObject({ code: 2, out: "" })
    expect((await run()).err).toContain("No package of the kit is installed")
    write("package.json", { dependencies: { "@latchkey/core": "*" } })
    write("node_modules/@latchkey/core/package.json", {
      version: "0.1.0",
      peerDependencies: { effect: "^4.1.0" }
    })
    write("node_modules/effect/package.json", { version: "4.1.0" })
    expect(await run()).toMatchObject({ code: 0, out: "Nothing found.\n" })
    write("node_modules/tea/node_modules/effect/package.json", { version: "4.0.0" })
    write("node_modules/.pnpm/effect@4.0.1/node_modules/effect/package.json", { version: "4.0.1" })
    symlinkSync(
      path.join(folder, "node_modules/effect"),
      path.join(folder, "node_modules/tea/node_modules/react")
    )
    const { code, out } = await run()
    expect(code).toBe(1)
    expect(out).toContain("error PACKAGE_TWICE\n  There are 3 copies of effect: ")
    expect(out).toContain("4.0.0 in node_modules/tea/node_modules/effect")
    expect(out).toContain("docs: doctor/#package_twice")
    rmSync(path.join(folder, "node_modules/tea"), { recursive: true })
    rmSync(path.join(folder, "node_modules/.pnpm"), { recursive: true })
  })

  it("looks at whatever peer the packages name, and where a workspace's root has it", async () => {
    const wagmi = { version: "0.1.0", peerDependencies: { "@wagmi/core": "^3.0.0" } }
    write("node_modules/@latchkey/wagmi/package.json", wagmi)
    expect((await run()).out).toContain("@latchkey/wagmi needs @wagmi/core, which is not installed.")
    write("node_modules/@wagmi/core/package.json", { version: "2.22.1" })
    expect((await run()).out).toContain("@latchkey/wagmi needs @wagmi/core ^3.0.0, and 2.22.1 is installed.")
    write("node_modules/@wagmi/core/package.json", { version: "3.6.5" })
    expect(await run()).toMatchObject({ code: 0, out: "Nothing found.\n" })
    write("apps/shop/package.json", {})
    expect(await runIn(path.join(folder, "apps/shop"))()).toMatchObject({ code: 0, out: "Nothing found.\n" })
    write("apps/shop/node_modules/effect/package.json", { version: "4.0.0" })
    expect((await runIn(path.join(folder, "apps/shop"))()).out).toContain("There are 2 copies of effect")
    rmSync(path.join(folder, "apps"), { recursive: true })
  })

  it("reads a tsconfig with comments, the options of a module and a policy out of a file", async () => {
    write(
      "tsconfig.json",
      '{ // as of old\n "compilerOptions": { "moduleResolution": "node", /* "a": 1 */ } }'
    )
    const file = write(
      "kit.mjs",
      `export const options = { app: { name: "Tea" }, metadata: {}, networks: [{ id: 1, name: "Tea", chainNamespace: "tea",
        nativeCurrency: { name: "Leaf", symbol: "LEAF", decimals: 18 }, rpcUrls: { default: { http: [] } } }],
        plugins: [{ id: "rates", hosts: [{ origin: "https://rates.example", purpose: "rates" }], load: async () => ({}) }] }`
    )
    const policy = write("policy.txt", "default-src 'self'; img-src 'self' data:\n")
    const { code, out } = await run(file, "--policy", policy, "--json")
    expect(code).toBe(1)
    expect(codes(JSON.parse(out) as ReadonlyArray<{ level: string; code: string }>)).toEqual(
      expect.arrayContaining(["error MODULE_RESOLUTION", "warning OPTION_UNKNOWN", "error POLICY_FORBIDS"])
    )
    expect((await run("--policy", policy)).code).toBe(2)
  })
})
