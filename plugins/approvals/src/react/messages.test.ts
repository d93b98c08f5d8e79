import { expect, it } from "vitest"
import { describeWords } from "../../../../tests/support/describeWords.ts"
import { en } from "./messages/en.ts"
import { otherLanguages } from "./messages/otherLanguages.ts"
import { problemOf } from "./problemOf.ts"
import { titles } from "./titles.ts"

describeWords({ en, others: otherLanguages, titles })

it.each([
  ["TRANSFER_BALANCE", "fee"],
  ["NETWORK_MISMATCH", "network"],
  ["NEW", "other"],
  [undefined, "other"]
])("a failure %s has the words of %s", (code, problem) => {
  expect(problemOf(code)).toBe(problem)
})
