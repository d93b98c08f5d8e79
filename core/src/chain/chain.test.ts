import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatUnits, parseUnits } from "viem"
import { toNetwork } from "./Network.ts"
import { formatAmount, parseAmount, parseCaipAddress, parseCaipNetworkId } from "../index.ts"

describe("identifiers", () => {
  it("S5.06[all] a chain-qualified address has three parts, a network id two, anything else is an error", () => {
    expect(parseCaipAddress("test:1:a1")).toEqual({ namespace: "test", networkId: "test:1", address: "a1" })
    expect(parseCaipNetworkId("test:1")).toEqual({ namespace: "test", reference: "1" })
    for (const text of ["", "test", "test:1", "test:1:a:b", "::", "test::a"]) {
      expect(() => parseCaipAddress(text)).toThrow(`Invalid CAIP Address: ${text}`)
    }
    for (const text of ["", "test", "test:1:a", ":", "test:"]) {
      expect(() => parseCaipNetworkId(text)).toThrow(`Invalid CAIP-2 network id: ${text}`)
    }
  })
})

describe("amounts", () => {
  const decimals = fc.integer({ min: 0, max: 36 })

  it("S5.03 T21 come back from their text exactly, as an independent library says", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), decimals, (value, places) => {
        const text = formatAmount({ value, decimals: places })
        expect(parseAmount(text, places)).toBe(value)
        expect(text).toBe(formatUnits(value, places))
        expect(parseUnits(text, places)).toBe(value)
      })
    )
  })

  it("T21 refuse signs, exponents, grouping, excess digits and anything that is no plain decimal", () => {
    for (const text of [
      "",
      ".",
      "1.",
      ".5",
      "-1",
      "+1",
      "1e5",
      "1,5",
      "1 000",
      "0x1",
      "١",
      "1.0000001",
      "Infinity",
      "1".repeat(79)
    ]) {
      expect(() => parseAmount(text, 6), text).toThrow("Not a plain decimal amount")
    }
    expect(parseAmount("1.000000", 6)).toBe(1_000_000n)
  })
})

describe("a network of an app", () => {
  const input = {
    id: 1,
    name: "One",
    nativeCurrency: { name: "Coin", symbol: "C", decimals: 18 },
    rpcUrls: { default: { http: ["", "https://node.example"] } }
  }
  it("loses addresses that are none: empty ones, an explorer's without a scheme", () => {
    const withExplorer = (url: string) =>
      toNetwork({ ...input, blockExplorers: { default: { name: "E", url } } }, "test", [
        "",
        "https://own.example"
      ])
    expect(withExplorer("").rpcUrls).toEqual({
      default: { http: ["https://own.example", "https://node.example"] },
      chainDefault: { http: ["https://node.example"] },
      custom: { http: ["https://own.example"] }
    })
    for (const url of ["", "explorer.example", "javascript:alert(1)"])
      expect(withExplorer(url)).not.toHaveProperty("blockExplorers")
    const explorer = { name: "E", url: "https://explorer.example" }
    expect(withExplorer(explorer.url).blockExplorers).toEqual({ default: explorer })
  })
})
