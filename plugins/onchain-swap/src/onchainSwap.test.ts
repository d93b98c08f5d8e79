import * as fc from "fast-check"
import { encodeAbiParameters, encodeFunctionData, getAddress, parseAbi, toHex } from "viem"
import { describe, expect, it } from "vitest"
import { onchainSwap } from "./index.ts"
import { rateOf } from "./rateOf.ts"
import {
  decodeAddress,
  decodeAmountsOut,
  decodeReserves,
  encodeGetAmountsOut,
  encodeGetPair,
  encodeSwap,
  plainCalls
} from "./routerCalls.ts"

const abi = parseAbi([
  "function factory() view returns (address)",
  "function WETH() view returns (address)",
  "function getPair(address,address) view returns (address)",
  "function getReserves() view returns (uint112,uint112,uint32)",
  "function getAmountsOut(uint256,address[]) view returns (uint256[])",
  "function swapExactETHForTokens(uint256,address[],address,uint256) payable",
  "function swapExactTokensForETH(uint256,uint256,address[],address,uint256)",
  "function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)"
])

const words = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const addresses = fc
  .bigInt({ min: 1n, max: 2n ** 160n - 1n })
  .map((value) => getAddress(toHex(value, { size: 20 })))

describe("calls of a router", () => {
  it("are what viem encodes", () => {
    fc.assert(
      fc.property(
        words,
        words,
        words,
        fc.array(addresses, { minLength: 2, maxLength: 3 }),
        addresses,
        (...given) => {
          const [amount, minimum, deadline, path, receiver] = given
          const [one, other] = path as [(typeof path)[0], (typeof path)[0]]
          expect(encodeGetPair(one, other)).toBe(
            encodeFunctionData({ abi, functionName: "getPair", args: [one, other] })
          )
          expect(encodeGetAmountsOut(amount, path)).toBe(
            encodeFunctionData({ abi, functionName: "getAmountsOut", args: [amount, path] })
          )
          const swap = { path, amount, minimum, receiver, deadline, isCoinSold: false, isCoinBought: false }
          expect(encodeSwap({ ...swap, isCoinSold: true })).toEqual({
            data: encodeFunctionData({
              abi,
              functionName: "swapExactETHForTokens",
              args: [minimum, path, receiver, deadline]
            }),
            value: amount
          })
          const args = [amount, minimum, path, receiver, deadline] as const
          expect(encodeSwap({ ...swap, isCoinBought: true })).toEqual({
            data: encodeFunctionData({ abi, functionName: "swapExactTokensForETH", args }),
            value: 0n
          })
          expect(encodeSwap(swap)).toEqual({
            data: encodeFunctionData({ abi, functionName: "swapExactTokensForTokens", args }),
            value: 0n
          })
        }
      )
    )
    expect(plainCalls).toEqual({
      factory: encodeFunctionData({ abi, functionName: "factory" }),
      wrapped: encodeFunctionData({ abi, functionName: "WETH" }),
      reserves: encodeFunctionData({ abi, functionName: "getReserves" })
    })
  })

  it("answers are read as viem writes them, and nothing else is", () => {
    const address = "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed"
    expect(decodeAddress(encodeAbiParameters([{ type: "address" }], [address]))).toBe(address)
    for (const odd of [
      "0x",
      `0x${"0".repeat(64)}`,
      `0x${"1".repeat(64)}`,
      `0x${"0".repeat(24)}${"a".repeat(41)}`
    ])
      expect(decodeAddress(odd)).toBeUndefined()
    const reserves = encodeAbiParameters(
      [{ type: "uint112" }, { type: "uint112" }, { type: "uint32" }],
      [5n, 7n, 1]
    )
    expect(decodeReserves(reserves)).toEqual([5n, 7n])
    expect(decodeReserves(reserves.slice(0, -64))).toBeUndefined()
    const out = (amounts: ReadonlyArray<bigint>) =>
      encodeAbiParameters([{ type: "uint256[]" }], [[...amounts]])
    expect(decodeAmountsOut(out([9n, 4n, 3n]), 9n, 3)).toBe(3n)
    for (const [amounts, amount, length] of [
      [[9n, 4n, 3n], 9n, 2],
      [[9n, 4n], 9n, 3],
      [[8n, 4n], 9n, 2],
      [[9n], 9n, 2]
    ] as const)
      expect(decodeAmountsOut(out(amounts), amount, length)).toBeUndefined()
    expect(decodeAmountsOut("0x", 9n, 2)).toBeUndefined()
  })
})

/** What a pair gives for an amount, less three thousandths, as Uniswap V2 counts. */
const given = (amount: bigint, pair: { readonly in: bigint; readonly out: bigint }) =>
  (amount * 997n * pair.out) / (pair.in * 1000n + amount * 997n)

describe("how good a rate is", () => {
  const pair = { in: 1_000_000n * 10n ** 18n, out: 500n * 10n ** 18n }

  it("a hundredth of a pair has an impact of a hundredth, beside what the pair keeps", () => {
    const amount = pair.in / 99n
    const { priceImpact, fee } = rateOf(amount, given(amount, pair), [pair])
    expect(priceImpact).toBeCloseTo(1, 3)
    expect(Number(fee) / Number(given(amount, pair))).toBeCloseTo(0.003, 4)
  })

  it("over two pairs, both count", () => {
    const back = { in: pair.out, out: pair.in }
    const amount = pair.in / 99n
    const bought = given(given(amount, pair), back)
    const { priceImpact, fee } = rateOf(amount, bought, [pair, back])
    expect(priceImpact).toBeCloseTo(1.96, 1)
    expect(Number(fee) / Number(bought)).toBeCloseTo(0.006, 3)
  })

  it("is never negative, whatever the amounts", () => {
    const amounts = fc.bigInt({ min: 1n, max: 2n ** 112n - 1n })
    fc.assert(
      fc.property(amounts, amounts, amounts, amounts, (amount, bought, reserveIn, out) => {
        const { priceImpact, fee } = rateOf(amount, bought, [{ in: reserveIn, out }])
        expect(priceImpact >= 0 && priceImpact <= 100 && fee >= 0n).toBe(true)
      })
    )
  })
})

describe("the options", () => {
  const router = "0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D"
  const make = (change: object) =>
    onchainSwap({
      routers: [{ networkId: "eip155:1", title: "Uniswap V2", router, tokens: [router], ...change }]
    })

  it("T24 name contracts, or the plugin is not made", () => {
    expect(make({}).fills).toHaveLength(1)
    for (const change of [{ router: "uniswap.eth" }, { router: undefined }, { tokens: [router.slice(1)] }])
      expect(() => make(change)).toThrow(expect.objectContaining({ code: "ONCHAIN_SWAP_OPTIONS_INVALID" }))
  })

  it("each router is a source of its own, in their order", () => {
    const entry = { networkId: "eip155:1", title: "One", router, tokens: [] } as const
    const { fills = [] } = onchainSwap({ routers: [entry, { ...entry, title: "Two" }] })
    expect(fills.map(({ value }) => value)).toMatchObject([
      { id: "onchain-swap", title: "One", networks: ["eip155:1"] },
      { id: "onchain-swap/1", title: "Two" }
    ])
  })
})
