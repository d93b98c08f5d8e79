import { expect, it } from "vitest"
import { modules, nodes, packages, type Node } from "./sourceTree.ts"

/** Where amounts, percents and dates are written; `showMoney` writes money as its currency does, `problemText` whole seconds. */
const writers =
  /^(react\/src\/format\/(show\w+|localeFormats|formatDecimal|exactParts)|plugins\/onramp\/src\/react\/showMoney|plugins\/embedded\/src\/react\/problemText)\.tsx?$/

const isDrawn = (file: string) => /^(react\/src|plugins\/[^/]+\/src\/react)\//.test(file)

/** Writes a number by itself, and by no rule for how many digits of it are shown. */
const writesNumber = (node: Node): boolean => {
  const name: unknown = node.type === "MemberExpression" ? node["property"].name : undefined
  return (
    ["toFixed", "toPrecision", "toLocaleString", "NumberFormat"].includes(String(name)) ||
    (node.type === "CallExpression" && node["callee"].name === "formatAmount")
  )
}

it("no view writes an amount in a way of its own", () => {
  const found = packages
    .flatMap(modules)
    .filter(({ file }) => isDrawn(file) && !writers.test(file))
    .filter(({ program }) => nodes(program).some(writesNumber))
  expect(found.map(({ file }) => file)).toEqual([])
})
