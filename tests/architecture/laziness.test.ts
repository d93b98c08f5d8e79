import { existsSync } from "node:fs"
import { expect, it } from "vitest"
import { pluginPackages, pluginsOf } from "../../scripts/plugins.mjs"
import { inRepository, modules, nodes, packages, place, reachable, readModule } from "./sourceTree.ts"

const entries = packages
  .filter(({ kind }) => kind !== "testing")
  .flatMap((pkg) =>
    [...pkg.entries].map(([key, file]) => ({ name: pkg.name + key.slice(1), key, file, pkg }))
  )

const ways = (file: string, unwanted: (target: string) => boolean) =>
  [...reachable(file)].filter(([target]) => unwanted(target)).map(([, way]) => way.join(" -> "))

// Each costs the first load more than all else that it would use of Effect.
const heavyModules = /^effect\/(Schema|Config|ConfigProvider|Logger|http|reactivity)/
const heavyFunctions = /^(log[A-Z]?\w*|ignore\w*)$/

const callsOf = (file: string, names: RegExp) => {
  if (!existsSync(inRepository(file))) return []
  const module = readModule(file)
  return nodes(module.program)
    .filter(
      (node) =>
        node.type === "MemberExpression" &&
        node["object"].name === "Effect" &&
        names.test(node["property"].name ?? "")
    )
    .map((node) => `${place(module, node)} Effect.${node["property"].name}`)
}

it.each(entries)("$name loads no heavy part of Effect at once", ({ file }) => {
  const sources = [...reachable(file).keys()].filter((target) => /\.tsx?$/.test(target))
  const heavyCalls = sources.flatMap((source) => callsOf(source, heavyFunctions))
  expect([...ways(file, (target) => heavyModules.test(target)), ...heavyCalls]).toEqual([])
})

// What chains expect an app to install, with all that is in the same scopes.
const sdks = pluginsOf("chain")
  .flatMap(({ manifest }) => Object.keys(manifest["peerDependencies"]))
  .filter((name) => !name.startsWith("@latchkey/") && name !== "react")
  .map((name) => name.replace(/^(@[^/]+)\/.*/, "$1"))
  .concat("@noble")

// What takes a kit that is made is for pages that have another library, which loads these at once.
const brought = ({ file }: { readonly file: string }): ReadonlyArray<string> => {
  const own = pluginPackages.find(
    ({ declares, folder }) => declares === false && file.startsWith(`${folder}/`)
  )
  return Object.keys(own?.manifest["peerDependencies"] ?? {})
}

// A page that shows a button pays for a declaration; the engine and chain libraries come with the first need.
it.each(entries.filter(({ key }) => !key.endsWith("/effect")))(
  "$name loads neither Effect nor a chain library at once",
  (entry) => {
    const late = ["effect", ...sdks].filter((name) => !brought(entry).includes(name))
    expect(ways(entry.file, (target) => late.some((name) => `${target}/`.startsWith(`${name}/`)))).toEqual([])
  }
)

// Each brings an error class of Effect's along, into the engine of every page that has the chain: `fromPromise`, `fromThrowing`.
it.each(packages.filter(({ kind }) => kind === "core" || kind === "plugin"))(
  "$name makes failures without Effect's own try",
  (pkg) => {
    expect(modules(pkg).flatMap(({ file }) => callsOf(file, /^try(Promise)?$/))).toEqual([])
  }
)

const headless = entries.filter(
  ({ key, pkg }) => pkg.kind === "core" || (pkg.kind === "plugin" && key === ".")
)

it.each(headless)("$name loads no React", ({ file }) => {
  expect(ways(file, (target) => /^(react|react-dom|@latchkey\/react)(\/|$)/.test(target))).toEqual([])
})

const drawing = entries.filter(({ key, pkg }) => pkg.kind === "plugin" && key === "./react")
const pluginOf = ({ pkg }: (typeof drawing)[number]) => pkg.folder.split("/").at(-1)

it("S2.07[all] the views of e-mail, socials, swaps, send, receive, on-ramp, activity and pay are loaded when they are shown: no plugin's entry brings a component of its own, or a style", () => {
  const heavy = drawing.map((entry) => [
    pluginOf(entry),
    ways(entry.file, (target) => target.startsWith(entry.pkg.folder) && /\.(tsx|css)(\?|$)/.test(target))
  ])
  expect(heavy).toEqual(drawing.map((entry) => [pluginOf(entry), []]))
  expect(drawing.map(pluginOf)).toEqual(
    expect.arrayContaining(["embedded", "swap", "send", "receive", "onramp", "activity", "pay"])
  )
})

it.each(packages)("$name imports the modules of Effect, not its barrel", (pkg) => {
  expect(
    modules(pkg)
      .filter(({ imports }) => imports.some(({ specifier }) => specifier === "effect"))
      .map(({ file }) => file)
  ).toEqual([])
})
