import * as fc from "fast-check"
import { encodeFunctionData, erc20Abi, getAddress, parseAbi, toHex, type Address, type Hex } from "viem"
import { describe, expect, it } from "vitest"
import { describeCall } from "./describeCall.ts"
import { decodeSwap } from "./swapCalls.ts"

const abi = parseAbi([
  "function swapExactETHForTokens(uint256,address[],address,uint256) payable",
  "function swapExactTokensForETH(uint256,uint256,address[],address,uint256)",
  "function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)",
  "function swapETHForExactTokens(uint256,address[],address,uint256) payable"
])

const words = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const addresses = fc
  .bigInt({ min: 0n, max: 2n ** 160n - 1n })
  .map((value) => getAddress(toHex(value, { size: 20 })))
const paths = fc.array(addresses, { minLength: 2, maxLength: 4 })

const [one, two, receiver] = ["11", "22", "33"].map((pair) => getAddress(`0x${pair.repeat(20)}`)) as [
  Address,
  Address,
  Address
]
const data = encodeFunctionData({
  abi,
  functionName: "swapExactTokensForTokens",
  args: [5n, 4n, [one, two], receiver, 9n]
})
const overThree = encodeFunctionData({
  abi,
  functionName: "swapExactTokensForTokens",
  args: [5n, 4n, [one, two, one], receiver, 9n]
})
/** The call with one word of its arguments replaced. */
const withWord = (index: number, word: bigint, call: Hex = data) => {
  const start = 10 + 64 * index
  return `${call.slice(0, start)}${word.toString(16).padStart(64, "0")}${call.slice(start + 64)}`
}

describe("calls of exchanges", () => {
  it("T24 are read as viem encodes them", () => {
    fc.assert(
      fc.property(words, words, words, paths, addresses, (amount, minimum, deadline, path, to) => {
        const [first, last] = [path[0], path.at(-1)]
        const common = { minimum, receiver: to, deadline }
        const coin = encodeFunctionData({
          abi,
          functionName: "swapExactETHForTokens",
          args: [minimum, path, to, deadline]
        })
        expect(decodeSwap(coin, amount)).toEqual({ ...common, amount, bought: last })
        const args = [amount, minimum, path, to, deadline] as const
        const forCoin = encodeFunctionData({ abi, functionName: "swapExactTokensForETH", args })
        expect(decodeSwap(forCoin, 0n)).toEqual({ ...common, amount, sold: first })
        const forToken = encodeFunctionData({ abi, functionName: "swapExactTokensForTokens", args })
        expect(decodeSwap(forToken.toUpperCase().replace("0X", "0x"), 0n)).toEqual({
          ...common,
          amount,
          sold: first,
          bought: last
        })
        // Coins that are sent along with a token would be lost.
        for (const call of [forCoin, forToken]) expect(decodeSwap(call, 1n)).toBeUndefined()
      })
    )
  })

  it.each([
    [
      "another function",
      encodeFunctionData({ abi, functionName: "swapETHForExactTokens", args: [1n, [one, two], receiver, 9n] })
    ],
    ["no arguments", data.slice(0, 10)],
    ["nothing", "0x"],
    ["no hex", `${data.slice(0, -1)}g`],
    ["a byte less", data.slice(0, -2)],
    ["a byte more", `${data}00`],
    ["a word more", `${data}${"0".repeat(64)}`],
    ["a list elsewhere", withWord(2, 0xc0n)],
    ["a longer list than there is", withWord(5, 3n)],
    ["a list of more than four", withWord(5, 5n)],
    ["a list of one", withWord(5, 1n).slice(0, 10 + 64 * 7)],
    ["a token in the middle that is none", withWord(7, 2n ** 161n, overThree)],
    ["a huge list", withWord(5, 2n ** 255n)],
    ["a receiver that is none", withWord(3, 2n ** 200n)],
    ["a token that is none", withWord(6, 2n ** 200n)],
    ["a last token that is none", withWord(7, 2n ** 161n)]
  ])("T24 nothing else is read as a swap: %s", (_, call) => {
    expect(decodeSwap(call, 0n)).toBeUndefined()
  })

  it("T24 a path of four is read, one of five is not", () => {
    const of = (length: number) =>
      decodeSwap(
        encodeFunctionData({
          abi,
          functionName: "swapExactTokensForTokens",
          args: [5n, 4n, Array.from({ length }, (_, index) => (index === 0 ? one : two)), receiver, 9n]
        }),
        0n
      )
    expect([of(4)?.bought, of(5)]).toEqual([two, undefined])
  })

  it("T25 approvals are told with token, spender and amount, and only where no coin goes along", () => {
    const network = { caipNetworkId: "eip155:1" } as const
    const approval = encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [two, 7n] })
    const call = { to: one.toLowerCase(), value: 0n, data: approval }
    expect(describeCall(network, call)).toEqual({
      kind: "approval",
      token: `eip155:1:${one}`,
      spender: two,
      amount: 7n
    })
    expect(describeCall(network, { ...call, value: 1n })).toBeUndefined()
    expect(describeCall(network, { ...call, to: "0x1" })).toBeUndefined()
    expect(describeCall(network, { ...call, data: `${approval}00` })).toBeUndefined()
    expect(describeCall(network, { to: one, value: 0n, data })).toEqual({
      kind: "swap",
      sold: `eip155:1:${one}`,
      bought: `eip155:1:${two}`,
      amount: 5n,
      minimum: 4n,
      receiver,
      deadline: 9n
    })
  })
})
