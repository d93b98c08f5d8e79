import { expect, it } from "vitest"
import { modules, packages } from "./sourceTree.ts"

/** Where a text stands in plugins' modules, except for those that a condition lets off. */
const found = (pattern: RegExp, isAllowed: (text: string, at: number) => boolean = () => false) =>
  packages
    .filter(({ kind }) => kind === "plugin")
    .flatMap(modules)
    .flatMap(({ file, text }) =>
      [...text.matchAll(pattern)]
        .filter(({ index }) => !isAllowed(text, index))
        .map((match) => `${file}: ${match[0]}`)
    )

it("sources of a slot are loaded by makeSources, which gives each of their answers an end", () => {
  expect(found(/lazyPart\(\s*\w+\.id,/g)).toEqual([])
  expect(found(/\b(?:declared|source|filling)\.load\b/g)).toEqual([])
})

it("a capability that only reads is asked by ask, askOne or allInTime, which give each answer an end", () => {
  const reading =
    "(?:history|nameRegistry|nameResolution|nativeBalance|nftHoldings|prices|tokenApprovals|tokenBalances)"
  const asked = new RegExp(`\\.(?:all|get)\\([^()]*,\\s*${reading}\\)`, "g")
  // How many there are is no question to them.
  const isCount = (text: string, at: number) => /^\.all\([^()]*\)\.length/.test(text.slice(at))
  const isAskedByOne = (text: string) => /\baskOne\(/.test(text)
  expect(found(asked, (text, at) => isCount(text, at) || isAskedByOne(text))).toEqual([])
})
