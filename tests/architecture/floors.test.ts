import { parseSync } from "vite"
import { describe, expect, it } from "vitest"
import {
  children,
  modules,
  nodes,
  packages,
  place,
  resolveImport,
  type Module,
  type Node
} from "./sourceTree.ts"

/** What a package's folders and files stand on. */
interface House {
  /**
   * Its folders from the ground up. A folder uses what stands on lower floors, never a neighbour, and nothing above it, types
   * included.
   */
  readonly floors: ReadonlyArray<ReadonlyArray<string>>
  /** Files that stand above all folders, and why: they put everything together. */
  readonly roof: Readonly<Record<string, string>>
  /** Folders that may load, with `import()`, what stands above them, and why. */
  readonly loaders?: Readonly<Record<string, string>>
}

const houses: Readonly<Record<"core" | "react", House>> = {
  core: {
    floors: [
      ["error", "flow", "json"],
      ["image", "page"],
      ["kernel", "chain", "storage", "telemetry"],
      ["notice"],
      ["capability", "http", "feature", "navigation"],
      ["namespace"],
      ["session"],
      ["balance", "contract", "chain-kit"],
      ["transaction"],
      ["state"],
      ["feature-kit"],
      ["journey", "promise"],
      ["plugin"],
      ["policy"],
      ["diagnostic"],
      ["doctor", "select"]
    ],
    roof: {
      "Kit.ts": "what a kit is: the actions of every module",
      "KitTypes.ts": "what the type checker knows of a kit: of its networks and plugins together",
      "KitErrorCode.ts": "the codes of every folder's errors",
      "csp.ts": "an entry",
      "doctor.ts": "an entry",
      "connected.ts": "one part of what several folders load later",
      "createKit.ts": "puts the page-load parts together",
      "effect.ts": "an entry",
      "engine.ts": "what the engine loads later",
      "index.ts": "an entry",
      "loadConnected.ts": "how the shell and the engine load that part",
      "promise.ts": "an entry",
      "startKit.ts": "puts the services together"
    }
  },
  react: {
    floors: [
      ["format", "icons", "theme"],
      ["messages"],
      ["slots"],
      ["context"],
      ["components", "hooks"],
      ["views", "provider"],
      ["button", "modal"]
    ],
    roof: {
      "KitModal.tsx": "the modal in its place of a page",
      "KitProvider.tsx": "the provider with the style sheet of the buttons",
      "element.ts": "an entry",
      "index.ts": "an entry",
      "presentModal.ts": "what the first opening loads",
      "useAccountRead.ts": "for views of plugins",
      "useFreshReads.ts": "for views of plugins",
      "useReadOn.ts": "for views of plugins",
      "view.ts": "an entry"
    },
    loaders: { provider: "the modal and the account's face come when they are wanted" }
  }
}

const core = packages.find(({ kind }) => kind === "core")!
const react = packages.find(({ kind }) => kind === "react")!
const roomOf = (file: string) => file.split("/src/")[1]!.split("/")[0]!

describe.each([core, react])("$name reads from top to bottom", (pkg) => {
  const source = `${pkg.folder}/src/`
  const { floors, roof, loaders = {} } = houses[pkg.folder as keyof typeof houses]
  const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room))

  it("every folder has a floor, and every file beside the folders a reason", () => {
    const rooms = [...new Set(modules(pkg).map(({ file }) => roomOf(file)))]
    expect(rooms.filter((room) => floorOf(room) < 0 && !Object.hasOwn(roof, room))).toEqual([])
    expect([...floors.flat(), ...Object.keys(roof)].filter((room) => !rooms.includes(room))).toEqual([])
  })

  it("no folder uses its neighbour or what stands above it, types included", () => {
    const upward = modules(pkg).flatMap(({ file, imports }) => {
      const from = floorOf(roomOf(file))
      if (from < 0) return []
      return imports.flatMap(({ specifier, lazy }) => {
        const target = resolveImport(file, specifier)
        if (target === undefined || !target.startsWith(source) || roomOf(target) === roomOf(file)) return []
        if (lazy && Object.hasOwn(loaders, roomOf(file))) return []
        const to = floorOf(roomOf(target))
        return to >= 0 && to < from
          ? []
          : [`${file.slice(source.length)} uses ${target.slice(source.length)}`]
      })
    })
    expect(upward).toEqual([])
  })
})

describe("the kernel", () => {
  const kernel = modules(core).filter(({ file }) => file.startsWith("core/src/kernel/"))
  const words = /wallet|network|account|chain|connect|view|modal|balance|namespace/i

  it("knows no wallet, no network and no view", () => {
    const named = (node: Node) =>
      (node.type === "Identifier" && words.test(node["name"])) ||
      (node.type === "Literal" && typeof node["value"] === "string" && words.test(node["value"]))
    const found = kernel.flatMap((module) =>
      nodes(module.program, ({ type }) => type !== "ImportDeclaration")
        .filter(named)
        .map((node) => place(module, node))
    )
    // What a visitor is told when the kernel's engine could not be loaded is in the visitor's words.
    expect(found.filter((where) => !where.startsWith("core/src/kernel/errors.ts"))).toEqual([])
  })
})

