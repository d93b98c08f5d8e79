import { describe, expect, it } from "vitest"
import { boolean, list, nonEmptyString, record, string, tuple } from "./Decode.ts"

const refusal = (message: RegExp) =>
  expect.objectContaining({ code: -32602, message: expect.stringMatching(message) })
const attempt = (run: () => unknown) => {
  try {
    return run()
  } catch (error) {
    return error
  }
}

describe("a decoder", () => {
  it("passes what fits", () => {
    expect(string("", "at")).toBe("")
    expect(nonEmptyString("a", "at")).toBe("a")
    expect(boolean(false, "at")).toBe(false)
    expect(list(string)(["a", "b"], "at")).toEqual(["a", "b"])
    expect(tuple([string], [boolean])(["a"], "at")).toEqual(["a", undefined])
    expect(record({ a: string }, { b: boolean })({ a: "x", b: undefined }, "at")).toEqual({ a: "x" })
  })

  it.each([
    ["a number for a string", () => string(1, "params[0]"), /^params\[0\] must be a string, got 1$/],
    ["blanks for a text", () => nonEmptyString("  ", "at"), /not empty/],
    ["1 for true", () => boolean(1, "at"), /true or false/],
    ["a list-like object", () => list(string)({ length: 1, 0: "a" }, "at"), /a list/],
    ["a short list", () => list(string, 1)([], "at"), /at least 1/],
    ["a wrong entry, by its place", () => list(string)(["a", 2], "at"), /^at\[1\] must be/],
    ["a hole in a list", () => list(string)(Array(1), "at"), /^at\[0\] must be/],
    ["too few places", () => tuple([string])([], "at"), /a list of 1/],
    ["too many places", () => tuple([string], [string])(["a", "b", "c"], "at"), /a list of 1 to 2/],
    ["a missing place", () => tuple([string])([undefined], "at"), /^at\[0\]/],
    ["null for an object", () => record({})(null, "at"), /an object/],
    ["a list for an object", () => record({})([], "at"), /an object/],
    ["a missing field", () => record({ a: string })({}, "at"), /^at\.a must be present/],
    [
      "an inherited field",
      () => record({ a: string })(Object.create({ a: "x" }), "at"),
      /^at\.a must be present/
    ],
    ["an unknown field", () => record({})({ b: 1 }, "at"), /^at\.b must be absent/],
    [
      "a field named like an inherited one",
      () => record({})({ toString: 1 }, "at"),
      /^at\.toString must be absent/
    ]
  ])("refuses %s", (_, run, message) => {
    expect(attempt(run)).toEqual(refusal(message))
  })

  it("describes any value, and briefly", () => {
    const cyclic: Record<string, unknown> = {}
    cyclic["self"] = cyclic
    expect(attempt(() => string(cyclic, "at"))).toEqual(refusal(/cannot be shown/))
    expect(attempt(() => string(5n, "at"))).toEqual(refusal(/5n/))
    expect(attempt(() => string(Symbol("s"), "at"))).toEqual(refusal(/Symbol\(s\)/))
    expect(attempt(() => boolean("x".repeat(10_000), "at"))).toEqual(refusal(/^.{1,200}$/))
  })
})
