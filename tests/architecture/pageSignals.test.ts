import { globSync } from "node:fs"
import { describe, expect, it } from "vitest"
import {
  nodes,
  packages,
  place,
  readModule,
  repository,
  sourceFiles,
  type Module,
  type Node
} from "./sourceTree.ts"

const frame = globSync("plugins/embedded/server/frame/**/*.ts", { cwd: repository }).map((file) =>
  file.replaceAll("\\", "/")
)
const all: ReadonlyArray<Module> = [
  ...packages.filter(({ kind }) => kind !== "testing").flatMap(sourceFiles),
  ...frame
].map(readModule)

/** The name of a member that is read, also out of a pattern. */
const membersOf = (node: Node): ReadonlyArray<string> => {
  if (node.type === "MemberExpression") return [String(node["property"].name ?? node["property"].value)]
  if (node.type !== "ObjectPattern") return []
  return (node["properties"] as ReadonlyArray<Node>).map(({ key }) => String(key?.name ?? key?.value))
}

const readersOf = (name: RegExp): ReadonlyArray<string> =>
  all.flatMap((module) =>
    nodes(module.program)
      .filter((node) => membersOf(node).some((member) => name.test(member)))
      .map((node) => place(module, node))
  )
const outside = (found: ReadonlyArray<string>, allowed: ReadonlyArray<string>) =>
  found.filter((at) => !allowed.some((file) => at.startsWith(`${file}:`)))

const core = "core/src/page"
// A server always has it.
const ofServer = "plugins/siwx/src/server/secrets.ts"
// The frame is a page of its own, and holds nothing of the kit.
const ofFrame = "plugins/embedded/server/frame/page/secureContext.ts"
// Asks in the frame, or in a window of its own, of which it tells a cut-off one by its silence.
const ofPasskeys = "plugins/embedded/server/frame/passkey"

describe("what a page cannot take as it reads", () => {
  it("whether a window is closed is read in one module, which asks whether the page would know", () => {
    const found = readersOf(/^closed$/)
    expect(found).not.toEqual([])
    expect(outside(found, [`${core}/watchWindow.ts`, `${ofPasskeys}/passkeyWindow.ts`])).toEqual([])
  })

  it.each([
    ["isSecureContext", /^isSecureContext$/, [`${core}/secureContext.ts`]],
    ["crypto.subtle", /^subtle$/, [`${core}/secureContext.ts`, ofFrame, ofServer]],
    ["navigator.clipboard", /^clipboard$/, ["react/src/components/clipboard.ts", ofFrame]],
    ["navigator.credentials", /^credentials$/, [`${ofPasskeys}/ceremonies.ts`]],
    [
      "crypto.randomUUID",
      /^randomUUID$/,
      [
        "plugins/telemetry/src/makeReporter.ts",
        "plugins/coinbase/src/window/openWindow.ts",
        "plugins/coinbase/src/wallet/makeCoinbaseWallet.ts"
      ]
    ]
  ])("%s, which only secure contexts have, is taken in its place alone", (_, name, allowed) => {
    const found = readersOf(name)
    expect(outside(found, allowed)).toEqual([])
    expect(allowed.filter((file) => !found.some((at) => at.startsWith(`${file}:`)))).toEqual([])
  })

  it("a window that does not open is an outcome: nothing opens one outside of `attempt`", () => {
    const isOpening = (node: Node) =>
      node.type === "CallExpression" &&
      node["callee"].type === "MemberExpression" &&
      node["callee"].property.name === "open" &&
      /^(page|window|globalThis|view|defaultView)$/.test(
        node["callee"].object.name ?? node["callee"].object.property?.name ?? ""
      )
    const isAttempt = (node: Node) => node.type === "CallExpression" && node["callee"].name === "attempt"
    const within = (module: Module, enter?: (node: Node) => boolean) =>
      nodes(module.program, enter)
        .filter(isOpening)
        .map((node) => place(module, node))
    expect(all.flatMap((module) => within(module)).length).toBeGreaterThan(2)
    expect(all.flatMap((module) => within(module, (node) => !isAttempt(node)))).toEqual([])
  })
})
