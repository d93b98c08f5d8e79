import fc from "fast-check"
import { expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { MAINNET } from "../networkIds.ts"
import { paymentLinks } from "./paymentLinks.ts"

const address = "bc1q4qw42stdzjqs59xvlrlxr8526e3nunw7mp73te"
const uri = (value?: bigint) =>
  paymentLinks.uri({ address, network: fakeNetwork(MAINNET), ...(value === undefined ? {} : { value }) })
const read = (text: string) => paymentLinks.read!(text)

it("T21 payment links name whole coins, to the last satoshi (BIP-21), and are read as they were written", () => {
  expect(uri()).toBe(`bitcoin:${address}`)
  expect(uri(2_030_000_000n)).toBe(`bitcoin:${address}?amount=20.3`)
  expect(uri(1n)).toBe(`bitcoin:${address}?amount=0.00000001`)
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 21n * 10n ** 14n }), (value) => {
      const decimal = new URL(uri(value)).searchParams.get("amount")!
      const [whole, fraction = ""] = decimal.split(".")
      expect(BigInt(`${whole}${fraction.padEnd(8, "0")}`)).toBe(value)
      expect(read(uri(value))).toEqual({ receiver: address, amount: { decimal } })
    })
  )
})

it.each([
  [
    `BITCOIN:${address.toUpperCase()}?AMOUNT=0.5`,
    { receiver: address.toUpperCase(), amount: { decimal: "0.5" } }
  ],
  [`bitcoin:${address}?label=Tea%20house&message=Cup`, { receiver: address, label: "Tea house" }],
  [`bitcoin:${address}?lightning=lnbc1`, { receiver: address }]
])("T23 %s asks for what BIP-21 says", (text, asked) => {
  expect(read(text)).toEqual(asked)
})

it.each([
  [`bitcoin:${address}?req-pop=1`, "unsupported"],
  [`bitcoin:${address}?amount=1&REQ-other=1`, "unsupported"],
  ["bitcoin:?lightning=lnbc1", "unsupported"],
  [`bitcoin:${address}?amount=0.123456789`, "malformed"],
  [`bitcoin:${address}?amount=1,5`, "malformed"],
  [`bitcoin:${address}?amount=1&amount=2`, "malformed"],
  ["bitcoin:bc1qnone", "malformed"]
])("T23 %s is refused as %s", (text, refused) => {
  expect(read(text)).toEqual({ refused })
})
