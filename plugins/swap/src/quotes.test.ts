import type { Amount, SwapCallReview, SwapQuote } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { describeStep } from "./describeStep.ts"
import { rankOffers } from "./rankOffers.ts"
import { readBuilt } from "./readBuilt.ts"
import { withBought } from "./withBought.ts"
import { withWorth } from "./withWorth.ts"

const coin = (value: bigint): Amount => ({ value, decimals: 3, symbol: "COIN" })
const tea = (value: bigint): Amount => ({ value, decimals: 1, symbol: "TEA" })
const cup = (value: bigint): Amount => ({ value, decimals: 2, symbol: "CUP" })
const euros = (value: bigint, decimals = 2): Amount => ({ value, decimals, symbol: "EUR" })

const quote = (more: Partial<SwapQuote> = {}): SwapQuote => ({
  networkId: "test:1",
  sell: "test:1:t5",
  buy: "test:1:t6",
  provider: "Exchange",
  sourceId: "one",
  sold: tea(100n),
  bought: cup(200n),
  minimum: cup(199n),
  slippage: 0.5,
  expiresAt: 0,
  ...more
})
const offer = (sourceId: string, more: Partial<SwapQuote> = {}, isOpaque?: boolean) => ({
  quote: quote({ sourceId, ...more }),
  source: isOpaque === undefined ? {} : { isOpaque }
})
const order = (
  offers: ReadonlyArray<ReturnType<typeof offer>>,
  prices: Parameters<typeof rankOffers>[1] = {}
) => rankOffers(offers, prices).map(({ quote: { sourceId } }) => sourceId)

describe("T24 offers are ordered by what arrives", () => {
  it("the most first; of as much, the one that is declared first", () => {
    expect(
      order([
        offer("a", { bought: cup(10n) }),
        offer("b", { bought: cup(12n) }),
        offer("c", { bought: cup(11n) }),
        offer("d", { bought: cup(12n) })
      ])
    ).toEqual(["b", "d", "c", "a"])
    expect(order([])).toEqual([])
  })

  it("less the network's fee, where the coin is what is bought", () => {
    const buys = { buy: "native", minimum: coin(1n) } as const
    expect(
      order([
        offer("dear", { ...buys, bought: coin(110n), networkFee: coin(20n) }),
        offer("cheap", { ...buys, bought: coin(100n), networkFee: coin(9n) })
      ])
    ).toEqual(["cheap", "dear"])
  })

  it("less the network's fee at the offer's own rate, where the coin is what is sold", () => {
    const sells = { sell: "native", sold: coin(100n) } as const
    // Of the dear one 210 - 10 arrive, of the cheap one 202 - 2.
    const dear = offer("dear", { ...sells, bought: cup(210n), networkFee: coin(5n) })
    const cheap = offer("cheap", { ...sells, bought: cup(202n), networkFee: coin(1n) })
    expect(order([cheap, dear])).toEqual(["cheap", "dear"])
    expect(order([dear, cheap])).toEqual(["dear", "cheap"])
    const better = offer("better", { ...sells, bought: cup(203n), networkFee: coin(1n) })
    expect(order([dear, better])).toEqual(["better", "dear"])
  })

  it("less the network's fee by what things cost, between two tokens; where that is not known, without it", () => {
    // A coin costs 5.00, a cup 2.000: a fee of 0.4 coins is a whole cup.
    const prices = { coin: euros(500n), bought: euros(2_000n, 3) }
    const dear = offer("dear", { bought: cup(300n), networkFee: coin(400n) })
    const [same, better] = [
      offer("same", { bought: cup(200n), networkFee: coin(0n) }),
      offer("better", { bought: cup(201n), networkFee: coin(0n) })
    ]
    expect(order([dear, same], prices)).toEqual(["dear", "same"])
    expect(order([dear, better], prices)).toEqual(["better", "dear"])
    expect(order([better, dear], {})).toEqual(["dear", "better"])
    expect(order([better, dear], { coin: prices.coin })).toEqual(["dear", "better"])
    expect(order([better, dear], { bought: prices.bought })).toEqual(["dear", "better"])
  })

  it("one of which nobody says the fee has the most that is said of any", () => {
    const buys = { buy: "native" } as const
    const silent = offer("silent", { ...buys, bought: coin(108n) })
    const cheap = offer("cheap", { ...buys, bought: coin(102n), networkFee: coin(3n) })
    const dear = offer("dear", { ...buys, bought: coin(103n), networkFee: coin(10n) })
    // 98, 99 and 93 arrive.
    expect(order([silent, cheap, dear])).toEqual(["cheap", "silent", "dear"])
    expect(order([silent, dear, cheap])).toEqual(["cheap", "silent", "dear"])
  })

  it("what nobody can read takes no other's place by what it promises, and loses its own to more", () => {
    const opaque = (value: bigint) => offer("opaque", { bought: cup(value) }, true)
    const honest = offer("honest", { bought: cup(10n) })
    expect(order([honest, opaque(99n)])).toEqual(["honest", "opaque"])
    expect(order([opaque(9n), honest])).toEqual(["honest", "opaque"])
    expect(order([opaque(99n), honest])).toEqual(["opaque", "honest"])
    expect(order([honest, offer("clear", { bought: cup(99n) }, false)])).toEqual(["clear", "honest"])
  })
})

