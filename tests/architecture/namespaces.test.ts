import { describe, expect, it } from "vitest"
import { pluginsOf } from "../../scripts/plugins.mjs"
import { modules, nodes, packages, place, type Node } from "./sourceTree.ts"

const namespaces = pluginsOf("chain").flatMap(({ namespace }) => namespace ?? [])

const isNamespace = (text: unknown) =>
  typeof text === "string" && namespaces.some((id) => text === id || text.startsWith(`${id}:`))

const names = (node: Node) =>
  (node.type === "Literal" && isNamespace(node["value"])) ||
  (node.type === "TemplateElement" && isNamespace(node["value"].cooked)) ||
  (node.type === "Identifier" && isNamespace(node["name"]))

describe.each(packages.filter(({ kind }) => kind === "core" || kind === "react"))("$name", (pkg) => {
  it("names no chain namespace in code", () => {
    expect(
      modules(pkg).flatMap((module) =>
        nodes(module.program)
          .filter(names)
          .map((node) => place(module, node))
      )
    ).toEqual([])
  })
})
