import { execFileSync } from "node:child_process"
import { describe, expect, it } from "vitest"
import { kinds, plugins } from "../../scripts/plugins.mjs"
import { inRepository } from "./sourceTree.ts"

describe.each(plugins)("$name", (plugin) => {
  it("says in its package.json what tables and pages of plugins show of it", () => {
    expect(kinds).toContain(plugin.kind)
    for (const field of ["title", "summary", "weight", "limit"] as const) {
      expect(plugin[field], field).toMatch(/\S/)
    }
    expect(plugin.namespace !== undefined, "a namespace").toBe(plugin.kind === "chain")
  })
})

it("what is generated from the plugins' package.json is as `npm run lists` writes it", () => {
  expect(
    execFileSync(process.execPath, [inRepository("scripts/lists.mjs"), "--check"], { encoding: "utf8" })
  ).toBe("")
})
