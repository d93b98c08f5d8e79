import { describe, expect, it } from "vitest"
import { modules, packages } from "./sourceTree.ts"

/** The one module that asks what an account holds: `makeHeldTokens` gathers, and every feature reads what it found. */
const OWNER = "core/src/feature-kit/makeHeldTokens.ts"
const ASKING = /\b(?:ask|askOne|all|allInTime|get|list)\(\s*[^()]*\btokenBalances\b/

/** The modules that ask for a list of tokens by themselves. */
const asking = (texts: ReadonlyArray<{ readonly file: string; readonly text: string }>) =>
  texts.filter(({ text }) => ASKING.test(text)).map(({ file }) => file)

describe("what an account holds is one list", () => {
  it("no feature makes one of its own", () => {
    expect(asking(packages.flatMap(modules))).toEqual([OWNER])
  })

  it("the rule finds who would", () => {
    const text = `capabilities.ask(
      network.chainNamespace, tokenBalances, ({ list }) => list({ address }))`
    expect(asking([{ file: "plugins/other/src/a.ts", text }])).toHaveLength(1)
    expect(asking([{ file: "a.ts", text: "capabilities.register(namespace, tokenBalances, {})" }])).toEqual(
      []
    )
  })
})