describe("T24 what a quote is worth", () => {
  const worth = (value: bigint) => ({ value, decimals: 18, symbol: "EUR" })
  it("is said of the side whose price is known, and of a quote of unknown prices nothing is", () => {
    const given = quote()
    expect(withWorth(given, {})).toBe(given)
    expect(withWorth(given, { coin: euros(1n) })).toBe(given)
    expect(withWorth(given, { sold: euros(100n) })).toStrictEqual({
      ...given,
      worth: { sold: worth(10n * 10n ** 18n) }
    })
    expect(withWorth(given, { bought: euros(100n) })).toStrictEqual({
      ...given,
      worth: { bought: worth(2n * 10n ** 18n) }
    })
  })

  it("makes the price's impact where the source says none: hundredths of a percent, and never a gain", () => {
    const both = (bought: bigint) => ({ sold: euros(100n), bought: euros(bought) })
    expect(withWorth(quote(), both(400n)).priceImpact).toBe(20)
    expect(withWorth(quote(), both(499n)).priceImpact).toBe(0.2)
    expect(withWorth(quote(), both(500n)).priceImpact).toBe(0)
    expect(withWorth(quote(), both(600n)).priceImpact).toBe(0)
    expect(withWorth(quote({ priceImpact: 3 }), both(400n)).priceImpact).toBe(3)
    // Worth less than anybody can count.
    expect(withWorth(quote({ sold: tea(0n) }), both(400n))).not.toHaveProperty("priceImpact")
  })

  it("changes with another amount in proportion, and nothing else does", () => {
    const given = withWorth(quote(), { sold: euros(100n), bought: euros(400n) })
    const other = withBought(given, 100n, 99n)
    expect(other).toStrictEqual({
      ...given,
      bought: cup(100n),
      minimum: cup(99n),
      worth: { sold: worth(10n * 10n ** 18n), bought: worth(4n * 10n ** 18n) }
    })
    expect(withBought(quote(), 100n, 99n)).toStrictEqual({ ...quote(), bought: cup(100n), minimum: cup(99n) })
  })
})

describe("T20 what a step of a swap does is written down", () => {
  const review = (more: object) => ({ quote: quote(), ...more }) as unknown as SwapCallReview
  it("of a swap: what is sold, and the least that is bought; the coin has no token's id", () => {
    expect(describeStep(review({ step: "swap" }))).toStrictEqual({
      kind: "swap",
      sends: [{ ...tea(100n), token: "test:1:t5" }],
      receives: [{ ...cup(199n), token: "test:1:t6" }]
    })
    const coins = quote({ sell: "native", sold: coin(5n), buy: "native", minimum: coin(4n) })
    expect(describeStep(review({ step: "swap", quote: coins }))).toStrictEqual({
      kind: "swap",
      sends: [coin(5n)],
      receives: [coin(4n)]
    })
  })

  it("of an approval: who may take how much, or without a limit, and of one that is removed, what is left", () => {
    const facts = { kind: "approval", token: "test:1:t5", spender: "s1", amount: 7n }
    const of = (more: object) => describeStep(review(more))
    expect(of({ step: "approve", facts })).toStrictEqual({
      kind: "approve",
      spender: "s1",
      sends: [{ ...tea(7n), token: "test:1:t5" }]
    })
    expect(of({ step: "approve", facts, unlimited: false })).toStrictEqual(of({ step: "approve", facts }))
    expect(of({ step: "approve", facts, unlimited: true })).toStrictEqual({
      kind: "approve",
      spender: "s1",
      text: "TEA",
      token: "test:1:t5"
    })
    expect(of({ step: "reset", facts: { ...facts, amount: 0n } })).toStrictEqual({
      kind: "revoke",
      spender: "s1",
      sends: [{ ...tea(0n), token: "test:1:t5" }]
    })
    expect(of({ step: "approve" })).toStrictEqual({
      kind: "approve",
      sends: [{ ...tea(100n), token: "test:1:t5" }]
    })
    expect(of({ step: "approve", facts: { kind: "swap", spender: "s1", amount: 7n } })).toStrictEqual({
      kind: "approve",
      sends: [{ ...tea(100n), token: "test:1:t5" }]
    })
  })
})

describe("T25 what a source has built", () => {
  const built = { networkId: "test:1", sender: "a1", call: { to: "r1", data: "0x", value: 0n } }
  it.each([
    ["a call", built],
    ["with what it buys", { ...built, bought: 7n }],
    ["that is to be tried", { ...built, isTried: true }],
    ["that is not", { ...built, isTried: false }]
  ])("is read as it is: %s", (_, given) => {
    expect(readBuilt(given)).toBe(given)
  })

  it.each([
    ["nothing", undefined],
    ["null", null],
    ["a text", "0x"],
    ["without a network", { ...built, networkId: undefined }],
    ["without a sender", { ...built, sender: 7 }],
    ["without a call", { ...built, call: undefined }],
    ["to nobody", { ...built, call: { ...built.call, to: null } }],
    ["without data", { ...built, call: { ...built.call, data: 7 } }],
    ["with a value that is a number", { ...built, call: { ...built.call, value: 0 } }],
    ["with a value that is a text", { ...built, call: { ...built.call, value: "0" } }],
    ["that buys a number", { ...built, bought: 7 }],
    ["that buys null", { ...built, bought: null }],
    ["that may be tried or not", { ...built, isTried: "no" }]
  ])("is nothing where it is no call: %s", (_, given) => {
    expect(readBuilt(given)).toBeUndefined()
  })
})
