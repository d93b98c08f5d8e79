import { expect, it } from "vitest"
import { modules, nodes, packages, place } from "./sourceTree.ts"

const optionalOf = ({ manifest }: (typeof packages)[number]) =>
  Object.entries(manifest.peerDependenciesMeta ?? {})
    .filter(([, { optional }]) => optional === true)
    .map(([name]) => name)

const imports = packages.flatMap((pkg) =>
  modules(pkg).flatMap((module) => {
    const tried = nodes(module.program).filter(({ type }) => type === "TryStatement")
    return nodes(module.program)
      .filter(({ type, source }) => type === "ImportExpression" && optionalOf(pkg).includes(source?.value))
      .map((node) => ({
        at: `${place(module, node)} ${node["source"].value}`,
        isTried: tried.some(({ block }) => block.start < node.start && node.end < block.end)
      }))
  })
)

// Next's bundlers end a build at any other import of what is not installed.
it("a library that an app may leave out is imported inside a try", () => {
  expect(imports.length).toBeGreaterThan(4)
  expect(imports.filter(({ isTried }) => !isTried).map(({ at }) => at)).toEqual([])
})
