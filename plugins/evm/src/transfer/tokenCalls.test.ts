import * as fc from "fast-check"
import { encodeAbiParameters, encodeFunctionData, erc20Abi, getAddress, stringToHex, toHex } from "viem"
import { describe, expect, it } from "vitest"
import { propertyCases } from "../../../../tests/support/propertyCases.ts"
import { decodeText, decodeTransfer, decodeWord, encodeBalanceOf, encodeTransfer } from "./tokenCalls.ts"

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
