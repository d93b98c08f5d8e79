import type { SwapQuote } from "@latchkey/core"
import type { BuiltSwap } from "@latchkey/core/effect"
import * as fc from "fast-check"
import {
  decodeFunctionData,
  encodeFunctionData,
  isAddressEqual,
  parseAbi,
  type Address,
  type Hex
} from "viem"
import { describe, expect, it } from "vitest"
import { describeCall } from "../../evm/src/call/describeCall.ts"
import { findApprovalMismatch, findMismatch, type Shown } from "./findMismatch.ts"

const abi = parseAbi([
  "function swapExactETHForTokens(uint256 minimum, address[] path, address to, uint256 deadline) payable",
  "function swapExactTokensForETH(uint256 amount, uint256 minimum, address[] path, address to, uint256 deadline)",
  "function swapExactTokensForTokens(uint256 amount, uint256 minimum, address[] path, address to, uint256 deadline)"
])

const account = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
const thief = "0x52908400098527886E0F7030069857D2E4169EE7"
const router = "0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D"
const wrapped = "0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2"
const usd = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
const dai = "0x6B175474E89094C44Da98b954EedeAC495271d0F"
const network = { caipNetworkId: "eip155:1" } as const
const id = (token: Address) => `eip155:1:${token}` as const
const deadline = 1_800_000_000n
const amounts = { decimals: 6, symbol: "X" }

const quote: SwapQuote = {
  networkId: "eip155:1",
  sell: "native",
  buy: id(usd),
  provider: "Exchange",
  sourceId: "exchange",
  sold: { ...amounts, value: 10n ** 18n },
  bought: { ...amounts, value: 2_000_000_000n },
  minimum: { ...amounts, value: 1_980_000_000n },
  slippage: 1,
  expiresAt: 0
}
const shownFor = (change: Partial<SwapQuote>): Shown => ({
  quote: { ...quote, ...change },
  contracts: { target: router, spender: router },
  address: account,
  deadline,
  isOpaque: false
})
const [minimum, amount] = [quote.minimum.value, quote.sold.value]
const made = (data: Hex, value = 0n): BuiltSwap => ({
  networkId: "eip155:1",
  sender: account,
  call: { to: router, value, data }
})

/** Each kind of swap: what was shown, and an honest transaction for it. */
const honest = [
  {
    name: "coin for token",
    shown: shownFor({}),
    built: made(
      encodeFunctionData({
        abi,
        functionName: "swapExactETHForTokens",
        args: [minimum, [wrapped, usd], account, deadline]
      }),
      amount
    )
  },
  {
    name: "token for coin",
    shown: shownFor({ sell: id(usd), buy: "native" }),
    built: made(
      encodeFunctionData({
        abi,
        functionName: "swapExactTokensForETH",
        args: [amount, minimum, [usd, wrapped], account, deadline]
      })
    )
  },
  {
    name: "token for token",
    shown: shownFor({ sell: id(usd), buy: id(dai) }),
    built: made(
      encodeFunctionData({
        abi,
        functionName: "swapExactTokensForTokens",
        args: [amount, minimum, [usd, wrapped, dai], account, deadline]
      })
    )
  }
] as const

const guard = (shown: Shown, built: BuiltSwap) =>
  findMismatch(shown, built, describeCall(network, built.call))

/** Whether a transaction does no worse than was shown: by viem, and by nothing that the guard uses. */
const isHarmless = ({ quote, contracts }: Shown, { networkId, sender, call }: BuiltSwap): boolean => {
  const { functionName, args } = decodeFunctionData({ abi, data: call.data as Hex })
  const isCoinSold = functionName === "swapExactETHForTokens"
  const [least, path, to, until] = isCoinSold ? args : ([args[1], args[2], args[3], args[4]] as const)
  const [sold, bought] = [path[0]!, path.at(-1)!]
  const isToken = (shownId: string, token: Address) => shownId.toLowerCase() === id(token).toLowerCase()
  return (
    networkId === "eip155:1" &&
    isAddressEqual(sender as Address, account) &&
    isAddressEqual(call.to as Address, contracts.target as Address) &&
    call.value === (quote.sell === "native" ? quote.sold.value : 0n) &&
    (isCoinSold ? quote.sell === "native" : isToken(quote.sell, sold) && args[0] === quote.sold.value) &&
    (functionName === "swapExactTokensForETH" ? quote.buy === "native" : isToken(quote.buy, bought)) &&
    least >= quote.minimum.value &&
    isAddressEqual(to, account) &&
    until <= deadline
  )
}

