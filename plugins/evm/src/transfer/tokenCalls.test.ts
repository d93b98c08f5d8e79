import * as fc from "fast-check"
import { encodeAbiParameters, encodeFunctionData, erc20Abi, getAddress, stringToHex, toHex } from "viem"
import { describe, expect, it } from "vitest"
import { propertyCases } from "../../../../tests/support/propertyCases.ts"
import {
  decodeApproval,
  decodeText,
  decodeTransfer,
  decodeWord,
  encodeAllowance,
  encodeApproval,
  encodeBalanceOf,
  encodeTransfer
} from "./tokenCalls.ts"

const addresses = fc
  .bigInt({ min: 0n, max: 2n ** 160n - 1n })
  .map((value) => getAddress(toHex(value, { size: 20 })))
const values = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const asString = (text: string) => encodeAbiParameters([{ type: "string" }], [text])

describe("calls of tokens", () => {
  it("T20 are what viem encodes, and are read back as they were", () => {
    fc.assert(
      fc.property(addresses, values, (receiver, value) => {
        const data = encodeTransfer(receiver, value)
        expect(data).toBe(
          encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [receiver, value] })
        )
        expect(decodeTransfer(data)).toEqual({ receiver, value })
        expect(encodeBalanceOf(receiver)).toBe(
          encodeFunctionData({ abi: erc20Abi, functionName: "balanceOf", args: [receiver] })
        )
      }),
      { numRuns: propertyCases }
    )
  }, 600_000)

  it("T20 nothing else is read as a transfer", () => {
    const data = encodeTransfer("0x52908400098527886E0F7030069857D2E4169EE7", 1n)
    for (const other of [
      undefined,
      "",
      "0x",
      data.slice(0, -2),
      `${data}00`,
      data.replace("0xa9059cbb", "0x095ea7b3"),
      data.replace("a9059cbb0", "a9059cbb1")
    ])
      expect(decodeTransfer(other)).toBeUndefined()
  })

  it("T02 in part, T26 in part: texts of contracts are fit to show, or absent", () => {
    expect(decodeText(asString("USD Coin"))).toBe("USD Coin")
    expect(decodeText(stringToHex("MKR", { size: 32 }))).toBe("MKR")
    expect(decodeText(asString("US\u202eDC\u0000"))).toBe("US DC")
    for (const length of [200, 300, 100_000])
      expect(decodeText(asString("x".repeat(length)))).toHaveLength(64)
    const lie = asString("USD").replace(/3(?=5553)/, "f")
    for (const odd of [
      undefined,
      null,
      7,
      "",
      "0x",
      "0x00",
      "USD",
      asString(""),
      `0x${"f".repeat(128)}`,
      lie.slice(0, 140)
    ])
      expect(decodeText(odd)).toBeUndefined()
  })

  it("T21 a number is one word, and an empty answer none", () => {
    expect(decodeWord(toHex(7n, { size: 32 }))).toBe(7n)
    for (const odd of ["0x", "0x7", toHex(7n, { size: 33 }), 7, null]) expect(decodeWord(odd)).toBeUndefined()
  })
})

describe("what a token is asked and told of spenders", () => {
  it("T20 in part: is what viem encodes, and an approval is read back as it was", () => {
    fc.assert(
      fc.property(addresses, addresses, values, (owner, spender, value) => {
        const data = encodeApproval(spender, value)
        expect(data).toBe(
          encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [spender, value] })
        )
        expect(decodeApproval(data)).toEqual({ spender, value })
        expect(encodeAllowance(owner, spender)).toBe(
          encodeFunctionData({ abi: erc20Abi, functionName: "allowance", args: [owner, spender] })
        )
      }),
      { numRuns: 1_000 }
    )
  })

  it("T20 in part: nothing else is read as an approval, or as one of both with something around it", () => {
    const address = "0x52908400098527886E0F7030069857D2E4169EE7"
    for (const [encode, decode] of [
      [encodeApproval, decodeApproval],
      [encodeTransfer, decodeTransfer]
    ] as const) {
      const data = encode(address, 1n)
      expect(decode(data.toUpperCase().replace("0X", "0x"))).toBeDefined()
      for (const other of [
        "",
        "0x",
        data.slice(0, -2),
        data.slice(0, -1),
        `${data}0`,
        `x${data}`,
        `${data.slice(0, 10)}1${data.slice(11)}`,
        `0x23b872dd${data.slice(10)}`
      ])
        expect(decode(other)).toBeUndefined()
    }
  })
})
