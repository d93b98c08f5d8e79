import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"

const root = path.join(import.meta.dirname, "../..")

it("no two servers make a table of the same name, so that one Postgres can hold both", () => {
  const makers = new Map<string, Set<string>>()
  for (const file of globSync("plugins/**/server/src/**/*.ts", { cwd: root })) {
    if (file.includes("node_modules") || file.endsWith(".test.ts")) continue
    const text = readFileSync(path.join(root, file), "utf8")
    for (const [, table] of text.matchAll(/create table if not exists (latchkey_\w+)/g)) {
      const server = file.split("/server/")[0]!
      makers.set(table!, (makers.get(table!) ?? new Set()).add(server))
    }
  }
  expect(makers.size).toBeGreaterThan(10)
  expect([...makers].filter(([, servers]) => servers.size > 1)).toEqual([])
})
