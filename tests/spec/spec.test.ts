import { expect, it } from "vitest"
import {
  cannotOccur,
  claimsOf,
  clauses,
  every,
  listedIds,
  namedItems,
  namedTests,
  standingOf,
  type Claim,
  type NamedTest
} from "./coverage.ts"

const tests = namedTests()
const clauseOf = new Map(clauses.map((clause) => [clause.id, clause]))

/** The claims that are not as they should be, each said with the test that makes it. */
const wrong = (judge: (claim: Claim) => string | undefined) =>
  tests.flatMap(({ file, title, claims }) =>
    claims.flatMap((claim) => {
      const problem = judge(claim)
      return problem === undefined ? [] : [`${problem} in ${file}: ${title}`]
    })
  )

it("every clause has one id and a text, and items that are told apart", () => {
  expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length)
  expect(clauses.filter(({ text }) => text.trim() === "")).toEqual([])
  expect(listedIds.filter((id) => !clauseOf.has(id))).toEqual([])
  for (const { id, items } of clauses) {
    expect([id, new Set(items).size]).toEqual([id, items.length])
    expect([id, items.filter((item) => item === every || /^all but |[,[\]]/.test(item))]).toEqual([id, []])
    expect([id, items.length]).not.toEqual([id, 1])
  }
})

it("tests name only clauses that exist", () => {
  expect(wrong(({ id }) => (clauseOf.has(id) ? undefined : id))).toEqual([])
})

it("tests name only items that their clause has", () => {
  expect(
    wrong((claim) => {
      const { id } = claim
      const clause = clauseOf.get(id)
      if (clause === undefined) return undefined
      const strange = namedItems(clause, claim).filter((item) => !clause.items.includes(item))
      return strange.length === 0 ? undefined : `${id} has no item "${strange.join('", "')}"`
    })
  ).toEqual([])
})

it("a test that proves some of what a clause lists names it in brackets, or says [all]", () => {
  expect(
    wrong(({ id, items, inPart }) =>
      !inPart && items.length === 0 && clauseOf.get(id)!.items.length > 0
        ? `${id} names none of its items (tests/spec/items.json)`
        : undefined
    )
  ).toEqual([])
})

it("what the architecture says cannot occur is an item, is said once, and is claimed by no test", () => {
  const rows = cannotOccur().flatMap(({ id, items }) => items.map((item) => `${id}[${item}]`))
  expect(rows).toContain("S8.09[SIWX is not enabled]")
  expect(new Set(rows).size).toBe(rows.length)
  const known = clauses.flatMap(({ id, items }) => items.map((item) => `${id}[${item}]`))
  expect(rows.filter((row) => !known.includes(row))).toEqual([])
  expect(
    wrong((claim) =>
      namedItems(clauseOf.get(claim.id)!, claim)
        .map((item) => `${claim.id}[${item}]`)
        .find((item) => rows.includes(item))
    )
  ).toEqual([])
})

it("a title says which clauses it proves whole, and which in part", () => {
  const said = (title: string) =>
    claimsOf(title).map(({ id, items, inPart }) => [id, ...items, ...(inPart ? ["in part"] : [])].join(" "))
  expect(said("T07, S4.05: says so")).toEqual(["T07", "S4.05"])
  expect(said("S4.06 in part, S4.05 says so in particular")).toEqual(["S4.06 in part", "S4.05"])
  expect(said("says so, S4.05 in particular")).toEqual(["S4.05"])
})

it("`in part` is said of the whole list of ids before it", () => {
  const parts = (title: string) => claimsOf(title).map(({ id, inPart }) => `${id} ${inPart}`)
  expect(parts("S4.05 T07, S8.01[Rate Limited, Server Error] in part: says so")).toEqual([
    "S4.05 true",
    "T07 true",
    "S8.01 true"
  ])
  expect(parts("S4.05, S4.06 in part, S4.07: says so")).toEqual(["S4.05 true", "S4.06 true", "S4.07 false"])
  expect(parts("S4.05 a group > S4.06 in part: says so")).toEqual(["S4.05 false", "S4.06 true"])
})

it("a clause with items is whole when each of them is proven or cannot occur", () => {
  const clause = { id: "S8.01", text: "Alerts", items: ["one", "two", "three"] }
  const test = (title: string): NamedTest => ({ file: "a.test.ts", title, claims: claimsOf(title) })
  const standing = (titles: ReadonlyArray<string>, row = "") => {
    const { state, missing } = standingOf(clause, titles.map(test), claimsOf(row))
    return [state, ...missing]
  }
  expect(standing([])).toEqual(["without a test", "one", "two", "three"])
  expect(standing(["S8.01 says so"])).toEqual(["in part", "one", "two", "three"])
  expect(standing(["S8.01[one] says so", "S8.01[two] in part: says so"])).toEqual(["in part", "two", "three"])
  expect(standing(["S8.01[one, two] says so"], "S8.01[three]")).toEqual(["whole"])
  expect(standing(["S8.01[all] says so"])).toEqual(["whole"])
  expect(standing(["S8.01[all but one, three] says so"])).toEqual(["in part", "one", "three"])
  expect(namedItems(clause, claimsOf("S8.01[all but four] says so")[0]!)).toEqual([...clause.items, "four"])
  const single = { ...clause, items: [] }
  expect(standingOf(single, [test("S8.01 says so")], []).state).toBe("whole")
  expect(standingOf(single, [test("S8.01, S8.02 in part: says so")], []).state).toBe("in part")
  expect(standingOf(single, [], claimsOf("S8.01"))).toMatchObject({ state: "whole", impossible: ["S8.01"] })
})