const hexDigit = fc.constantFrom(..."0123456789abcdef")
const word = fc.oneof(
  fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  fc.constantFrom(
    0n,
    1n,
    2n ** 256n - 1n,
    minimum - 1n,
    minimum + 1n,
    amount + 1n,
    deadline + 1n,
    BigInt(thief)
  )
)
const inData = (change: (data: string) => string) => (built: BuiltSwap) => ({
  ...built,
  call: { ...built.call, data: change(built.call.data) }
})
const mutations: fc.Arbitrary<(built: BuiltSwap) => BuiltSwap> = fc.oneof(
  // A digit, a word, an address at any place of the data.
  fc.tuple(fc.nat(), hexDigit).map(([at, digit]) =>
    inData((data) => {
      const place = 2 + (at % (data.length - 2))
      return `${data.slice(0, place)}${digit}${data.slice(place + 1)}`
    })
  ),
  fc.tuple(fc.nat(), word).map(([at, value]) =>
    inData((data) => {
      const place = 10 + 64 * (at % ((data.length - 10) / 64))
      return `${data.slice(0, place)}${value.toString(16).padStart(64, "0")}${data.slice(place + 64)}`
    })
  ),
  // Other functions, of the exchange and of tokens, with the same arguments.
  fc
    .constantFrom(
      "18cbafe5",
      "38ed1739",
      "7ff36ab5",
      "fb3bdb41",
      "5c11d795",
      "a9059cbb",
      "095ea7b3",
      "23b872dd"
    )
    .map((selector) => inData((data) => `0x${selector}${data.slice(10)}`)),
  fc.nat().map((at) => inData((data) => data.slice(0, 2 + (at % (data.length - 2))))),
  fc
    .string({ unit: hexDigit, minLength: 1, maxLength: 130 })
    .map((more) => inData((data) => `${data}${more}`)),
  // What goes along, to whom, from whom, and where.
  word.map((value) => (built: BuiltSwap) => ({ ...built, call: { ...built.call, value } })),
  fc.constantFrom(thief, usd, account, wrapped, "0x", "").map((to) => (built: BuiltSwap) => ({
    ...built,
    call: { ...built.call, to }
  })),
  fc.constantFrom(thief, router, "").map((sender) => (built: BuiltSwap) => ({ ...built, sender })),
  fc
    .constantFrom("eip155:8453", "eip155:10", "solana:1")
    .map((networkId) => (built: BuiltSwap) => ({ ...built, networkId }) as BuiltSwap)
)

