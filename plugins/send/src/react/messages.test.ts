import { describe, expect, it } from "vitest"
import { describeWords } from "../../../../tests/support/describeWords.ts"
import { en } from "./messages/en.ts"
import { reviewMessages } from "./messages/review.ts"
import { otherLanguages } from "./messages/otherLanguages.ts"
import { problemOf } from "./problemOf.ts"
import { titles } from "./titles.ts"

describeWords({ en, others: otherLanguages, titles, same: ["token"] })
const { en: reviewEn, ...reviewOthers } = reviewMessages
describeWords(
  { en: reviewEn!, others: reviewOthers, same: ["feeLevels.normal", "memo"] },
  "the words of the review"
)

describe("the words for a failure", () => {
  it.each([
    [{ code: "TRANSFER_BALANCE", details: { of: "fee" } }, "feeMissing"],
    [{ code: "TRANSFER_BALANCE", details: { of: "unconfirmed" } }, "amountUnconfirmed"],
    [{ code: "TRANSFER_BALANCE" }, "amountTooMuch"],
    [{ code: "TRANSFER_BALANCE", details: { of: "rest" } }, "amountRest"],
    [{ code: "TRANSFER_AMOUNT_INVALID", details: { reason: "least" } }, "amountLeast"],
    [{ code: "TRANSFER_MEMO_INVALID", details: { reason: "length" } }, "memo"],
    [{ code: "TRANSFER_RECEIVER_INVALID", details: { reason: "invisible" } }, "receiverInvisible"],
    [{ code: "TRANSFER_RECEIVER_INVALID", details: { reason: "account" } }, "receiverAccount"],
    [{ code: "NETWORK_MISMATCH", details: {} }, "network"],
    [{ code: "NEW" }, "other"],
    [undefined, "other"]
  ])("of %o are those of %s", (error, problem) => {
    expect(problemOf(error)).toBe(problem)
  })
})
