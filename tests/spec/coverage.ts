import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { children, inRepository, readModule, repository, type Node } from "../architecture/sourceTree.ts"

/** A sentence of the specification (`S4.05`) or a threat (`T07`), which a test names to say that it proves it. */
export interface Clause {
  readonly id: string
  readonly text: string
}

/** A test, by its file and its title with the titles of the groups that it stands in. */
export interface NamedTest {
  readonly file: string
  readonly title: string
  /** Those that it proves whole, and those of which it proves a part: `S8.01 in part`. */
  readonly clauses: ReadonlyArray<string>
  readonly parts: ReadonlyArray<string>
}

export const clauses: ReadonlyArray<Clause> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "clauses.json"), "utf8")
)

const testFiles = [
  "{core,react}/src/**/*.test.{ts,tsx}",
  "plugins/*/{src,server/src,wallet,stack}/**/*.test.{ts,tsx}",
  "plugins/*/e2e/**/*.spec.ts",
  "tests/{unit,architecture,spec,outsider,stack}/**/*.test.ts",
  "tests/{e2e,extension}/**/*.spec.ts",
  "tests/testing/src/**/*.ts"
]

/** What a title says that it proves. */
export const claimsOf = (title: string): Pick<NamedTest, "clauses" | "parts"> => {
  const claims = [...title.matchAll(/\b(S\d{1,2}\.\d{2}|T\d{2})\b( in part\b)?/g)]
  const ids = (inPart: boolean) =>
    claims.filter(([, , part]) => (part !== undefined) === inPart).map(([, id]) => id!)
  return { clauses: ids(false), parts: ids(true) }
}

// `it`, `test.each(table)`, `it.effect` and `test.describe` alike: the words of the callee, first to last.
const wordsOf = (callee: Node): ReadonlyArray<string> => {
  if (callee.type === "Identifier") return [callee["name"]]
  if (callee.type === "MemberExpression") return [...wordsOf(callee["object"]), callee["property"].name]
  if (callee.type === "CallExpression") return wordsOf(callee["callee"])
  if (callee.type === "TaggedTemplateExpression") return wordsOf(callee["tag"])
  return []
}

const titleOf = (node: Node | undefined): string | undefined => {
  if (node?.type === "Literal" && typeof node["value"] === "string") return node["value"]
  if (node?.type !== "TemplateLiteral") return undefined
  return node["quasis"].map((quasi: Node) => quasi["value"].cooked).join("…")
}

const notRun = ["skip", "todo", "fixme", "step"]

// A contract's cases are tests of every plugin that runs it: objects with a name and what they run.
const caseIn = (node: Node): string | undefined => {
  if (node.type !== "ObjectExpression") return undefined
  const property = (key: string): Node | undefined =>
    node["properties"].find((each: Node) => each.type === "Property" && each["key"].name === key)?.["value"]
  return property("run") === undefined ? undefined : titleOf(property("name"))
}

const testsIn = (file: string, node: Node, groups: ReadonlyArray<string>): ReadonlyArray<NamedTest> => {
  const below = (inside: ReadonlyArray<string>) =>
    children(node).flatMap((child) => testsIn(file, child, inside))
  const name = file.startsWith("tests/testing/src/contract/") ? caseIn(node) : undefined
  if (name !== undefined) {
    const title = `contract > ${name}`
    return [{ file, title, ...claimsOf(title) }, ...below(groups)]
  }
  const words = node.type === "CallExpression" ? wordsOf(node["callee"]) : []
  if (!["it", "test", "describe"].includes(words[0] ?? "")) return below(groups)
  const title = titleOf(node["arguments"][0])
  if (title === undefined || words.some((word) => notRun.includes(word))) return below(groups)
  const titles = [...groups, title]
  if (words.includes("describe")) return below(titles)
  const whole = titles.join(" > ")
  return [{ file, title: whole, ...claimsOf(whole) }]
}

/** Every test of the repository that names a clause. */
export const namedTests = (): ReadonlyArray<NamedTest> =>
  testFiles
    .flatMap((pattern) => globSync(pattern, { cwd: repository }))
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => /\b(S\d{1,2}\.\d{2}|T\d{2})\b/.test(readFileSync(inRepository(file), "utf8")))
    .toSorted()
    .flatMap((file) => testsIn(file, readModule(file).program, []))
    .filter(({ clauses, parts }) => clauses.length + parts.length > 0)
