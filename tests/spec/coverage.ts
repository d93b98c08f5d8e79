import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { children, inRepository, readModule, repository, type Node } from "../architecture/sourceTree.ts"

/** A sentence of the specification (`S4.05`) or a threat (`T07`), which a test names to say that it proves it. */
export interface Clause {
  readonly id: string
  readonly text: string
  /** What it lists, each of which needs a proof: views, messages, constants. Empty where it says one thing. */
  readonly items: ReadonlyArray<string>
}

/** That a test proves a clause, or those of its items that it names, or no more than a part of them. */
export interface Claim {
  readonly id: string
  /** As they stand in brackets: `S8.06[Adapter not found]`; empty where it names none. */
  readonly items: ReadonlyArray<string>
  readonly inPart: boolean
}

/** A test, by its file and its title with the titles of the groups that it stands in. */
export interface NamedTest {
  readonly file: string
  readonly title: string
  readonly claims: ReadonlyArray<Claim>
}

const readHere = (name: string) => readFileSync(path.join(import.meta.dirname, name), "utf8")
const itemsOf: Readonly<Record<string, ReadonlyArray<string>>> = JSON.parse(readHere("items.json"))

export const clauses: ReadonlyArray<Clause> = JSON.parse(readHere("clauses.json")).map(
  (clause: Omit<Clause, "items">) => ({ ...clause, items: itemsOf[clause.id] ?? [] })
)

/** Ids of clauses whose items are written down, whether such a clause exists or not. */
export const listedIds = Object.keys(itemsOf)

const id = String.raw`(?:S\d{1,2}\.\d{2}|T\d{2})`
const mention = new RegExp(String.raw`\b(${id})(?:\[([^\]]*)\])?`, "g")
const between = /^(?:,? )$/

/**
 * What a title says that it proves. `in part` is said of the whole list of ids that it ends: of `S4.05, S4.06 in part` neither is
 * proven whole. `S4.06 in part, S4.05` is the way to say that one is.
 */
export const claimsOf = (title: string): ReadonlyArray<Claim> => {
  const found = [...title.matchAll(mention)].map((match) => ({
    id: match[1]!,
    items: match[2] === undefined ? [] : match[2].split(",").map((item) => item.trim()),
    from: match.index,
    to: match.index + match[0].length
  }))
  const inPart = found.map(({ to }) => /^ in part\b/.test(title.slice(to)))
  for (let at = found.length - 2; at >= 0; at--)
    if (inPart[at + 1] && between.test(title.slice(found[at]!.to, found[at + 1]!.from))) inPart[at] = true
  return found.map((each, at) => ({ id: each.id, items: each.items, inPart: inPart[at]! }))
}

/** What stands in brackets for every item of a clause; `[all but push, pop]` is every item but these. */
export const every = "all"

/** The items of a clause that a claim names. */
export const namedItems = (clause: Clause, { items }: Claim): ReadonlyArray<string> => {
  const [first = "", ...others] = items
  if (first === every) return clause.items
  if (!first.startsWith(`${every} but `)) return items
  const without = [first.slice(`${every} but `.length), ...others]
  // One that the clause does not have stays, so that whoever looks for such finds it.
  return [...clause.items, ...without].filter(
    (item) => clause.items.includes(item) !== without.includes(item)
  )
}

const provenItems = (clause: Clause, claim: Claim): ReadonlyArray<string> =>
  claim.id === clause.id && !claim.inPart ? namedItems(clause, claim) : []

/** The rows of the table in `docs/architecture.md` that say of an item, or of a clause without items, why it cannot occur. */
export const cannotOccur = (): ReadonlyArray<Claim> =>
  [...readFileSync(inRepository("docs/architecture.md"), "utf8").matchAll(/^\| `([^`]+)` +\|/gm)].flatMap(
    ([, cell]) => claimsOf(cell!)
  )

/** How far a clause is proven, and what of it is not. */
export interface Standing {
  readonly state: "whole" | "in part" | "without a test"
  readonly missing: ReadonlyArray<string>
  /** Those of its items that cannot occur in this design. */
  readonly impossible: ReadonlyArray<string>
}

/** How far tests prove a clause. */
export const standingOf = (
  clause: Clause,
  tests: ReadonlyArray<NamedTest>,
  rows: ReadonlyArray<Claim>
): Standing => {
  const claims = tests.flatMap((test) => test.claims).filter((claim) => claim.id === clause.id)
  const own = rows.filter((row) => row.id === clause.id)
  const impossible = own.flatMap((row) => row.items)
  const proven = new Set([...claims.flatMap((claim) => provenItems(clause, claim)), ...impossible])
  const missing = clause.items.filter((item) => !proven.has(item))
  if (clause.items.length === 0 && own.length > 0)
    return { state: "whole", missing: [], impossible: [clause.id] }
  const whole = clause.items.length > 0 ? missing.length === 0 : claims.some((claim) => !claim.inPart)
  if (whole) return { state: "whole", missing: [], impossible }
  return { state: claims.length > 0 ? "in part" : "without a test", missing, impossible }
}

const testFiles = [
  "{core,react}/src/**/*.test.{ts,tsx}",
  "plugins/*/{src,wallet,stack,server/src}/**/*.test.{ts,tsx}",
  "plugins/*/e2e/**/*.spec.ts",
  "tests/{unit,architecture,spec,outsider,stack}/**/*.test.ts",
  "tests/{e2e,extension}/**/*.spec.ts",
  "tests/testing/src/**/*.ts"
]

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
  const named = (title: string): NamedTest => ({ file, title, claims: claimsOf(title) })
  const name = file.startsWith("tests/testing/src/contract/") ? caseIn(node) : undefined
  if (name !== undefined) return [named(`contract > ${name}`), ...below(groups)]
  const words = node.type === "CallExpression" ? wordsOf(node["callee"]) : []
  if (!["it", "test", "describe"].includes(words[0] ?? "")) return below(groups)
  const title = titleOf(node["arguments"][0])
  if (title === undefined || words.some((word) => notRun.includes(word))) return below(groups)
  const titles = [...groups, title]
  return words.includes("describe") ? below(titles) : [named(titles.join(" > "))]
}

const mentioned = new RegExp(String.raw`\b${id}\b`)

/** Every test of the repository that names a clause. */
export const namedTests = (): ReadonlyArray<NamedTest> =>
  testFiles
    .flatMap((pattern) => globSync(pattern, { cwd: repository }))
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => mentioned.test(readFileSync(inRepository(file), "utf8")))
    .toSorted()
    .flatMap((file) => testsIn(file, readModule(file).program, []))
    .filter(({ claims }) => claims.length > 0)
