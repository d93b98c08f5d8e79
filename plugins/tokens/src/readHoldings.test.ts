import type { Network, TokenHolding } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { coin, token } from "../support/testChain.ts"
import { readHoldings, type HoldingsContext } from "./readHoldings.ts"

const network: Pick<Network, "caipNetworkId" | "nativeCurrency"> = {
  caipNetworkId: "test:1",
  nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 2 }
}
const read = (holdings: ReadonlyArray<TokenHolding>, known: HoldingsContext["known"] = {}) => {
  const steps = readHoldings(holdings, {
    network,
    known,
    parseAddress: (text) => (/^[a-z]\d+$/i.test(text) ? text.toLowerCase() : undefined)
  })
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
const marked = (...given: Parameters<typeof read>) =>
  read(...given).flatMap(({ token: id, unverified }) => (unverified ? [id ?? "native"] : []))
const shown = (holdings: ReadonlyArray<TokenHolding>) => read(holdings).map(({ token: id }) => id ?? "native")

describe("look-alikes", () => {
  it("T26 a token that calls itself by the symbol or name of the network's coin is unverified", () => {
    const holdings = [
      coin(1n),
      token("t1", "COIN"),
      token("t2", "c0in"),
      token("t3", "CΟIN"),
      token("t4", "X", 5n, "Coin"),
      token("t5", "WCOIN")
    ]
    expect(marked(holdings)).toEqual(["test:1:t1", "test:1:t2", "test:1:t3", "test:1:t4"])
  })

  it("T26 it is so on a network whose coin the source does not list", () => {
    expect(marked([token("t1", "COIN")])).toEqual(["test:1:t1"])
  })

  it("T26 a token that calls itself by a known symbol is unverified unless it has the known address", () => {
    const known = { "test:1:T1": "TEA" } as const
    expect(
      marked([token("t1", "TEA"), token("t2", "TEA"), token("t3", "ТЕА"), token("t4", "X", 5n, "Tea")], known)
    ).toEqual(["test:1:t2", "test:1:t3", "test:1:t4"])
    // Whether or not the account holds the known one.
    expect(marked([token("t2", "TEA")], known)).toEqual(["test:1:t2"])
    // On another network that address may be anything.
    expect(marked([token("t1", "TEA")], { "test:2:t1": "TEA" })).toEqual([])
  })

  it("T26 of tokens with one name that nobody vouches for none is taken for the right one", () => {
    expect(marked([token("t1", "TEA"), token("t2", "TEA"), token("t3", "MATE")])).toEqual([
      "test:1:t1",
      "test:1:t2"
    ])
  })

  it("T26 unverified tokens come last, the network's coin first", () => {
    expect(shown([token("t1", "COIN"), token("t2", "TEA"), coin(1n), token("t3", "MATE")])).toEqual([
      "native",
      "test:1:t2",
      "test:1:t3",
      "test:1:t1"
    ])
  })
})

describe("what a source says", () => {
  it("T26 there is one coin of the network, called and counted as the network says", () => {
    const other = { name: "Gold", amount: { value: 7n, decimals: 2, symbol: "GOLD" } }
    expect(read([other, coin(5n)])).toEqual([
      { name: "Coin", amount: { value: 7n, decimals: 2, symbol: "COIN" }, unverified: false }
    ])
    expect(read([{ ...coin(5n), amount: { value: 5n, decimals: 18, symbol: "COIN" } }])).toEqual([])
  })

  it("T26 a token of another network is left out, and one that is there twice, however its address is written", () => {
    const elsewhere: TokenHolding = { ...token("t1", "TEA"), token: "test:2:t1" }
    const longer: TokenHolding = { ...token("t1", "TEA"), token: "test:11:t1" }
    expect(shown([elsewhere, longer, token("T2", "TEA"), token("t2", "MATE")])).toEqual(["test:1:T2"])
  })

  it.each([
    ["no bigint", { value: 1 as unknown as bigint }],
    ["less than nothing", { value: -1n }],
    ["of half a decimal", { decimals: 1.5 }],
    ["of no decimals that there are", { decimals: 1e9 }],
    ["indivisible", { decimals: 0 }],
    ["without a symbol", { symbol: undefined as unknown as string }]
  ])("T21 an amount that is %s drops its entry only", (_, change) => {
    const bad = token("t1", "TEA")
    expect(shown([{ ...bad, amount: { ...bad.amount, ...change } }, token("t2", "MATE")])).toEqual([
      "test:1:t2"
    ])
  })

  it("S5.20 tokens with zero decimals are left out, whoever tells of them, and no others are", () => {
    const counted = (id: string, decimals: number) => {
      const held = token(id, `T${decimals}`)
      return { ...held, amount: { ...held.amount, decimals } }
    }
    expect(shown([counted("t1", 0), counted("t2", 1), counted("t3", 0), counted("t4", 18)])).toEqual([
      "test:1:t2",
      "test:1:t4"
    ])
    expect(shown([counted("t1", 0)])).toEqual([])
  })

  it("T26 an entry that is none drops alone", () => {
    expect(shown([null as unknown as TokenHolding, {} as TokenHolding, token("t2", "MATE")])).toEqual([
      "test:1:t2"
    ])
  })

  it("T02 names and symbols are shown without characters that hide or turn others, and not at any length", () => {
    const [found] = read([token("t1", `\u202eTEA\u0000${"x".repeat(99)}`, 5n, `Tea\u200f${"y".repeat(999)}`)])
    expect(found?.amount.symbol).toMatch(/^TEA x+…$/)
    expect(found?.amount.symbol).toHaveLength(20)
    expect(found?.name).toMatch(/^Tea y+…$/)
    expect(found?.name).toHaveLength(64)
  })

  it("T26 of 5,000 tokens 1,000 are read", () => {
    expect(shown(Array.from({ length: 5_000 }, (_, index) => token(`t${index}`, `S${index}`)))).toHaveLength(
      1_000
    )
  })
})
