import { expect, it } from "vitest"
import { modules, nodes, packages, place, type Node } from "./sourceTree.ts"

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

/** Names of what is used stand where the module is awaited: bundlers leave out the rest there, and nowhere else. */
const namesWhatItUses = (module: (typeof libraries)[number]["module"], node: Node) =>
  nodes(module.program).some(
    ({ type, id, init, object }) =>
      (type === "VariableDeclarator" && id.type === "ObjectPattern" && isAwaited(init, node)) ||
      (type === "MemberExpression" && isAwaited(object, node))
  )

const isAwaited = (value: Node | null, node: Node): boolean => {
  const inner = value?.type === "ParenthesizedExpression" ? value["expression"] : value
  return inner?.type === "AwaitExpression" && inner["argument"].start === node.start
}

// A file of a library, named by its path, has nothing to leave out.
const isLibrary = (specifier: unknown) => typeof specifier === "string" && !/^\.|\.js$/.test(specifier)

const libraries = packages
  .filter(({ kind }) => kind !== "testing")
  .flatMap((pkg) => modules(pkg))
  .flatMap((module) =>
    nodes(module.program)
      .filter(({ type, source }) => type === "ImportExpression" && isLibrary(source?.value))
      .map((node) => ({ module, node }))
  )

// Else an app that uses the library itself loads all of it with its page.
it("a library that is loaded when it is needed is not kept alive as a whole", () => {
  expect(libraries.length).toBeGreaterThan(6)
  expect(
    libraries
      .filter(({ module, node }) => !namesWhatItUses(module, node))
      .map(({ module, node }) => `${place(module, node)} ${node["source"].value}`)
  ).toEqual([])
})
