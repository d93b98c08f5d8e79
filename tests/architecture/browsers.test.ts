import { expect, it } from "vitest"
import { modules, nodes, packages, place, type Node } from "./sourceTree.ts"

// What came after the oldest browsers of `tsup.base.ts`. Bundlers rewrite syntax for old browsers, never functions.
const youngStatics = new Set([
  "AbortSignal.any",
  "Array.fromAsync",
  "Iterator.from",
  "Map.groupBy",
  "Object.groupBy",
  "Promise.try",
  "Promise.withResolvers",
  "RegExp.escape",
  "URL.canParse",
  "URL.parse",
  "Uint8Array.fromBase64",
  "Uint8Array.fromHex"
])
const youngMethods = new Set([
  "isDisjointFrom",
  "isSubsetOf",
  "isSupersetOf",
  "isWellFormed",
  "symmetricDifference",
  "toWellFormed"
])

const isYoung = (node: Node): boolean => {
  if (node.type !== "CallExpression" || node["callee"].type !== "MemberExpression") return false
  const { object, property } = node["callee"]
  return youngStatics.has(`${object.name}.${property.name}`) || youngMethods.has(property.name)
}

// Visitors never load the wallets and suites for tests.
const loaded = packages.filter(({ kind }) => kind !== "testing")

it.each(loaded)("$name calls no function that its oldest browsers lack", (pkg) => {
  const young = modules(pkg).flatMap((module) =>
    nodes(module.program)
      .filter(isYoung)
      .map((node) => place(module, node))
  )
  expect(young).toEqual([])
})
