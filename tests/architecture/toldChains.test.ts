import { expect, it } from "vitest"
import { modules, nodes, packages, type Module, type Node } from "./sourceTree.ts"

/** What speaks of the event and does not listen to a wallet of chains with numbers. */
const others: Readonly<Record<string, string>> = {
  "core/src/page/followProvider.ts": "a provider: it tells",
  "plugins/bitcoin/src/wire/unisat.ts": "chains with names: it looks anew whatever is told",
  "plugins/embedded/src/provider/makeEip1193Provider.ts": "a provider: it tells",
  "plugins/walletconnect/src/client/takeSignIns.ts": "asks for the event",
  "plugins/walletconnect/src/provider/Eip1193SessionProvider.ts": "a provider: it tells",
  "plugins/walletconnect/src/session/proposeNamespaces.ts": "asks for the event",
  "plugins/walletconnect/src/session/sessionMethods.ts": "asks for the event",
  "plugins/walletconnect/src/session/sessionEvents.ts":
    "chains of every namespace: `decodeChainNumber`, or what has a name"
}

const speaks = (node: Node) =>
  (node.type === "Literal" && node["value"] === "chainChanged") ||
  (node.type === "Property" && node["key"].name === "chainChanged")
const reads = ({ program }: Module) =>
  nodes(program).some(
    ({ type, callee }) => type === "CallExpression" && /^decodeChain(Number|Id)$/.test(callee.name)
  )

const speakers = packages
  .filter(({ kind }) => kind !== "testing")
  .flatMap(modules)
  .filter(({ program }) => nodes(program).some(speaks))

it("T09 the chain that a wallet tells of is read by one decoder", () => {
  expect(speakers.length).toBeGreaterThan(5)
  expect(
    speakers
      .filter((one) => !reads(one))
      .map(({ file }) => file)
      .filter((file) => !Object.hasOwn(others, file))
  ).toEqual([])
})
