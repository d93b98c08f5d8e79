import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import type * as Core from "@latchkey/core"
import type * as Evm from "@latchkey/evm"
import * as fc from "fast-check"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { plugins, root } from "../../scripts/plugins.mjs"

const development = "../../core/src/diagnostic/development.ts"
let core: typeof Core
let evm: typeof Evm.evm
// A page in production has no judge of options.
beforeAll(async () => {
  vi.resetModules()
  vi.doMock(development, () => import("../../core/src/diagnostic/production.ts"))
  core = await import("@latchkey/core")
  evm = (await import("@latchkey/evm")).evm
})
afterAll(() => {
  vi.doUnmock(development)
  vi.resetModules()
})

const RUNS = 60

const trap = () => {
  throw new TypeError("a trap")
}
// Behind functions: fast-check itself would fall into a trap.
const odd: fc.Arbitrary<() => unknown> = fc.oneof(
  fc.constantFrom<() => unknown>(
    ...[
      undefined,
      null,
      0,
      Number.NaN,
      1n,
      "",
      "x",
      "::",
      true,
      Symbol("s"),
      () => undefined,
      [],
      [null],
      [[]],
      {},
      { length: 1 },
      Promise.resolve(1),
      Object.create(null)
    ].map((value) => () => value)
  ),
  fc.anything().map((value) => () => value)
)
const garbage: fc.Arbitrary<() => unknown> = fc.oneof(
  { weight: 9, arbitrary: odd },
  { weight: 1, arbitrary: fc.constant(() => new Proxy({}, { get: trap, ownKeys: trap, has: trap })) }
)

const network = {
  id: 1,
  name: "Ethereum",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: [] } }
}
const right = () => ({
  app: { name: "Test" },
  networks: [network],
  plugins: [evm()] as ReadonlyArray<unknown>,
  storage: core.memoryStorage()
})

/** What is thrown raw, if anything is: by what makes a kit, by the kit's start, by its opening and its end. */
const rawOf = async (make: () => unknown): Promise<unknown> => {
  const raw: Array<unknown> = []
  const note = (error: unknown) => {
    if (!core.isKitError(error)) raw.push(error)
  }
  try {
    const kit = make() as Core.KitCore
    await kit.ready().catch(note)
    kit.open()
    kit.close()
    await kit.dispose().catch(note)
  } catch (error) {
    note(error)
  }
  return raw[0]
}
const make = (options: unknown) => core.createKit(options as Parameters<typeof Core.createKit>[0])
const check = <A>(arbitrary: fc.Arbitrary<() => A>, of: (value: A) => () => unknown, numRuns = RUNS) =>
  fc.assert(
    fc.asyncProperty(arbitrary, async (value) => {
      expect(await rawOf(of(value()))).toBeUndefined()
    }),
    { numRuns }
  )

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")))
  vi.stubGlobal(
    "WebSocket",
    class {
      constructor() {
        throw new TypeError("no line")
      }
    }
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe("createKit in production throws no raw error, whatever it is given", () => {
  it("which is not the build that judges options", () => {
    expect(() => make({})).toThrow(expect.objectContaining({ code: "OPTION_INVALID", message: "createKit" }))
  })

  it("in the place of its options", () => check(garbage, (value) => () => make(value)))

  it.each([
    "app",
    "basic",
    "chainImages",
    "customRpcUrls",
    "debug",
    "defaultAccountTypes",
    "defaultNetwork",
    "enableNetworkSwitch",
    "enableReconnect",
    "features",
    "networks",
    "plugins",
    "prefetch",
    "storage",
    "unsupportedNetwork"
  ])("as %s", (name) => check(garbage, (value) => () => make({ ...right(), [name]: value })))

  it.each([
    "id",
    "name",
    "nativeCurrency",
    "rpcUrls",
    "blockExplorers",
    "chainNamespace",
    "caipNetworkId",
    "assets"
  ])("as a network's %s", (name) =>
    check(garbage, (value) => () => make({ ...right(), networks: [{ ...network, [name]: value }, value] }))
  )

  it.each([
    "id",
    "when",
    "load",
    "requires",
    "namespaces",
    "fills",
    "lateFills",
    "slice",
    "actions",
    "hosts",
    "serves"
  ])("as a plugin's %s", (name) =>
    check(garbage, (value) => () => {
      const plugin = { id: "tea", load: async () => ({}), [name]: value }
      return make({ ...right(), plugins: [evm(), plugin] })
    })
  )

  it.each(["get", "set", "remove"])("from a storage's %s", (name) =>
    check(
      garbage,
      (value) => () => make({ ...right(), storage: { ...core.memoryStorage(), [name]: () => value } })
    )
  )

  it("as RPC URLs, features and account types", () =>
    check(
      garbage,
      (value) => () =>
        make({
          ...right(),
          customRpcUrls: { "eip155:1": value },
          features: { email: value, connectorTypeOrder: value },
          defaultAccountTypes: { eip155: value },
          chainImages: { 1: value }
        })
    ))
})

const optionsOf = (folder: string): ReadonlyArray<string> =>
  globSync(`${folder}/src/*.ts`, { cwd: root }).flatMap((file) => {
    const text = readFileSync(path.join(root, file), "utf8")
    return [...text.matchAll(/interface \w+Options\b[^{]*\{([^]*?)\n\}/g)].flatMap(([, body]) =>
      [...body!.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, name]) => name!)
    )
  })

describe("a plugin's function in production throws no raw error", () => {
  const entries = plugins.map(({ name, code, folder, kind }) => [code, name, folder, kind] as const)
  it.each(entries)("%s", async (code, name, folder, kind) => {
    // A chain's hooks are beside it, and declare nothing.
    for (const entry of ["src/index.ts", ...(kind === "chain" ? [] : ["src/react/index.ts"])]) {
      const file = path.join(root, folder, entry)
      if (globSync(file).length === 0) continue
      const module = (await import(/* @vite-ignore */ file)) as Record<string, unknown>
      const plugin = module[code] as (options?: unknown) => Core.AnyPlugin
      expect(plugin, name).toBeTypeOf("function")
      const kit = (value: unknown) => () =>
        make({ ...right(), plugins: code === "evm" ? [plugin(value)] : [evm(), plugin(value)] })
      await check(odd, kit, 30)
      const names = optionsOf(folder)
      if (names.length > 0)
        await check(
          fc
            .dictionary(fc.constantFrom(...names), odd, { minKeys: 1, maxKeys: 2 })
            .map(
              (given) => () =>
                Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value()]))
            ),
          kit,
          20 + 15 * names.length
        )
    }
  })
})
