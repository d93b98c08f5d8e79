import { describe, expect, it } from "vitest"
import { decodeToken } from "./account/Subject.ts"
import { decodeCounted } from "./account/decodeNumeric.ts"
import {
  decodeLink,
  decodeOnrampQuote,
  decodeOptions,
  decodePurchases,
  isNone
} from "./onramp/decodeOnramp.ts"
import {
  decodeBuilt,
  decodeGasPrices,
  decodeQuote,
  decodeSwapTokens,
  type Market
} from "./swap/decodeSwap.ts"

const coin = "eip155:1:0xcoin"
const place = {
  network: { caipNetworkId: "eip155:1", nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 } },
  parseAddress: (text: string) => (/^0x[0-9a-f]+$/i.test(text) ? text.toLowerCase() : undefined)
} as const
const market: Market = { ...place, coin }
const tea = "eip155:1:0x7ea"

describe("a token's id of the service", () => {
  it.each([
    [tea, tea],
    ["eip155:1:0x7EA", tea],
    [`eip155:1:0x${"a".repeat(289)}`, `eip155:1:0x${"a".repeat(289)}`],
    [`eip155:1:0x${"a".repeat(290)}`, undefined],
    ["eip155:10:0x7ea", undefined],
    ["0x7ea", undefined],
    ["eip155:1:", undefined],
    [7, undefined]
  ])("%.30s is the network's token or none", (given, expected) => {
    expect(decodeToken(given, place)).toBe(expected)
  })
})

it("an amount without decimals is counted in as many as are written", () => {
  expect(decodeCounted({ numeric: "1.250" })).toMatchObject({ decimals: 3 })
  expect(decodeCounted({ numeric: "7" })).toMatchObject({ decimals: 0 })
  expect(decodeCounted({ numeric: 7 })).toBeUndefined()
})

