import { globSync } from "node:fs"
import { expect, it } from "vitest"
import {
  modules,
  nodes,
  packages,
  place,
  readModule,
  repository,
  type Module,
  type Node
} from "./sourceTree.ts"

/** Keeps what its own window says until the client is there, and the client looks at the origin. */
const keeper = "plugins/coinbase/src/window/openWindow.ts"

const frame = globSync("plugins/*/server/frame/**/*.ts", { cwd: repository }).map(readModule)

const nameOf = (node: Node): string => node["name"] ?? node["property"]?.name ?? ""

// Sockets and ports have one other end: their messages have neither window nor origin.
const isLine = (node: Node) => /socket|port/i.test(nameOf(node))

const listens = (node: Node) =>
  node.type === "CallExpression" &&
  node["callee"].property?.name === "addEventListener" &&
  node["arguments"][0]?.value === "message" &&
  !isLine(node["callee"].object)

const compares = ({ program }: Module, ...names: ReadonlyArray<string>) =>
  nodes(program).some(
    (node) =>
      node.type === "BinaryExpression" &&
      /^[!=]==$/.test(node["operator"]) &&
      names.some((name) => [node["left"], node["right"]].some((side) => nameOf(side) === name))
  )

const isSafe = (module: Module) =>
  compares(module, "source") && (compares(module, "origin", "from") || module.file === keeper)

it("T15 who hears messages of other windows compares both their window and their origin", () => {
  const heard = [...packages.flatMap(modules), ...frame].flatMap((module) =>
    nodes(module.program)
      .filter(listens)
      .map((node) => ({ at: place(module, node), isSafe: isSafe(module) }))
  )
  expect(heard.length).toBeGreaterThan(5)
  expect(heard.filter((each) => !each.isSafe)).toEqual([])
})
