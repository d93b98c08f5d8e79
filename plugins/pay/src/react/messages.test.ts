import { describe, expect, it } from "vitest"
import { problemOf } from "./problemOf.ts"

describe("the words for a failure", () => {
  it.each([
    [{ code: "TRANSFER_BALANCE", details: { of: "fee" } }, "feeMissing"],
    [{ code: "TRANSFER_BALANCE", details: { of: "unconfirmed" } }, "amountUnconfirmed"],
    [{ code: "TRANSFER_BALANCE", details: { of: "amount" } }, "amountTooMuch"],
    [{ code: "TRANSFER_AMOUNT_INVALID", details: { reason: "decimals" } }, "decimals"],
    [{ code: "PAY_REQUEST_INVALID", details: { reason: "decimals" } }, "decimals"],
    [{ code: "NETWORK_SWITCH_REJECTED" }, "switchDeclined"],
    [{ code: "NETWORK_MISMATCH" }, "network"],
    [{ code: "EXCHANGE_LINK", details: { fault: "origin" } }, "link"],
    [{ code: "EXCHANGE_FAILED", details: { of: "url" } }, "exchange"],
    [{ code: "NEW" }, "other"],
    [undefined, "other"]
  ])("of %o are those of %s", (error, problem) => {
    expect(problemOf(error)).toBe(problem)
  })
})
