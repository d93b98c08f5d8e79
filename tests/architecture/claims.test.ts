import { globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { inRepository, repository } from "./sourceTree.ts"

const readme = "plugins/embedded/server/README.md"
const pages = ["run-for-years", "what-the-operator-can-do"].map((name) => `docs/src/content/docs/${name}.mdx`)
const read = (file: string) => readFileSync(inRepository(file), "utf8")

/** Files that hold tests, by their names. */
const tests = Map.groupBy(
  globSync("{plugins/{embedded,cloud}/server/src,tests/{unit,e2e}}/**/{*.test.ts,journeys.ts}", {
    cwd: repository
  }),
  (file) => file.split("/").at(-1)!
)

/** What a text names as its tests: a file, and what a title in it says. */
const namedIn = (text: string) =>
  [...text.matchAll(/`([\w.]+)`: “([^”]+)”/g)].map(([, file = "", title = ""]) => ({ file, title }))

/** Whether a title of a test, or of one in a table of tests, says so. */
const isThere = ({ file, title }: { readonly file: string; readonly title: string }) =>
  (tests.get(file) ?? []).some((path) =>
    read(path)
      .split("\n")
      .some((line) => line.includes(title) && /(\b(it|test|inDatabases)\(|^\s*\]\)\(|^\s*\[?)"/.test(line))
  )

const rowsOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| -|\| tried by +\|$/.test(line))
    .map((line) => ({ row: line.split("|")[1]!.trim(), line }))
const readmeRows = () => {
  const text = read(readme)
  const start = text.search(/^\| who +\| can +\| cannot +\| tried by +\|$/m)
  return rowsOf(text.slice(start, text.indexOf("\n\n", start)))
}

describe("who can do what, in the embedded server's README", () => {
  it("has a row for each who is known to attack", () => {
    const rows = readmeRows().map(({ row }) => row)
    for (const who of [
      "has the database",
      "has the database and the secret",
      "reads the mails of a visitor for a while",
      "has a session of the visitor's, and no more",
      "has a device on which the wallet is open",
      "is the page around the frame",
      "has a proxy in front of the server",
      "is the operator"
    ])
      expect(rows).toContain(who)
  })

  it.each(readmeRows())("$row: is written from tests that there are", ({ line }) => {
    const named = namedIn(line)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((each) => !isThere(each))).toEqual([])
  })
})

describe("each statement of the pages for who runs the server", () => {
  const [years, operator] = pages as [string, string]
  const sections = read(years)
    .split(/^## /m)
    .slice(1)
    .map((text) => ({ section: text.split("\n")[0]!, text }))

  it.each(sections)("$section: names tests that there are", ({ text }) => {
    const named = namedIn(text.slice(text.indexOf("Tried by:")))
    expect(text).toContain("\nTried by: ")
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((each) => !isThere(each))).toEqual([])
  })

  it.each(rowsOf(read(operator)))("$row: names a test that there is", ({ line }) => {
    const named = namedIn(line)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((each) => !isThere(each))).toEqual([])
  })

  it("the commands that they name are those that the servers have", () => {
    const usage = {
      "embedded-server": read("plugins/embedded/server/src/cli.ts"),
      "cloud-server": read("plugins/cloud/server/src/cli.ts")
    }
    const said = pages.flatMap((page) => [
      ...read(page).matchAll(/npx @latchkey\/(embedded-server|cloud-server) ([a-z]+)/g)
    ])
    expect(said.length).toBeGreaterThan(3)
    for (const [, server, command] of said)
      expect(usage[server as keyof typeof usage]).toMatch(
        new RegExp(`^(const usage = .)?latchkey-${server!.replace("-server", "")} ${command} `, "m")
      )
  })
})
