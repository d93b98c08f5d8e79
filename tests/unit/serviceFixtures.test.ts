import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"

const root = path.join(import.meta.dirname, "../..")
const jsonIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && entry.name.endsWith(".json") ? [path.join(folder, entry.name)] : []
  )
const filesBelow = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(path.join(folder, entry.name)) : [path.join(folder, entry.name)]
  )

/** The names in a file of fixtures. */
const namesIn = (file: string) => Object.keys(JSON.parse(readFileSync(file, "utf8")) as object)

/** Each file of what public services answer, and the tests that may use it: those of its own package. */
const sets = readdirSync(path.join(root, "plugins"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => path.join(root, "plugins", name))
  .filter((folder) => readdirSync(folder).includes("fixtures"))
  .flatMap((folder) =>
    jsonIn(path.join(folder, "fixtures")).map((file) => ({ file, tests: path.join(folder, "src") }))
  )
  .concat(jsonIn(path.join(root, "tests/fixtures")).map((file) => ({ file, tests: import.meta.dirname })))

/** Whether a test has a name: as a text of its own, or before the colon of its title. */
const isUsed = (name: string, text: string): boolean =>
  [`"${name}"`, `"${name}: `, `, ${name}: `].some((form) => text.includes(form))

it.each(sets.map(({ file, tests }) => [path.relative(root, file), file, tests] as const))(
  "%s: each answer of a public service is one that a test has",
  (_, file, tests) => {
    const text = filesBelow(tests)
      .filter((each) => each.endsWith(".test.ts") && each !== import.meta.filename)
      .map((each) => readFileSync(each, "utf8"))
      .join("\n")
    expect(namesIn(file).filter((name) => !isUsed(name, text))).toEqual([])
  }
)

it("no two files have an answer of the same name in one package", () => {
  for (const folder of new Set(sets.map(({ tests }) => tests))) {
    const names = sets.filter(({ tests }) => tests === folder).flatMap(({ file }) => namesIn(file))
    expect(names).toEqual([...new Set(names)])
  }
})

it("none of the 298 has been lost", () => {
  expect(sets.flatMap(({ file }) => namesIn(file))).toHaveLength(298)
})
