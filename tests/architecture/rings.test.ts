import { globSync } from "node:fs"
import { expect, it } from "vitest"
import { modules, packages, readModule, repository, resolveImport, type Module } from "./sourceTree.ts"

// Lazy imports count: a chunk that needs the chunk that loads it cannot be told apart from it. Types count too: what is
// described by each other cannot be read one after the other.
const edges = (files: ReadonlyArray<Module>) =>
  new Map(
    files.map(({ file, imports }) => [
      file,
      imports.flatMap(({ specifier }) => resolveImport(file, specifier) ?? [])
    ])
  )

const rings = (graph: ReadonlyMap<string, ReadonlyArray<string>>): ReadonlyArray<string> => {
  const finished = new Set<string>()
  const found: Array<string> = []
  const visit = (file: string, way: ReadonlyArray<string>) => {
    const start = way.indexOf(file)
    if (start >= 0) return void found.push([...way.slice(start), file].join(" -> "))
    if (finished.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...way, file])
    finished.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}

it.each(packages)("$name has no import ring, of types neither", (pkg) => {
  expect(rings(edges(modules(pkg)))).toEqual([])
})

// What runs beside the packages: their servers with the pages of these, and the parts of the local stack.
const beside = [
  ...globSync("plugins/*/{server,stack,wallet,support}/**/*.{ts,tsx}", { cwd: repository }),
  ...globSync("tests/{stack,support,web,size,bench,gallery}/**/*.{ts,tsx}", { cwd: repository })
]
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !/\/(?:node_modules|dist|out)\/|\.d\.ts$/.test(file))

it("servers, the stack's parts and what tests share have no import ring either", () => {
  expect(beside).toContain("plugins/embedded/server/frame/wallet/makeWallet.ts")
  expect(rings(edges(beside.map(readModule)))).toEqual([])
})

it("an import ring over three modules is found, so that none is missed", () => {
  const graph = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["a"]]
  ])
  expect(rings(graph)).toEqual(["a -> b -> c -> a"])
})
