import { encodeFunctionData, getAddress, parseAbi, toFunctionSelector } from "viem"
import { describe, expect, it } from "vitest"
import { parseAddress } from "../../../evm/src/Address.ts"
import { decodeBuilt, type Market } from "./decodeSwap.ts"
import { decodeUnoswap } from "./decodeUnoswap.ts"

const abi = parseAbi([
  "function unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex)",
  "function unoswap2(uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2)",
  "function unoswap3(uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3)",
  "function ethUnoswap(uint256 minReturn, uint256 dex)",
  "function ethUnoswap2(uint256 minReturn, uint256 dex, uint256 dex2)",
  "function ethUnoswap3(uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3)",
  "function unoswapTo(uint256 to, uint256 token, uint256 amount, uint256 minReturn, uint256 dex)"
])
const tea = "0xbdf2a153d7ed29cff7dc22341d4ab475338c8c64"
const token = BigInt(tea)
const [amount, least] = [1_000_000n, 990n]

const account = getAddress("0x3765c8e049bae139f372f458940893e79ff32f08")
const market: Market = {
  network: {
    caipNetworkId: "eip155:1",
    nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 }
  },
  coin: `eip155:1:0x${"e".repeat(40)}`,
  parseAddress
}
const built = (data: string, from = `eip155:1:${getAddress(tea)}`) =>
  decodeBuilt(
    {
      tx: {
        from: `eip155:1:${account}`,
        to: "eip155:1:0x111111125421ca6dc452d289314280a0f8842a65",
        data,
        amount: "1000"
      }
    },
    market,
    { from, amount }
  )

describe("calls that go through named pools", () => {
  it.each([
    encodeFunctionData({ abi, functionName: "unoswap", args: [token, amount, least, 1n] }),
    encodeFunctionData({ abi, functionName: "unoswap2", args: [token, amount, least, 1n, 2n] }),
    encodeFunctionData({ abi, functionName: "unoswap3", args: [token, amount, least, 1n, 2n, 3n] })
  ])("T24 say what is sold and the least that is bought: %s", (data) => {
    const read = { sold: tea, amount, minimum: least }
    expect(decodeUnoswap(data)).toEqual(read)
    // What aggregators write behind the arguments, no contract reads.
    expect(decodeUnoswap(`${data}${"ab".repeat(4)}`)).toEqual(read)
    expect(decodeUnoswap(`${data}${"ab".repeat(33)}`)).toBeUndefined()
    expect(decodeUnoswap(data.slice(0, -2))).toBeUndefined()
    expect(built(data)?.isTried).toBe(true)
  })

  it.each([
    encodeFunctionData({ abi, functionName: "ethUnoswap", args: [least, 1n] }),
    encodeFunctionData({ abi, functionName: "ethUnoswap2", args: [least, 1n, 2n] }),
    encodeFunctionData({ abi, functionName: "ethUnoswap3", args: [least, 1n, 2n, 3n] })
  ])("T24 sell the coin that goes along: %s", (data) => {
    expect(decodeUnoswap(data)).toEqual({ minimum: least })
    expect(built(data, market.coin)).toMatchObject({ isTried: true, call: { value: amount } })
    expect(built(data)).toBeUndefined()
  })

  it("T24 of another token, of another amount, or without a least are none", () => {
    const call = (...args: readonly [bigint, bigint, bigint, bigint]) =>
      encodeFunctionData({ abi, functionName: "unoswap", args })
    expect(built(call(token + 1n, amount, least, 1n))).toBeUndefined()
    expect(built(call(token, amount + 1n, least, 1n))).toBeUndefined()
    expect(built(call(token, amount, 0n, 1n))).toBeUndefined()
    expect(built(call(token, amount, least, 1n), market.coin)).toBeUndefined()
  })

  it("T24 that name a receiver, and all others, are not tried: they are refused where they cannot be read", () => {
    const toStranger = encodeFunctionData({
      abi,
      functionName: "unoswapTo",
      args: [7n, token, amount, least, 1n]
    })
    expect(toStranger.startsWith(toFunctionSelector(abi[6]))).toBe(true)
    for (const data of [toStranger, "0x12345678"]) {
      expect(decodeUnoswap(data)).toBeUndefined()
      expect(built(data)?.isTried).toBeUndefined()
    }
  })
})
