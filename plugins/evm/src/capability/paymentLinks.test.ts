import { toNetworkId } from "../ChainId.ts"
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { paymentLinks } from "./paymentLinks.ts"

const address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"

it("S5.04 in part: writes an EIP-681 link that reads back", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      fc.option(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), { nil: undefined }),
      (id, value) => {
        const uri = paymentLinks.uri({
          address,
          network: { ...fakeNetwork(id), caipNetworkId: toNetworkId(id) },
          ...(value === undefined ? {} : { value })
        })
        const link = new URL(uri)
        expect(link.protocol).toBe("ethereum:")
        expect(link.pathname).toBe(`${address}@${id}`)
        expect(link.searchParams.get("value")).toBe(value === undefined ? null : value.toString())
      }
    )
  )
})

it("EIP-681 without an amount has no query", () => {
  expect(paymentLinks.uri({ address, network: fakeNetwork(1) })).toBe(`ethereum:${address}@1`)
})

const token = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
const read = (text: string) => paymentLinks.read!(text)

it("S5.04 in part: a link that was written is read as it was meant", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      fc.option(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), { nil: undefined }),
      (id, value) => {
        const network = { ...fakeNetwork(id), caipNetworkId: toNetworkId(id) }
        const uri = paymentLinks.uri({ address, network, ...(value === undefined ? {} : { value }) })
        expect(read(uri)).toEqual({
          receiver: address,
          networkId: toNetworkId(id),
          ...(value === undefined ? {} : { amount: { value } })
        })
      }
    )
  )
})

it.each([
  [`ethereum:${address}?value=2.5e18`, { receiver: address, amount: { value: 2_500_000_000_000_000_000n } }],
  [`ETHEREUM:pay-${address}@8453`, { receiver: address, networkId: "eip155:8453" }],
  [
    `ethereum:${address}?value=10&gas=21000&label=Rent`,
    { receiver: address, amount: { value: 10n }, label: "Rent" }
  ],
  ["ethereum:tea.eth@1?value=1e3", { receiver: "tea.eth", networkId: "eip155:1", amount: { value: 1000n } }],
  [
    `ethereum:${token}@1/transfer?address=${address}&uint256=1.5e6`,
    { receiver: address, token, networkId: "eip155:1", amount: { value: 1_500_000n } }
  ],
  [`ethereum:${token}/transfer?address=${address}`, { receiver: address, token }],
  [`eth:${address}`, { receiver: address, networkId: "eip155:1" }],
  [`base:${address}`, { receiver: address, networkId: "eip155:8453" }]
])("T23, T21 in part: %s asks for what EIP-681 and EIP-3770 say", (text, asked) => {
  expect(read(text)).toEqual(asked)
})

it.each([
  [`ethereum:${address}/approve?address=${token}&uint256=1`, "unsupported"],
  [`ethereum:${token}/transferFrom?address=${address}&uint256=1`, "unsupported"],
  [`ethereum:${token}/transfer?address=${address}&uint256=1&value=1`, "unsupported"],
  [`ethereum:tea.eth/transfer?address=${address}&uint256=1`, "unsupported"],
  [`ethereum:${address}?uint256=1`, "unsupported"],
  [`ethereum:${address}?req-other=1`, "unsupported"],
  [`ethereum:${address}?value=1.5`, "malformed"],
  [`ethereum:${address}?value=-1`, "malformed"],
  [`ethereum:${address}?value=1e99`, "malformed"],
  [`ethereum:${address}?value=1&value=2`, "malformed"],
  [`ethereum:${address}?value=1&VALUE=2`, "malformed"],
  [`ethereum:${address}?value=`, "malformed"],
  [`ethereum:${address}?label=%ff`, "malformed"],
  [`ethereum:${address}@0`, "malformed"],
  [`ethereum:${address}@1@2`, "malformed"],
  [`ethereum:${address}#other`, "malformed"],
  [`ethereum:${token}/transfer?uint256=1`, "malformed"],
  ["ethereum:0xabc", "malformed"],
  ["ethereum://evil.test", "malformed"]
])("T23 %s is refused as %s, and nothing of it is taken", (text, refused) => {
  expect(read(text)).toEqual({ refused })
})

it.each([
  "",
  address,
  `nowhere:${address}`,
  `constructor:${address}`,
  `eip155:1:${address}`,
  "bitcoin:1",
  "solana:1"
])("%o is no link of the namespace", (text) => {
  expect(read(text)).toBeUndefined()
})

it("T11 in part: whatever a link says, reading it does not throw", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (target, query) => {
      const asked = read(`ethereum:${target}?${query}`)
      expect(asked === undefined || "refused" in asked || typeof asked.receiver === "string").toBe(true)
    })
  )
})
