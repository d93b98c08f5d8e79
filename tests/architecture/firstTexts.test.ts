import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { enFirst } from "../../react/src/messages/enFirst.ts"
import { enViews } from "../../react/src/messages/enViews.ts"
import { inRepository, reachable } from "./sourceTree.ts"

const words = new RegExp(
  `(?:messages\\??\\.|title: ")(${Object.keys({ ...enFirst, ...enViews }).join("|")})\\b`,
  "g"
)

const usedBy = (file: string) =>
  [...readFileSync(inRepository(file), "utf8").matchAll(words)].map(([, key]) => key!)

// What is drawn within the list of wallets is drawn before any other view was.
it.each([
  "react/src/presentModal.ts",
  "react/src/views/connect/NoWallets.tsx",
  "react/src/views/allWallets/arrangeRows.tsx"
])("%s says nothing that is loaded later", (entry) => {
  const sources = [...reachable(entry).keys()].filter((file) => /^react\/src\/.*\.tsx?$/.test(file))
  const used = sources.flatMap(usedBy)
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((key) => Object.hasOwn(enViews, key))).toEqual([])
})
