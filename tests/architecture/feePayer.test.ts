import { expect, it } from "vitest"
import { modules, packages, type Module } from "./sourceTree.ts"

const all: ReadonlyArray<Module> = packages.filter(({ kind }) => kind !== "testing").flatMap(modules)

const placesOf = (pattern: RegExp, within: (file: string) => boolean): ReadonlyArray<string> =>
  all
    .filter(({ file, text }) => within(file) && !/\.test\.tsx?$/.test(file) && pattern.test(text))
    .map(({ file }) => file)

it("whether an account of EVM networks has enough for the fee is judged in one place, which knows who pays it", () => {
  expect(placesOf(/of:\s*"fee"/, (file) => file.startsWith("plugins/evm/src/"))).toEqual([
    "plugins/evm/src/transfer/checkTransfer.ts"
  ])
  expect(placesOf(/"wallet_getCapabilities"/, (file) => file.startsWith("plugins/evm/src/")).length).toBe(4)
})

it("a review shows the network's fee by what knows who pays it", () => {
  expect(placesOf(/<Cost\s+amount=\{[^}]*\bfee\b[^}]*\}/i, (file) => file.endsWith(".tsx"))).toEqual([
    "react/src/components/Cost.tsx",
    "react/src/components/FeeCost.tsx"
  ])
})
