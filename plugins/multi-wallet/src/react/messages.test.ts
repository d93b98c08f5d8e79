import { expect, it } from "vitest"
import { describeWords } from "../../../../tests/support/describeWords.ts"
import { en } from "./messages/en.ts"
import { otherLanguages } from "./messages/otherLanguages.ts"

it("there are Arabic and German beside English", () => {
  expect(Object.keys(otherLanguages)).toEqual(["ar", "de"])
})

describeWords({ en, others: otherLanguages })
