import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { paymentLinks } from "./paymentLinks.ts"

const address = "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96"
const usdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
const key = "4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zPKgXe2ZXxg8L"
const read = (text: string) => paymentLinks.read!(text)

describe("payment links", () => {
  const uri = (value?: bigint) =>
    paymentLinks.uri({ address, network: fakeNetwork(), ...(value === undefined ? {} : { value }) })

  it.each([
    [undefined, ""],
    [0n, "?amount=0"],
    [1n, "?amount=0.000000001"],
    [1_500_000_000n, "?amount=1.5"],
    [10n ** 18n, "?amount=1000000000"]
  ])(
    "T21 are transfer requests of Solana Pay, and read as they were written: %s lamports",
    (value, query) => {
      expect(uri(value)).toBe(`solana:${address}${query}`)
      expect(read(uri(value))).toEqual({
        receiver: address,
        ...(value === undefined ? {} : { amount: { decimal: query.slice(8) } })
      })
    }
  )

  it("T23, T21 in part: keep token, amount, memo and references of a shop", () => {
    expect(
      read(
        `SOLANA:${address}?amount=0.01&spl-token=${usdc}&memo=Order%2012&reference=${key}&reference=${usdc}&label=Tea&message=Thanks`
      )
    ).toEqual({
      receiver: address,
      token: usdc,
      amount: { decimal: "0.01" },
      memo: "Order 12",
      references: [key, usdc],
      label: "Tea"
    })
  })

  it.each([
    ["solana:https://shop.test/pay?order=1", "transaction"],
    ["solana:https%3A%2F%2Fshop.test%2Fpay", "transaction"],
    ["solana:HTTP://shop.test", "transaction"],
    [`solana:${address}?amount=1e3`, "malformed"],
    [`solana:${address}?amount=.5`, "malformed"],
    [`solana:${address}?amount=-1`, "malformed"],
    [`solana:${address}?amount=1&amount=2`, "malformed"],
    [`solana:${address}?spl-token=usdc`, "malformed"],
    [`solana:${address}?reference=1`, "malformed"],
    [`solana:${address}?memo=%ff`, "malformed"],
    ["solana:abc", "malformed"],
    [`solana:${address}?redirect=https://shop.test`, "unsupported"],
    [`solana:${address}?__proto__=1`, "unsupported"]
  ])("T23 %s is refused as %s", (text, refused) => {
    expect(read(text)).toEqual({ refused })
  })

  it.each(["", address, `bitcoin:${address}`, `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${address}`])(
    "%o is no link of the namespace",
    (text) => {
      expect(read(text)).toBeUndefined()
    }
  )
})
