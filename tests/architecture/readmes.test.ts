import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { inRepository, packages } from "./sourceTree.ts"

const packageOf = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/")

// Who tests knows where their test runner is.
const published = packages.filter(({ kind }) => kind !== "testing")

it.each(published)("$name's README installs every package that its snippets import", ({ folder }) => {
  const text = readFileSync(inRepository(`${folder}/README.md`), "utf8")
  const installed = text.match(/^npm install (?<names>.+)$/m)?.groups?.["names"]?.split(" ") ?? []
  const snippets = [...text.matchAll(/^```tsx?\n(?<code>.*?)^```/gms)].map((match) => match.groups!["code"]!)
  const imported = snippets.flatMap((code) =>
    [...code.matchAll(/(?:from|import)\s*\(?"(?<specifier>[^".][^"]*)"/g)].map((match) =>
      packageOf(match.groups!["specifier"]!)
    )
  )
  expect(installed.length).toBeGreaterThan(1)
  expect([...new Set(imported)].filter((name) => !installed.includes(name))).toEqual([])
})
