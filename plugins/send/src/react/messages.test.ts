import { describe, expect, it } from "vitest"
import { problemOf } from "./problemOf.ts"

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
