import { describe, expect, it } from "vitest"
import { problemOf } from "./problemOf.ts"
import { rateOf } from "./rateOf.ts"
import { showPercent } from "@latchkey/react/view"

describe("the words for a failure", () => {
  it.each([
    [{ code: "TRANSFER_BALANCE", details: { of: "fee" } }, "feeMissing"],
    [{ code: "TRANSFER_BALANCE" }, "amountTooMuch"],
    [{ code: "SWAP_REQUEST_INVALID", details: { reason: "slippage" } }, "slippage"],
    [{ code: "SWAP_REQUEST_INVALID", details: { reason: "token" } }, "token"],
    [{ code: "SWAP_PRICE_MOVED" }, "moved"],
    [{ code: "SWAP_MISMATCH", details: { what: "value" } }, "mismatch"],
    [{ code: "NETWORK_MISMATCH", details: {} }, "network"],
    [{ code: "NEW" }, "other"],
    [undefined, "other"]
  ])("of %o are those of %s", (error, problem) => {
    expect(problemOf(error)).toBe(problem)
  })
})

describe("what a price is shown as", () => {
  it("T21 is what one buys, in base units all the way, whatever the decimals", () => {
    const amount = (value: bigint, decimals: number, symbol: string) => ({ value, decimals, symbol })
    expect(
      rateOf({ sold: amount(5n * 10n ** 17n, 18, "ETH"), bought: amount(997_000_000n, 6, "USDC") })
    ).toEqual(amount(1_994_000_000n, 6, "USDC"))
    expect(rateOf({ sold: amount(3n, 0, "CUP"), bought: amount(10n, 1, "TEA") }).value).toBe(3n)
  })

  it.each([
    [0, "0%", "0 %"],
    [0.004, "<0.01%", "<0,01 %"],
    [0.11, "0.11%", "0,11 %"],
    [12.345, "12.35%", "12,35 %"]
  ])("a share of %d is %s", (percent, inEnglish, inGerman) => {
    const plain = (text: string) => text.replace("\u00a0", " ")
    expect([showPercent(percent, "en"), plain(showPercent(percent, "de"))]).toEqual([inEnglish, inGerman])
  })
})
