import { expect, it } from "vitest"
import { clauses, namedTests } from "./coverage.ts"

it("every clause has one id and a text", () => {
  expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length)
  expect(clauses.filter(({ text }) => text.trim() === "")).toEqual([])
})

it("tests name only clauses that exist", () => {
  const known = new Set(clauses.map(({ id }) => id))
  const unknown = namedTests().flatMap(({ file, title, clauses: named }) =>
    named.filter((id) => !known.has(id)).map((id) => `${id} in ${file}: ${title}`)
  )
  expect(unknown).toEqual([])
})
