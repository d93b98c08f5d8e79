import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { readErrors } from "../../docs/src/reference/readErrors.ts"
import { readFields } from "../../docs/src/reference/readFields.ts"

const root = path.resolve(import.meta.dirname, "../..")
const read = (file: string) => readFileSync(path.join(root, file), "utf8")

/** The uses of a component in all pages: its strings by name, and the names that it has words of its own for. */
const usesOf = (component: string) =>
  globSync("docs/src/content/docs/**/*.mdx", { cwd: root }).flatMap((page) =>
    [...read(page).matchAll(new RegExp(`<${component}\\b(.*?)/>$`, "gms"))].map(([, text = ""]) => {
      const strings = Object.fromEntries(
        [...text.matchAll(/\b(file|of)="([^"]*)"/g)].map(([, name, value]) => [name!, value!])
      )
      const words = /words=\{\{(.*)\}\}/s.exec(text)?.[1] ?? ""
      return {
        page,
        file: strings["file"] ?? "",
        of: strings["of"] ?? "",
        words: [...words.matchAll(/(?:^|\n)\s*"?([\w-]+)"?:/g)].map(([, name]) => name!)
      }
    })
  )

// The site's own build refuses these too, a minute later.
test("each field that a page of the documentation lists is explained", () => {
  const uses = usesOf("Fields")
  const silent = uses.flatMap(({ page, file, of, words }) =>
    readFields(read(file), of)
      .filter(({ name, about }) => about === "" && !words.includes(name))
      .map(({ name }) => `${page}: ${name} of ${of}`)
  )
  expect(uses.length).toBeGreaterThan(100)
  expect(silent).toEqual([])
})

test("each package whose errors a page of the documentation lists has some, and all of them can be read", () => {
  const files = globSync(["{core,react}/src/**/*.{ts,tsx}", "plugins/*/src/**/*.ts"], { cwd: root })
  const errors = readErrors(
    new Map(files.filter((file) => !file.includes(".test.")).map((file) => [file, read(file)]))
  )
  const uses = usesOf("ErrorTable")
  const empty = uses.filter(({ of }) => !errors.some(({ file }) => file.startsWith(`${of}/`)))
  expect(uses.length).toBeGreaterThan(20)
  expect(empty).toEqual([])
})
