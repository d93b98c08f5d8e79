import { expect, it } from "vitest"
import { modules, nodes, packages, place, type Node } from "./sourceTree.ts"

/**
 * Where something is written or read in a locale: a foreign one ends the view that is drawn, so that all others take what
 * `localeFormats` makes, of the locale that `canonicalLocale` made of the app's or the page's.
 */
const allowed: Readonly<Record<string, string>> = {
  "core/src/chain-kit/encoding/recap.ts": "sorts as wallets sort what they sign, in English",
  "react/src/messages/canonicalLocale.ts": "makes the locale",
  "react/src/messages/fillCounted.ts": "asks for the category of a number in the canonical locale of a view",
  "react/src/messages/pickLanguage.ts": "finds the language of a canonical locale",
  "react/src/format/localeFormats.ts": "makes the formats",
  "core/src/chain/readAmount.ts": "asks only for the separator, and takes a point where there is none",
  "core/src/diagnostic/judgeGiven.ts": "asks whether a time zone is one, always in English",
  "plugins/embedded/src/react/problemText.ts": "writes seconds in the canonical locale of a view",
  "plugins/onramp/src/isRestricted.ts": "asks for the time zone",
  "plugins/cloud/src/onramp/decodeOnramp.ts": "asks how many decimals a currency has, always in English",
  "plugins/cosmos/src/api/stargateClients.ts": "writes a price for the node, always in English",
  "plugins/cosmos/src/transfer/prepareTransfer.ts": "writes a price for the node, always in English"
}

const usesLocale = (node: Node): boolean => {
  if (node.type !== "MemberExpression") return false
  const name = node["property"].name ?? node["property"].value
  return node["object"].name === "Intl" || /^(toLocale\w+|localeCompare)$/.test(name ?? "")
}

const users = packages.flatMap((pkg) =>
  modules(pkg).flatMap((module) =>
    nodes(module.program)
      .filter(usesLocale)
      .map((node) => place(module, node))
  )
)

it("what is written in the visitor's locale is written by `localeFormats`", () => {
  expect(users.filter((at) => !Object.keys(allowed).some((file) => at.startsWith(`${file}:`)))).toEqual([])
})

it("what is excepted from that is still there", () => {
  expect(Object.keys(allowed).filter((file) => !users.some((at) => at.startsWith(`${file}:`)))).toEqual([])
})
