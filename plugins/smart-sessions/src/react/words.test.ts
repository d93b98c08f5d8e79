import type { Network, SessionPermission } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { words as de } from "./messages/de.ts"
import { words as en } from "./messages/en/words.ts"
import { periodWords, permissionWords, placeOf } from "./wordsOfPermission.ts"

const network = {
  caipNetworkId: "one:1",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 }
} as unknown as Network
const token = `0x${"a".repeat(40)}` as const
const context = {
  network,
  tokens: { [`one:1:${token}`]: { symbol: "USDC", decimals: 6 } },
  words: en,
  locale: "en"
} as const
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, "")
const said = (permission: SessionPermission, more: object = {}) =>
  permissionWords(permission, { ...context, ...more }).map(({ text, isBoundless }) => [
    plain(text),
    isBoundless
  ])
const spend = (data: object = {}): SessionPermission => ({
  type: "erc20-recurring-allowance",
  data: { token, allowance: "0x4c4b41", start: 1, period: 86_400, ...data }
})

describe("what a permission allows, in words", () => {
  it.each([
    [1, "second"],
    [60, "minute"],
    [3_600, "hour"],
    [86_400, "day"],
    [604_800, "week"],
    [1_209_600, "2 weeks"],
    [2_592_000, "30 days"],
    [90, "90 seconds"]
  ])("%d seconds are a %s", (seconds, words) => {
    expect(periodWords(seconds, en, "en")).toBe(words)
  })

  it("T21 in part, T26 in part: an amount is told to its last digit, and of a token its address too", () => {
    expect(said(spend())).toEqual([
      ["Spend up to 5.000001 USDC (0xaaaa...aaaa) per day".replace("...", "…"), false]
    ])
    expect(said(spend(), { isShort: true })[0]![0]).toBe("Spend up to 5.000001 USDC per day")
    expect(said(spend(), { words: de, locale: "de" })[0]![0]).toContain("5,000001 USDC")
    const coins = {
      type: "native-token-recurring-allowance",
      data: { allowance: "0x1", start: 1, period: 86_400 }
    } as const
    expect(said(coins)).toEqual([["Spend up to 0.000000000000000001 ETH per day", false]])
  })

  it("T26 in part: a token that does not say how it counts is counted in its units, by its address", () => {
    expect(said(spend(), { tokens: {}, isShort: true })[0]![0]).toBe(
      "Spend up to 5,000,001 units of 0xaaaa…aaaa per day"
    )
  })

  it("each function by itself, with what goes along, and apart what runs as the account", () => {
    const functions = [
      { functionName: "mint", valueLimit: "0xde0b6b3a7640000" },
      { functionName: "burn", valueLimit: "0x0" },
      { functionName: "own", operation: "DelegateCall" }
    ] as const
    expect(said({ type: "contract-call", data: { address: token, abi: [], functions } })).toEqual([
      ["Call mint of 0xaaaa…aaaa, with up to 1 ETH each time", false],
      ["Call burn of 0xaaaa…aaaa", false],
      ["Run own of 0xaaaa…aaaa as if it were your account", true]
    ])
  })
})

describe("a session", () => {
  it.each([
    [{ expiry: 11 }, "active"],
    [{ expiry: 10 }, "expired"],
    [{ expiry: 11, revokedAt: 9 }, "revoked"],
    [{ expiry: 9, revokedAt: 8 }, "revoked"]
  ])("of %j is %s at 10", (session, place) => {
    expect(placeOf(session, 10)).toBe(place)
  })
})
