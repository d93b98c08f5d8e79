import * as fc from "fast-check"
import { encodeFunctionData, getAddress, parseAbi, toHex, type Hex } from "viem"
import { describe, expect, it } from "vitest"
import { decodeAggregatedSwap } from "./aggregatorCalls.ts"
import { describeCall } from "./describeCall.ts"

const abi = parseAbi([
  "function swap(address executor, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc, bytes data) payable"
])
const coin = getAddress(`0x${"ee".repeat(20)}`)
const [executor, usd, dai, pool, account] = ["11", "22", "33", "44", "55"].map((pair) =>
  getAddress(`0x${pair.repeat(20)}`)
) as [Hex, Hex, Hex, Hex, Hex]
const encode = ({
  sold = usd,
  bought = dai,
  receiver = account,
  amount = 100n,
  minimum = 90n,
  flags = 0n,
  path = "0xabcdef" as Hex
} = {}) =>
  encodeFunctionData({
    abi,
    functionName: "swap",
    args: [
      executor,
      {
        srcToken: sold,
        dstToken: bought,
        srcReceiver: pool,
        dstReceiver: receiver,
        amount,
        minReturnAmount: minimum,
        flags
      },
      path
    ]
  })
const data = encode()
const withWord = (index: number, word: bigint) =>
  `${data.slice(0, 10 + 64 * index)}${toHex(word, { size: 32 }).slice(2)}${data.slice(74 + 64 * index)}`

describe("calls of an aggregator", () => {
  it("T24 are read as viem encodes them, with what it writes behind them", () => {
    const words = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
    const addresses = fc
      .bigInt({ min: 1n, max: 2n ** 160n - 1n })
      .map((value) => getAddress(toHex(value, { size: 20 })))
    const bytes = fc.uint8Array({ maxLength: 200 }).map((given) => toHex(given))
    fc.assert(
      fc.property(
        fc.record({
          sold: addresses,
          bought: addresses,
          receiver: addresses,
          amount: words,
          minimum: words,
          path: bytes
        }),
        (given) => {
          const { path: _, ...facts } = given
          expect(decodeAggregatedSwap(encode(given), 0n)).toEqual(facts)
          expect(decodeAggregatedSwap(`${encode(given)}9a635db5`, 0n)).toEqual(facts)
        }
      )
    )
  })

  it("T24 the coin is sold with exactly as much going along, and bought as the coin", () => {
    const selling = encode({ sold: coin })
    expect(decodeAggregatedSwap(selling, 100n)).toEqual({
      bought: dai,
      amount: 100n,
      minimum: 90n,
      receiver: account
    })
    expect([99n, 101n, 0n].map((value) => decodeAggregatedSwap(selling, value))).toEqual([
      undefined,
      undefined,
      undefined
    ])
    expect(decodeAggregatedSwap(data, 1n)).toBeUndefined()
    expect(decodeAggregatedSwap(encode({ bought: coin }), 0n)).not.toHaveProperty("bought")
  })

  it.each([
    ["another function", `0x12aa3caf${data.slice(10)}`],
    ["nothing", "0x"],
    ["no arguments", data.slice(0, 10)],
    ["no hex", `${data.slice(0, -1)}g`],
    ["half a byte more", `${data}0`],
    ["a word and more behind it", `${data}${"00".repeat(36)}`],
    ["less than it says", data.slice(0, 10 + 64 * 10)],
    ["a part that may be sold", encode({ flags: 1n })],
    ["more of the coin than is sold", encode({ flags: 2n })],
    ["another contract that takes what is sold", encode({ flags: 4n })],
    ["bytes elsewhere", withWord(8, 0x140n)],
    ["more bytes than there are", withWord(9, 2n ** 255n)],
    ["a token that is none", withWord(1, 2n ** 200n)],
    ["a bought token that is none", withWord(2, 2n ** 200n)],
    ["a receiver that is none", withWord(4, 2n ** 200n)]
  ])("T24 nothing else is read as one: %s", (_, call) => {
    expect(decodeAggregatedSwap(call, 0n)).toBeUndefined()
  })

  it("T24 are told as swaps without an end", () => {
    expect(describeCall({ caipNetworkId: "eip155:1" }, { to: executor, value: 0n, data })).toEqual({
      kind: "swap",
      sold: `eip155:1:${usd}`,
      bought: `eip155:1:${dai}`,
      amount: 100n,
      minimum: 90n,
      receiver: account
    })
  })
})
