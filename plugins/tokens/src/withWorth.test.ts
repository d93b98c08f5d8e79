import type { TokenPrice } from "@latchkey/core/effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { HeldToken } from "./TokensState.ts"
import { byWorth, totalOf, withWorth } from "./withWorth.ts"

const tea: HeldToken = {
  token: "test:1:t5",
  name: "Tea",
  amount: { value: 2_500_000n, decimals: 6, symbol: "TEA" },
  unverified: false
}
const price = (value: bigint, decimals: number, more: Partial<TokenPrice> = {}): TokenPrice => ({
  token: "test:1:t5",
  price: { value, decimals, symbol: "USD" },
  ...more
})
const worth = (list: ReadonlyArray<TokenPrice>, held: HeldToken = tea) =>
  withWorth([held], list, "USD")[0]!.worth?.value

describe("S3.09 in part: what a token is worth", () => {
  it("T21 is the product, rounded down, in exact numbers", () => {
    expect(worth([price(125n, 2)])).toBe(3_125_000_000_000_000_000n)
    expect(worth([price(1n, 40)])).toBe(0n)
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
        fc.nat(30),
        fc.bigInt({ min: 1n, max: 10n ** 30n }),
        fc.nat(30),
        (value, decimals, costs, places) => {
          const found = worth([price(costs, places)], { ...tea, amount: { ...tea.amount, value, decimals } })!
          // In units of both: never more than the product, and less by no more than one unit of worth.
          const exact = value * costs * 10n ** 18n
          const unit = 10n ** BigInt(decimals + places)
          expect(found * unit <= exact && exact < (found + 1n) * unit).toBe(true)
        }
      )
    )
  })

  it.each([
    ["another token", [price(1n, 0, { token: "test:1:t6" })]],
    ["the coin", [{ price: price(1n, 0).price }]],
    ["another currency", [price(1n, 0, { price: { value: 1n, decimals: 0, symbol: "EUR" } })]],
    ["nothing", [price(0n, 0)]],
    ["less than nothing", [price(-1n, 0)]],
    ["a number", [price(1 as never, 0)]],
    ["too many decimals", [price(1n, 256)]],
    ["decimals that are none", [price(1n, 0.5)]],
    ["no decimals", [price(1n, -1)]],
    ["no price", [{ token: "test:1:t5" } as never]]
  ])("T26 is not known by a price of %s", (_, list) => {
    expect(worth(list)).toBeUndefined()
  })

  it("T26 is not known of what nobody vouches for, and nothing is kept from before", () => {
    expect(worth([price(1n, 0)], { ...tea, unverified: true })).toBeUndefined()
    expect(worth([], { ...tea, worth: { value: 1n, decimals: 18, symbol: "USD" } })).toBeUndefined()
  })

  it("together is the sum of what is known", () => {
    const coin: HeldToken = {
      name: "Coin",
      amount: { value: 5n, decimals: 1, symbol: "COIN" },
      unverified: false
    }
    const list = withWorth(
      [coin, tea, { ...tea, token: "test:1:t6" }],
      [price(2n, 0), { price: price(4n, 0).price }],
      "USD"
    )
    expect(totalOf(list)).toEqual({ value: 7n * 10n ** 18n, decimals: 18, symbol: "USD" })
    expect(totalOf([tea])).toBeUndefined()
    expect(totalOf([])).toBeUndefined()
  })
})

it("what is worth most is first; what nobody vouches for is last, whatever it says of its worth", () => {
  const of = (symbol: string, value: bigint | undefined, more: Partial<HeldToken> = {}): HeldToken => ({
    ...tea,
    name: symbol,
    ...(value === undefined ? {} : { worth: { value, decimals: 2, symbol: "USD" } }),
    ...more
  })
  const list = [
    of("unknown", undefined),
    of("little", 1n),
    of("fake", 10n ** 30n, { unverified: true }),
    of("much", 10n ** 20n),
    of("nothing", 0n)
  ]
  expect(byWorth(list).map(({ name }) => name)).toEqual(["much", "little", "unknown", "nothing", "fake"])
  expect(byWorth([])).toEqual([])
})

it("what is hidden is not counted", () => {
  const worth = { value: 5n, decimals: 2, symbol: "USD" }
  expect(
    totalOf([
      { ...tea, worth },
      { ...tea, worth, isHidden: true }
    ])?.value
  ).toBe(5n)
})
