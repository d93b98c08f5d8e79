import { expect, it } from "vitest"
import { modules, packages } from "./sourceTree.ts"

const home = "core/src/feature-kit/"

it("whether a wallet may have sent what it was asked for, and whether it is waited for, is decided in one place", () => {
  const users = packages
    .flatMap(modules)
    .flatMap(({ file, text }) =>
      /\b(?:isUnsent|makeStoppable)\b/.test(text) && !file.endsWith(".test.ts") ? [file] : []
    )
  expect(users.toSorted()).toEqual(
    ["isUnsent.ts", "makeStoppable.ts", "makeTransactions.ts"].map((name) => `${home}${name}`)
  )
})

const chains = packages.filter((pkg) =>
  modules(pkg).some(({ file }) => file.endsWith("/transfer/followTransfer.ts"))
)

it("every chain has what finds its transactions again, by a place in its order that it tells before it asks a wallet", () => {
  const without = chains.filter((pkg) => {
    const texts = modules(pkg).flatMap(({ file, text }) => (file.endsWith(".test.ts") ? [] : [text]))
    return (
      !texts.some((text) => /\btransactionTracking\b/.test(text)) ||
      !texts.some((text) => /^export const makeTracker\b/m.test(text)) ||
      texts.some((text) => /\bstillWanted\(\)/.test(text))
    )
  })
  expect(without.map(({ name }) => name)).toEqual([])
})

it("every chain asks whether it is still wanted right before it asks a wallet to send", () => {
  expect(chains.length).toBeGreaterThan(4)
  const silent = chains.filter(
    (pkg) => !modules(pkg).some(({ text }) => /^ +yield\* stillWanted\(/m.test(text))
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})

it("a feature that asks wallets has what it asks written down, with what the visitor was told", () => {
  const asking = packages.filter(
    (pkg) => pkg.kind === "plugin" && modules(pkg).some(({ text }) => /\bmakeTransactions</.test(text))
  )
  expect(asking.length).toBeGreaterThan(3)
  const forgetting = asking.filter((pkg) => {
    const all = modules(pkg).filter(({ file }) => !file.endsWith(".test.ts"))
    const isRequired = all.some(({ text }) => /^ +requires: \[[^\]]*"transactions"/m.test(text))
    return (
      !isRequired ||
      !all.some(({ text }) => /\bdescription\b/.test(text) && text.includes("makeTransactions<"))
    )
  })
  expect(forgetting.map(({ name }) => name)).toEqual([])
})
