import { expect, it } from "vitest"
import { modules, packages, resolveImport } from "./sourceTree.ts"

// Lazy imports count: a chunk that needs the chunk that loads it cannot be told apart from it. Types count too: what is
// described by each other cannot be read one after the other.
const edges = (pkg: (typeof packages)[number]) =>
  new Map(
    modules(pkg).map(({ file, imports }) => [
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
  expect(rings(edges(pkg))).toEqual([])
})

it("a ring is found", () => {
  const graph = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["a"]]
  ])
  expect(rings(graph)).toEqual(["a -> b -> c -> a"])
})
