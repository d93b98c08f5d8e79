import { describe, expect, it } from "vitest"
import { showAmount, showCost, showHolding } from "./showAmount.ts"

const ether = (value: bigint) => ({ value, decimals: 18, symbol: "ETH" })

describe("amounts as they are shown", () => {
  it.each([
    [ether(1_234_567_890_123_456_789_012n), "1,234.567890123456789012 ETH", "1,234.56 ETH", "1,234.57 ETH"],
    [ether(95_304_162_502_084n), "0.000095304162502084 ETH", "0.000095 ETH", "0.000096 ETH"],
    [ether(304_162_502n), "0.000000000304162502 ETH", "0.0000000003 ETH", "0.00000000031 ETH"],
    [ether(1n), "0.000000000000000001 ETH", "0.000000000000000001 ETH", "0.000000000000000001 ETH"],
    [ether(10n ** 18n), "1 ETH", "1 ETH", "1 ETH"],
    [ether(0n), "0 ETH", "0 ETH", "0 ETH"],
    [{ value: 12_345n, decimals: 2, symbol: "X" }, "123.45 X", "123.45 X", "123.45 X"]
  ])("T21 %o is exactly %s, at least %s, at most %s", (amount, exact, least, most) => {
    expect([showAmount(amount, "en"), showHolding(amount, "en"), showCost(amount, "en")]).toEqual([
      exact,
      least,
      most
    ])
  })
})
