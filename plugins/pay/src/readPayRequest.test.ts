import type { Network } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { request } from "../support/testPay.ts"
import { readPayRequest } from "./readPayRequest.ts"

const network = {
  caipNetworkId: "test:1",
  chainNamespace: "test",
  name: "Network 1",
  nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 2 }
} as unknown as Network
const read = (given: unknown) =>
  readPayRequest(given, {
    findNetwork: (id) => (id === "test:1" ? network : undefined),
    parseAddress: (text) => (/^[a-z]\d+$/i.test(text) ? text.toLowerCase() : undefined)
  })
const withAsset = (change: object) => ({ ...request, paymentAsset: { ...request.paymentAsset, ...change } })
const withMetadata = (change: object) =>
  withAsset({ asset: "t5", metadata: { name: "Tea", symbol: "TEA", decimals: 6, ...change } })
const faultOf = (given: unknown) => {
  const found = read(given)
  return "fault" in found ? found.fault : undefined
}

describe("a request to pay", () => {
  it("T21 is read as exact base units, the coin by the network's own word for it", () => {
    expect(read({ ...request, recipient: " B2 " })).toEqual({
      network,
      payment: {
        networkId: "test:1",
        name: "Coin",
        amount: { value: 100n, decimals: 2, symbol: "COIN" },
        recipient: "b2",
        payWithExchange: {}
      }
    })
    expect(read(withMetadata({}))).toMatchObject({
      payment: { token: "test:1:t5", name: "Tea", amount: { value: 100n, decimals: 6, symbol: "TEA" } }
    })
    const posing = withAsset({ metadata: { name: "Dollar", symbol: "USDC", decimals: 2 } })
    expect(read(posing)).toMatchObject({ payment: { name: "Coin", amount: { symbol: "COIN" } } })
  })

  it.each([
    ["nothing", undefined, "config"],
    ["no object", "pay", "config"],
    ["no asset", { ...request, paymentAsset: null }, "config"],
    ["no network", withAsset({ network: undefined }), "network"],
    ["a network of others", withAsset({ network: "test:9" }), "network"],
    ["a network of another type", withAsset({ network: 1 }), "network"],
    ["no recipient", { ...request, recipient: undefined }, "recipient"],
    ["a recipient that is no address", { ...request, recipient: "b2<script>" }, "recipient"],
    ["a recipient that is too long", { ...request, recipient: ` ${"b".repeat(200)}` }, "recipient"],
    [
      "a recipient of another type",
      { ...request, recipient: { toString: () => "b2" } as object },
      "recipient"
    ],
    ["no amount", { ...request, amount: undefined }, "amount"],
    ["a float", { ...request, amount: 1.5 }, "amount"],
    ["a whole number", { ...request, amount: 100 }, "amount"],
    ["a text", { ...request, amount: "100" }, "amount"],
    ["zero", { ...request, amount: 0n }, "amount"],
    ["less than zero", { ...request, amount: -1n }, "amount"],
    ["more than fits", { ...request, amount: 2n ** 256n }, "amount"],
    ["a token that is none", withAsset({ asset: "tea token" }), "asset"],
    ["an asset of another type", withAsset({ asset: 5 }), "asset"],
    ["no metadata", withAsset({ metadata: undefined }), "asset"],
    ["no name", withMetadata({ name: "" }), "asset"],
    ["a symbol of nothing but controls", withMetadata({ symbol: "\u0007\n" }), "asset"],
    ["decimals as text", withMetadata({ decimals: "6" }), "asset"],
    ["decimals below zero", withMetadata({ decimals: -1 }), "asset"],
    ["half a decimal", withMetadata({ decimals: 6.5 }), "asset"],
    ["too many decimals", withMetadata({ decimals: 37 }), "asset"],
    ["decimals that are no number", withMetadata({ decimals: Number.NaN }), "asset"],
    [
      "other decimals than the coin has",
      withAsset({ metadata: { name: "Coin", symbol: "COIN", decimals: 18 } }),
      "decimals"
    ],
    ["a filter that is none", { ...request, payWithExchange: 1 }, "config"],
    ["a filter with a text", { ...request, payWithExchange: { includeOnly: "north" } }, "config"],
    ["a filter with numbers", { ...request, payWithExchange: { exclude: [1] } }, "config"],
    ["a filter without an end", { ...request, payWithExchange: { exclude: Array(201).fill("x") } }, "config"]
  ] as const)("T21, T23 with %s is refused", (_, given, fault) => {
    expect(faultOf(given)).toBe(fault)
  })

  it("takes the most that fits, and filters", () => {
    expect(faultOf({ ...request, amount: 2n ** 256n - 1n })).toBeUndefined()
    expect(faultOf(withMetadata({ decimals: 36 }))).toBeUndefined()
    expect(read({ ...request, payWithExchange: false })).toMatchObject({
      payment: { payWithExchange: false }
    })
    expect(read({ ...request, payWithExchange: { includeOnly: [], exclude: ["x"] } })).toMatchObject({
      payment: { payWithExchange: { includeOnly: [], exclude: ["x"] } }
    })
  })

  it("T05 shows no controls and no end of text", () => {
    const found = read(withMetadata({ name: `Tea\u202e\n${"long ".repeat(100)}` }))
    const name = "payment" in found ? found.payment.name : ""
    expect(name.length).toBeLessThanOrEqual(64)
    expect(name).not.toMatch(/[\u202e\n]/)
  })
})
