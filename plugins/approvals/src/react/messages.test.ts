import { expect, it } from "vitest"
import { problemOf } from "./problemOf.ts"

it.each([
  ["TRANSFER_BALANCE", "feeMissing"],
  ["NETWORK_MISMATCH", "network"],
  ["NEW", "other"],
  [undefined, "other"]
])("a failure %s has the words of %s", (code, problem) => {
  expect(problemOf(code)).toBe(problem)
})