describe("T24 what the service says of swaps", () => {
  const entry = (address: string, more: object = {}) => ({ address, decimals: 6, symbol: "TEA", ...more })
  it("its tokens are each there once, those that are wrong are left out alone", () => {
    const tokens = [
      entry("EIP155:1:0xCOIN", { decimals: 18 }),
      entry(tea),
      entry(tea, { decimals: 7 }),
      entry("eip155:10:0x7ea"),
      entry("eip155:1:0x8", { decimals: 1.5 }),
      entry("eip155:1:0x9", { decimals: "6" }),
      entry("eip155:1:0xa", { symbol: 7 }),
      null,
      "eip155:1:0xb"
    ]
    expect(decodeSwapTokens({ tokens }, market)).toStrictEqual([
      { id: "native", decimals: 18 },
      { id: tea, decimals: 6 },
      { id: "eip155:1:0xa", decimals: 6 }
    ])
    for (const answer of [undefined, null, [], {}, { tokens: {} }, "tokens"])
      expect(decodeSwapTokens(answer, market)).toBeUndefined()
  })

  it("of more than two hundred, the coin and what is sought most stay, then those by symbol", () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        entry(`eip155:1:0x${index.toString(16).padStart(4, "0")}`, {
          symbol: `Z${String(999 - index).padStart(4, "0")}`
        })
      )
    const first = many(200)
    expect(decodeSwapTokens({ tokens: first }, market)?.[0]!.id).toBe("eip155:1:0x0000")
    const tokens = [...many(201), entry(tea, { symbol: "USDC" }), entry(coin, { symbol: "ETH" })]
    const found = decodeSwapTokens({ tokens }, market)!
    expect(found).toHaveLength(200)
    expect(found.slice(0, 3).map(({ id }) => id)).toEqual(["native", tea, "eip155:1:0x00c8"])
  })

  it.each([
    [
      { standard: "10", fast: "12", instant: "15" },
      { standard: 10n, fast: 12n, instant: 15n }
    ],
    [{ standard: "10" }, { standard: 10n, fast: 10n, instant: 10n }],
    [
      { standard: "10", fast: "-1", instant: 7 },
      { standard: 10n, fast: 10n, instant: 10n }
    ],
    [{ standard: "0", fast: "12" }, undefined],
    [{ fast: "12" }, undefined],
    [{ standard: String(2n ** 256n) }, undefined],
    [null, undefined],
    ["10", undefined]
  ])("prices of gas in %j", (answer, expected) => {
    expect(decodeGasPrices(answer)).toEqual(expected)
  })

  const asked = { from: coin, to: tea, amount: 100n }
  const quote = {
    fromAmount: "100",
    fromAccount: "EIP155:1:0xcoin",
    toAmount: "200",
    toAccount: "eip155:1:0x7EA"
  }
  it.each<readonly [string, object, object | undefined]>([
    ["as it was asked for", {}, { bought: 200n }],
    ["with a fee", { fee: "3" }, { bought: 200n, providerFee: 3n }],
    ["with no number for a fee", { fee: 3 }, { bought: 200n }],
    ["that moves no price", { priceImpact: 0 }, { bought: 200n, priceImpact: 0 }],
    ["that takes all", { priceImpact: 100 }, { bought: 200n, priceImpact: 100 }],
    ["that takes more than all", { priceImpact: 100.1 }, { bought: 200n }],
    ["that gains", { priceImpact: -0.1 }, { bought: 200n }],
    ["with a text for an impact", { priceImpact: "1" }, { bought: 200n }],
    ["of another amount", { fromAmount: "101" }, undefined],
    ["of what is no amount", { fromAmount: 100 }, undefined],
    ["that sells something else", { fromAccount: tea }, undefined],
    ["that buys something else", { toAccount: coin }, undefined],
    ["that buys nobody knows what", { toAccount: undefined }, undefined],
    ["that buys no number", { toAmount: "2.5" }, undefined]
  ])("a quote %s", (_, more, expected) => {
    expect(decodeQuote({ quotes: [{ ...quote, ...more }, quote] }, asked)).toStrictEqual(expected)
  })

  it("no quote is none, and an answer without a list is not understood", () => {
    expect(decodeQuote({ quotes: [] }, asked)).toBeNull()
    for (const answer of [{ quotes: [7] }, { quotes: {} }, {}, null, [quote]])
      expect(decodeQuote(answer, asked)).toBeUndefined()
  })

  const tx = { from: "eip155:1:0xA1", to: "eip155:1:0xB2", data: "0xabCD", amount: "200" }
  const read = (more: object = {}, of: object = {}) =>
    decodeBuilt({ tx: { ...tx, ...more } }, market, { from: coin, amount: 100n, ...of })
  it("what it has built takes along what is sold of the coin, and nothing of it for a token", () => {
    const built = { networkId: "eip155:1", sender: "0xa1", bought: 200n }
    expect(read()).toStrictEqual({ ...built, call: { to: "0xb2", value: 100n, data: "0xabCD" } })
    expect(read({}, { from: tea })).toStrictEqual({
      ...built,
      call: { to: "0xb2", value: 0n, data: "0xabCD" }
    })
    for (const amount of ["0", undefined, 200]) expect(read({ amount })).not.toHaveProperty("bought")
    expect(read({ data: `0x${"ab".repeat(4_999)}` })).toBeDefined()
  })

  it.each([
    ["from nobody", { from: undefined }],
    ["from another network", { from: "eip155:10:0xa1" }],
    ["to nobody", { to: "0xb2" }],
    ["without data", { data: undefined }],
    ["with data of nothing", { data: "0x" }],
    ["with half a byte", { data: "0xabc" }],
    ["with what is no data", { data: "0xzz" }],
    ["with something before it", { data: " 0xab" }],
    ["with something behind it", { data: "0xab " }],
    ["too long", { data: `0x${"ab".repeat(5_000)}` }]
  ])("T25 what it has built %s cannot be read", (_, more) => {
    expect(read(more)).toBeUndefined()
  })

  it.each([undefined, null, {}, { tx: null }, { tx: "0x" }, []])("T25 %j is nothing built", (answer) => {
    expect(decodeBuilt(answer, market, { from: coin, amount: 1n })).toBeUndefined()
  })
})