const literals = (module: Module) =>
  nodes(module.program, ({ type }) => type !== "ImportDeclaration" && type !== "TSLiteralType").filter(
    ({ type, value }) => type === "Literal" && typeof value === "string"
  )

describe("views", () => {
  const declarations = "core/src/journey/journeyViews.ts"
  const named = modules(core).find(({ file }) => file === declarations)!
  const ids = new Set(literals(named).map(({ value }) => String(value)))

  it("are named by the journeys and by the slot that declares them, by nothing else", () => {
    expect(ids.size).toBeGreaterThan(8)
    const elsewhere = [...modules(core), ...modules(react)]
      .filter(({ file }) => file !== declarations && file !== "react/src/views/index.ts")
      // Words that visitors read happen to be the same.
      .filter(({ file }) => !file.startsWith("react/src/messages/"))
      .flatMap((module) =>
        literals(module)
          .filter(({ value }) => ids.has(String(value)))
          .map((node) => place(module, node))
      )
    expect(elsewhere).toEqual([])
  })

  it.each(packages.filter(({ kind }) => kind === "plugin"))("of $name are named in one module", (pkg) => {
    const id = pkg.folder.split("/").at(-1)!
    const files = modules(pkg)
      .filter((module) => literals(module).some(({ value }) => String(value).startsWith(`${id}/`)))
      .map(({ file }) => file)
    expect(files.length).toBeLessThanOrEqual(1)
  })
})

/** The names of what an interface of actions declares. */
const declaredActions = (all: ReadonlyArray<Module>, isActions: (name: string) => boolean) =>
  all.flatMap(({ program }) =>
    nodes(program)
      .filter(({ type, id }) => type === "TSInterfaceDeclaration" && isActions(String(id.name)))
      .flatMap(({ body }) => children(body).map(({ key }) => String(key?.name)))
  )

/** The properties of a module that only call what a service, by its tag, has under the same name. */
const forwarding = ({ text, program }: Pick<Module, "text" | "program">) =>
  nodes(program).filter(({ type, key, value }) => {
    if (type !== "Property" || value.type !== "ArrowFunctionExpression") return false
    const body = text.slice(value.body.start, value.body.end)
    return new RegExp(`^(?:Effect\\.flatMap\\(\\s*[A-Z]\\w*,|Context\\.get\\()[^]*\\b${key.name}\\(`).test(
      body
    )
  })

describe("a function of the kit", () => {
  // What a plugin does for a contract is a function of the plugin.
  const interfaces = modules(core).filter(
    ({ file }) => file.endsWith("Actions.ts") && roomOf(file) !== "contract"
  )
  const actions = declaredActions(interfaces, (name) => name.endsWith("Actions"))
  // These stand between the page and the service that does the work.
  const between = ["core/src/createKit.ts", "core/src/Kit.ts", "core/src/engine.ts"]

  it("is declared once and done once: nothing in between names it", () => {
    expect(actions.length).toBeGreaterThan(15)
    const naming = modules(core)
      .filter(({ file }) => between.includes(file) || file.startsWith("core/src/kernel/"))
      .flatMap((module) =>
        nodes(module.program)
          .filter(({ type, name }) => type === "Identifier" && actions.includes(String(name)))
          .map((node) => place(module, node))
      )
    expect(naming).toEqual([])
  })

  it("is its service: no module forwards one to the service that does it, in a plugin either", () => {
    const found = packages
      .flatMap(modules)
      .flatMap((module) => forwarding(module).map((node) => place(module, node)))
    expect(found).toEqual([])
  })

  it.each([
    ["({ pour: (...given) => Effect.flatMap(Teapot, ({ pour }) => pour(...given)) })", 1],
    ["({ pour: (cups) => Effect.flatMap(Teapot, (teapot) => teapot.pour(cups)) })", 1],
    ["({ pour: (cups) => Context.get(services, Teapot).pour(cups) })", 1],
    // What is loaded with the first call has to be named until it is there.
    ["({ pour: (cups) => Effect.flatMap(part, ({ pour }) => pour(cups)) })", 0],
    ["({ pour: (cups) => Effect.flatMap(Kettle, ({ boil }) => boil(cups)) })", 0]
  ])("%s forwards %s", (text, count) => {
    const program = parseSync("sample.ts", text).program as unknown as Node
    expect(forwarding({ text, program })).toHaveLength(count)
  })
})