describe("what the guard lets pass", () => {
  it.each(honest)("an honest swap of a $name passes", ({ shown, built }) => {
    expect(guard(shown, built)).toBeUndefined()
  })

  it("T20, T24 none of 1,000 random mutations passes that moves more, elsewhere or to others than was shown", () => {
    let stopped = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...honest),
        fc.array(mutations, { minLength: 1, maxLength: 3 }),
        ({ shown, built }, changes) => {
          const changed = changes.reduce((before, change) => change(before), built as BuiltSwap)
          if (guard(shown, changed) === undefined) expect(isHarmless(shown, changed)).toBe(true)
          else stopped++
        }
      ),
      { numRuns: 1_000 }
    )
    // Most do harm: a guard that stopped few would be none.
    expect(stopped).toBeGreaterThan(800)
  })

  it("T20, T24 nor of 1,000 of an aggregator's, which has no deadline to be kept", () => {
    const aggregatorAbi = parseAbi([
      "function swap(address executor, (address sold, address bought, address by, address to, uint256 amount, uint256 minimum, uint256 flags) what, bytes path) payable"
    ])
    const coin = "0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE"
    const aggregated = (sold: Address, bought: Address, value = 0n) =>
      made(
        `${encodeFunctionData({
          abi: aggregatorAbi,
          functionName: "swap",
          args: [wrapped, { sold, bought, by: wrapped, to: account, amount, minimum, flags: 0n }, "0x123456"]
        })}9a635db5`,
        value
      )
    const kinds = [
      [shownFor({}), aggregated(coin, usd, amount)],
      [shownFor({ sell: id(usd), buy: "native" }), aggregated(usd, coin)],
      [shownFor({ sell: id(usd), buy: id(dai) }), aggregated(usd, dai)]
    ] as const
    for (const [shown, built] of kinds) expect(guard(shown, built)).toBeUndefined()
    const isToken = (shown: string, token: Address) =>
      isAddressEqual(token, shown === "native" ? coin : (shown.split(":")[2] as Address))
    let stopped = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.array(mutations, { minLength: 1, maxLength: 3 }),
        ([shown, built], changes) => {
          const changed = changes.reduce((before, change) => change(before), built)
          if (guard(shown, changed) !== undefined) {
            stopped++
            return
          }
          const [, what] = decodeFunctionData({ abi: aggregatorAbi, data: changed.call.data as Hex }).args
          expect([changed.networkId, changed.sender]).toEqual(["eip155:1", account])
          expect(isAddressEqual(changed.call.to as Address, router)).toBe(true)
          expect(changed.call.value).toBe(shown.quote.sell === "native" ? amount : 0n)
          expect(isToken(shown.quote.sell, what.sold) && isToken(shown.quote.buy, what.bought)).toBe(true)
          expect([what.amount, what.minimum >= minimum, what.flags]).toEqual([amount, true, 0n])
          expect(isAddressEqual(what.to, account)).toBe(true)
        }
      ),
      { numRuns: 1_000 }
    )
    // What its executor does with it, a mutation may change: the contract minds the least that comes of it.
    expect(stopped).toBeGreaterThan(600)
  })

  const token = honest[2]
  const call = (
    args: Readonly<Partial<Record<"amount" | "minimum" | "deadline", bigint>>>,
    to: Address = account
  ) =>
    made(
      encodeFunctionData({
        abi,
        functionName: "swapExactTokensForTokens",
        args: [args.amount ?? amount, args.minimum ?? minimum, [usd, dai], to, args.deadline ?? deadline]
      })
    )

  it.each([
    ["network", { ...token.built, networkId: "eip155:8453" }],
    ["sender", { ...token.built, sender: thief }],
    ["contract", { ...token.built, call: { ...token.built.call, to: thief } }],
    ["value", { ...token.built, call: { ...token.built.call, value: 1n } }],
    ["data", { ...token.built, call: { ...token.built.call, data: "0x12345678" } }],
    ["token", honest[1].built],
    ["amount", call({ amount: amount + 1n })],
    ["amount", call({ amount: amount - 1n })],
    ["minimum", call({ minimum: minimum - 1n })],
    ["receiver", call({}, thief)],
    ["deadline", call({ deadline: deadline + 1n })]
  ] as ReadonlyArray<readonly [string, BuiltSwap]>)("T24 another %s is told", (what, built) => {
    expect(guard(token.shown, built)).toBe(what)
  })

  it("T24 more is bought, or sooner, and addresses are written otherwise: that passes", () => {
    expect(guard(token.shown, call({ minimum: minimum + 1n, deadline: deadline - 1n }))).toBeUndefined()
    const { built } = token
    expect(
      guard(token.shown, {
        ...built,
        sender: account.toLowerCase(),
        call: { ...built.call, to: router.toLowerCase() }
      })
    ).toBeUndefined()
  })

  it("T24 a call that cannot be read passes only for a source that says so, and not one that is an approval", () => {
    const opaque = { ...token.shown, isOpaque: true }
    const unread = { ...token.built, call: { ...token.built.call, data: "0x12345678" } }
    expect(guard(opaque, unread)).toBeUndefined()
    expect(guard(opaque, { ...unread, call: { ...unread.call, value: 1n } })).toBe("value")
    expect(guard(opaque, { ...unread, call: { ...unread.call, to: usd } })).toBe("contract")
    expect(guard(opaque, call({}, thief))).toBe("receiver")
    const approval = `0x095ea7b3${thief.slice(2).padStart(64, "0")}${"f".repeat(64)}`
    expect(guard(opaque, { ...unread, call: { ...unread.call, data: approval } })).toBe("data")
  })

  it("T25 an approval is of that token, for the source's spender, of exactly as much", () => {
    const approve = (spender: string, value: bigint) =>
      `0x095ea7b3${spender.slice(2).toLowerCase().padStart(64, "0")}${value.toString(16).padStart(64, "0")}`
    const check = (data: string, change: Partial<BuiltSwap["call"]> = {}, more: Partial<BuiltSwap> = {}) => {
      const built: BuiltSwap = {
        networkId: "eip155:1",
        sender: account,
        call: { to: usd, value: 0n, data, ...change },
        ...more
      }
      return findApprovalMismatch(token.shown, built, { facts: describeCall(network, built.call), amount })
    }
    expect(check(approve(router, amount))).toBeUndefined()
    expect(check(approve(router, amount + 1n))).toBe("amount")
    expect(check(approve(router, 2n ** 256n - 1n))).toBe("amount")
    expect(check(approve(thief, amount))).toBe("contract")
    expect(check(approve(router, amount), { to: dai })).toBe("token")
    expect(check(approve(router, amount), { value: 1n })).toBe("value")
    expect(check(approve(router, amount), {}, { sender: thief })).toBe("sender")
    expect(check(approve(router, amount), {}, { networkId: "eip155:10" })).toBe("network")
    expect(check(token.built.call.data, { to: router })).toBe("data")
  })
})
