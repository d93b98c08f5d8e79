import { expect, it } from "vitest"
import { claimsOf, clauses, namedTests } from "./coverage.ts"

it("every clause has one id and a text", () => {
  expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length)
  expect(clauses.filter(({ text }) => text.trim() === "")).toEqual([])
})

it("tests name only clauses that exist", () => {
  const known = new Set(clauses.map(({ id }) => id))
  const unknown = namedTests().flatMap(({ file, title, clauses: whole, parts }) =>
    [...whole, ...parts].filter((id) => !known.has(id)).map((id) => `${id} in ${file}: ${title}`)
  )
  expect(unknown).toEqual([])
})

it("a title says which clauses it proves whole, and which in part", () => {
  expect(claimsOf("S4.05 T07, S4.06 in part, S8.01 in part: says so in particular")).toEqual({
    clauses: ["S4.05", "T07"],
    parts: ["S4.06", "S8.01"]
  })
  expect(claimsOf("says so, S4.05 in particular")).toEqual({ clauses: ["S4.05"], parts: [] })
})
