import { describe, expect, it } from "vitest"
import { looksOf } from "./looksOf.ts"

describe("what a symbol looks like", () => {
  it.each([
    ["USDC", "usdc"],
    ["USDC", "U S D C"],
    ["USDC", "US\u200bDC"],
    ["USDC", "\u202eUSDC"],
    ["USDC", "USDĊ"],
    ["USDC", "ＵＳＤＣ"],
    ["USDC", "U$DC"],
    ["USDC", "USDС"],
    ["ETH", "ЕТН"],
    ["ETH", "ΕΤΗ"],
    ["ETH", "ETH."],
    ["USDT", "USD₮"],
    ["SOL", "S0l"],
    ["SOL", "SО1"],
    ["BTC", "BТC\u00ad"]
  ])("T26 %s is what %j looks like", (one, other) => {
    expect(looksOf(other)).toBe(looksOf(one))
    expect(looksOf(one)).not.toBe("")
  })

  it.each([
    ["USDC", "USDC.e"],
    ["ETH", "WETH"],
    ["ETH", "stETH"],
    ["USDC", "USDT"],
    ["رمز", "عملة"]
  ])("T26 %s is not what %s looks like", (one, other) => {
    expect(looksOf(other)).not.toBe(looksOf(one))
  })

  it.each(["", " ", "\u200b\u202e", "…", "\u0000"])("of %j nothing is left", (text) => {
    expect(looksOf(text)).toBe("")
  })
})