describe("what the service says of buying", () => {
  const limit = (more: object = {}) => ({ id: "CARD", min: "10", max: "7500", ...more })
  const options = (payment: ReadonlyArray<object>, purchase: ReadonlyArray<object> = []) =>
    decodeOptions({ paymentCurrencies: payment, purchaseCurrencies: purchase }, { ...place, coin: "0xcoin" })!
  it.each([
    ["limits", limit(), [{ min: 10_00n, max: 7_500_00n }]],
    ["one amount alone", limit({ min: "10", max: "10" }), [{ min: 10_00n, max: 10_00n }]],
    ["less than the least", limit({ min: "10.01", max: "10" }), []],
    ["a part of a cent for the least", limit({ min: "10.001" }), []],
    ["a part of a cent for the most", limit({ max: "10.001" }), []],
    ["numbers for texts", limit({ min: 10 }), []],
    ["no most", limit({ max: undefined }), []]
  ])("a way to pay with %s", (_, given, expected) => {
    const [dollars] = options([{ id: "USD", limits: [given] }]).payment
    expect(dollars?.limits ?? []).toEqual(expected.map((each) => expect.objectContaining(each)))
    if (expected.length > 0) expect(dollars).toMatchObject({ id: "USD", decimals: 2 })
  })

  it("a currency that is none, or has no way to pay, is left out alone", () => {
    const ids = ["USD", "usd", "US", "DOLLARS", 7].map((id) => ({ id, limits: [limit()] }))
    expect(options([...ids, { id: "EUR", limits: [] }]).payment.map(({ id }) => id)).toEqual(["USD"])
    for (const answer of [null, {}, { paymentCurrencies: [] }, { purchaseCurrencies: [] }])
      expect(decodeOptions(answer, { ...place, coin })).toBeUndefined()
  })

  const sold = (more: object = {}, network: object = {}) => ({
    id: "i1",
    symbol: "TEA",
    name: "Tea",
    networks: [{ chainId: 1, contractAddress: "0x7EA", displayName: "Main", ...network }],
    ...more
  })
  it.each<readonly [string, object, object | undefined]>([
    [
      "a token",
      sold(),
      {
        id: "i1",
        symbol: "TEA",
        name: "Tea",
        networks: [{ networkId: "eip155:1", name: "Main", token: tea }]
      }
    ],
    ["by the id of the network", sold({}, { chainId: "eip155:1" }), { id: "i1" }],
    ["by the number as a text", sold({}, { chainId: "1" }), { id: "i1" }],
    ["on another network", sold({}, { chainId: 10 }), undefined],
    ["without an id", sold({ id: "" }), undefined],
    ["without a symbol", sold({ symbol: "" }), undefined],
    ["with a symbol of twenty letters", sold({ symbol: "T".repeat(20) }), { symbol: "T".repeat(20) }],
    ["with a longer symbol", sold({ symbol: "T".repeat(21) }), undefined],
    [
      "without a name",
      sold({ name: "" }, { displayName: "", name: "" }),
      { name: "TEA", networks: [{ name: "eip155:1" }] }
    ],
    [
      "by the network's other name",
      sold({}, { displayName: 7, name: "One" }),
      { networks: [{ name: "One" }] }
    ],
    [
      "the coin",
      sold({ symbol: "ETH" }, { contractAddress: "" }),
      { symbol: "ETH", networks: [{ networkId: "eip155:1" }] }
    ],
    [
      "the coin by the contract that stands for it",
      sold({ symbol: "ETH" }, { contractAddress: "0xCOIN" }),
      { symbol: "ETH" }
    ],
    ["a token without a contract", sold({}, { contractAddress: null }), undefined],
    ["a token that is called as the coin", sold({ symbol: "ETH" }), undefined],
    ["a contract that is no address", sold({}, { contractAddress: "tea" }), undefined]
  ])("%s", (_, given, expected) => {
    const [found] = options([], [given]).purchase
    if (expected === undefined) expect(found).toBeUndefined()
    else expect(found).toMatchObject(expected)
    if (found?.symbol === "ETH") expect(found.networks[0]).not.toHaveProperty("token")
  })

  it("two under one id are told apart by their symbols", () => {
    const found = options([], [sold(), sold({ symbol: "CUP" }), sold({ id: "i2" })]).purchase
    expect(found.map(({ id }) => id)).toEqual(["i1", "i1 CUP", "i2"])
  })

  it.each([undefined, null, "", "0x0", "0x0000", "0xCOIN"])("%j is no contract", (contract) => {
    expect(isNone(contract, "0xcoin")).toBe(true)
  })
  it.each(["0x7ea", "0x00a", "x0x0", 0, {}])("%j is one, or nothing", (contract) => {
    expect(isNone(contract, "0xcoin")).toBe(false)
  })

  const dollars = (value: string) => ({ value, currency: "USD" })
  const offer = {
    quoteId: "q1",
    paymentTotal: dollars("100"),
    paymentSubTotal: dollars("95.5"),
    coinbaseFee: dollars("3"),
    networkFee: dollars("1.50"),
    purchaseAmount: { value: "0.0250", currency: "TEA" }
  }
  const pay = { value: 100_00n, decimals: 2, symbol: "USD" }
  const usd = (value: bigint) => ({ value, decimals: 2, symbol: "USD" })
  it("an offer is read in what is paid and what is bought", () => {
    expect(decodeOnrampQuote(offer, pay, "TEA")).toStrictEqual({
      id: "q1",
      total: usd(100_00n),
      subtotal: usd(95_50n),
      providerFee: usd(3_00n),
      networkFee: usd(1_50n),
      purchased: { value: 25n, decimals: 3, symbol: "TEA" }
    })
  })
  it.each(Object.keys(offer).filter((name) => name !== "quoteId"))(
    "T24 an offer whose %s is missing, of another currency or no number is none",
    (name) => {
      for (const wrong of [undefined, { value: "1", currency: "GBP" }, { value: 1, currency: "USD" }, "1"])
        expect(decodeOnrampQuote({ ...offer, [name]: wrong }, pay, "TEA")).toBeUndefined()
    }
  )

  it("a link has at most eight thousand characters", () => {
    const long = `https://shop.test/${"a".repeat(7_982)}`
    expect(decodeLink({ widgetUrl: long })).toBe(long)
    for (const answer of [{ widgetUrl: `${long}a` }, { widgetUrl: 7 }, {}, null])
      expect(decodeLink(answer)).toBeUndefined()
  })

  const bought = {
    id: "p1",
    metadata: { status: "ONRAMP_TRANSACTION_STATUS_SUCCESS", minedAt: "2026-01-02T00:00:00Z" },
    transfers: [{ fungible_info: { symbol: "TEA" }, quantity: { numeric: "2.5" } }]
  }
  const at = Date.parse("2026-01-02T00:00:00Z")
  it.each<readonly [string, object, object | undefined]>([
    [
      "with what it brought",
      {},
      { id: "p1", status: "success", at, purchased: { value: 25n, decimals: 1, symbol: "TEA" } }
    ],
    ["of nothing that is said", { transfers: [] }, { id: "p1", status: "success", at }],
    ["of no symbol", { transfers: [{ quantity: { numeric: "2.5" } }] }, { id: "p1", status: "success", at }],
    [
      "of no amount",
      { transfers: [{ fungible_info: { symbol: "TEA" } }] },
      { id: "p1", status: "success", at }
    ],
    ["without an id", { id: "" }, undefined],
    ["by an id that hides something", { id: "p\u200b1" }, undefined],
    ["by a number", { id: 7 }, undefined],
    ["without a time", { metadata: { ...bought.metadata, minedAt: undefined } }, undefined],
    ["before all time", { metadata: { ...bought.metadata, minedAt: "1960-01-01T00:00:00Z" } }, undefined],
    ["by a word that nobody knows", { metadata: { ...bought.metadata, status: "DONE" } }, undefined],
    ["without more", { metadata: null }, undefined]
  ])("a purchase %s", (_, more, expected) => {
    expect(decodePurchases({ data: [{ ...bought, ...more }] })).toStrictEqual(
      expected === undefined ? [] : [expected]
    )
  })
  it("is pending or failed by the service's words, and no history is none", () => {
    const words = ["IN_PROGRESS", "FAILED"].map((word) => ({
      ...bought,
      metadata: { ...bought.metadata, status: `ONRAMP_TRANSACTION_STATUS_${word}` }
    }))
    expect(decodePurchases({ data: words })?.map(({ status }) => status)).toEqual(["pending", "failed"])
    for (const answer of [{}, { data: {} }, null, []]) expect(decodePurchases(answer)).toBeUndefined()
  })
})
