import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { parseSync } from "vite"
import { inRepository, modules, nodes, packages, type Module, type Node } from "./sourceTree.ts"

/** Why a failure may be passed over, in a word. */
const reasons: Readonly<Record<string, string>> = {
  form: "What cannot be read is not of that form, and that is the answer.",
  next: "The next source is asked in its place; the failure of the last one is the one that counts.",
  state: "The state, or what the view draws of it, says that it failed.",
  answer: "What is answered says that it is not known, or not there.",
  caller: "Whoever asked is given the failure; this keeps it from being raised in the page beside that.",
  told: "Whoever failed has told the developer.",
  optional: "What it would have added may be missing.",
  again: "It is tried again, by itself or at the next need.",
  over: "It is over, whatever is said of it now."
}

/** What each file passes over without a comment, from before the rule, each with its reason and in their order: the list only gets shorter. */
const listed = new Map(
  readFileSync(inRepository("tests/architecture/swallowing.txt"), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(" "))
    .map(([file = "", ...words]) => [file, words] as const)
)

const isFunction = ({ type }: Node) => type === "ArrowFunctionExpression" || type === "FunctionExpression"
/** A handler that cannot know what it handles. */
const isDeaf = (node: Node | undefined): boolean =>
  node !== undefined && isFunction(node) && (node["params"] as ReadonlyArray<Node>).length === 0

const EFFECTS = ["catch", "catchCause", "catchDefect"]

/** Where a failure is passed over by what never looks at it. */
const swallowing = (program: Node): ReadonlyArray<Node> =>
  nodes(program).filter(({ type, ...node }) => {
    if (type === "CatchClause") return node["param"] === null
    if (type !== "CallExpression" || node["callee"].type !== "MemberExpression") return false
    const { object, property } = node["callee"]
    const given = node["arguments"] as ReadonlyArray<Node>
    if (object.type === "Identifier" && object.name === "Effect")
      return property.name === "ignore" || (EFFECTS.includes(property.name) && given.some(isDeaf))
    return property.name === "catch" ? isDeaf(given[0]) : property.name === "then" && isDeaf(given[1])
  })

/** Whether a comment stands in one of the three lines above, or in the handler. */
const hasReason = ({ text, comments }: Pick<Module, "text" | "comments">, { start, end }: Node): boolean =>
  comments.some(
    ({ type, end: last }) =>
      type === "Line" &&
      ((last <= start && text.slice(last, start).split("\n").length <= 4) || (last > start && last < end))
  )

const found = packages
  .filter(({ kind }) => kind !== "testing")
  .flatMap((pkg) =>
    modules(pkg)
      .filter(({ file }) => !/\/server\//.test(file))
      .flatMap((module) => {
        const count = swallowing(module.program).filter((node) => !hasReason(module, node)).length
        const known = listed.get(module.file)?.length ?? 0
        return count <= known ? [] : [`${module.file}: ${count} without a comment, ${known} in the list`]
      })
  )

describe("a failure that is passed over", () => {
  it("has its reason beside it, or stands in the list that only gets shorter", () => {
    expect(found).toEqual([])
  })

  it("has a reason of the short list, wherever it stands in that", () => {
    const words = [...listed].flatMap(([file, given]) =>
      given.filter((word) => !Object.hasOwn(reasons, word)).map((word) => `${file} ${word}`)
    )
    expect(words).toEqual([])
    expect([...listed.values()].flat().length).toBeLessThanOrEqual(195)
  })

  it.each([
    ["try { read() } catch { return }", 1],
    ["work().catch(() => {})", 1],
    ["work().then(show, () => undefined)", 1],
    ["Effect.catch(work, () => Effect.void)", 1],
    ["Effect.catchCause(() => Effect.void)", 1],
    ["Effect.ignore(work)", 1],
    ["try { read() } catch (error) { tell(error) }", 0],
    ["work().catch((error) => tell(error))", 0],
    ["Effect.catch(work, tell)", 0],
    ["work().then(() => show())", 0]
  ])("%s is found %s times", (text, count) => {
    const { program } = parseSync("sample.ts", text)
    expect(swallowing(program as unknown as Node)).toHaveLength(count)
  })

  it("is let pass with a comment beside it", () => {
    const text = "// A storage may be full.\nwrite().catch(() => {})\n\n\n\n\nwrite().catch(() => {})"
    const { program, comments } = parseSync("sample.ts", text)
    const places = swallowing(program as unknown as Node)
    expect(places.map((node) => hasReason({ text, comments }, node))).toEqual([true, false])
  })
})
