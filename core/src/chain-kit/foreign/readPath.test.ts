import { expect, it } from "vitest"
import { readPath } from "./readPath.ts"

it("reads what lies at a path", () => {
  expect(readPath({ one: { two: { three: 3 } } }, "one.two.three")).toBe(3)
  expect(readPath({ one: 1 }, "one")).toBe(1)
})

it.each(["two", "one.two", "one.two.three", ""])("T08 nothing lies at %j", (path) => {
  expect(readPath({ one: null }, path)).toBeUndefined()
})

it("T08 a getter that throws gives nothing", () => {
  const thrower = {
    get one() {
      throw new Error("getter")
    }
  }
  expect(readPath(thrower, "one.two")).toBeUndefined()
})

it("T09 goes five keys deep, and no further", () => {
  const deep = { a: { a: { a: { a: { a: { a: 6 } } } } } }
  expect(readPath(deep, "a.a.a.a.a")).toEqual({ a: 6 })
  expect(readPath(deep, "a.a.a.a.a.a")).toBeUndefined()
})
