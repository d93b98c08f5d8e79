import { expect, it } from "vitest"
import { modules, nodes, packages, place, type Node } from "./sourceTree.ts"

/** Where the name of the method may stand, and why. */
const allowed: Readonly<Record<string, string>> = {
  "plugins/evm/src/history/findLogs.ts": "reads logs, in ranges that the node allows",
  "plugins/embedded/src/wire/rpcMethods.ts": "lists what a wallet passes on for a page",
  "plugins/safe/src/provider/makeSafeProvider.ts": "lists what a wallet passes on for a page"
}

const isMethod = (node: Node): boolean => node.type === "Literal" && node["value"] === "eth_getLogs"

const users = packages.flatMap((pkg) =>
  modules(pkg).flatMap((module) =>
    nodes(module.program)
      .filter(isMethod)
      .map((node) => place(module, node))
  )
)

it("logs are asked for by the one who narrows what a node refuses, and knows which range was read", () => {
  expect(users.filter((at) => !Object.keys(allowed).some((file) => at.startsWith(`${file}:`)))).toEqual([])
})

it("what is excepted from that is still there", () => {
  expect(Object.keys(allowed).filter((file) => !users.some((at) => at.startsWith(`${file}:`)))).toEqual([])
})
