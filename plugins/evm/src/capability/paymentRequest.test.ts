import { toNetworkId } from "../ChainId.ts"
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { paymentRequest } from "./paymentRequest.ts"

const address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"

it("S5.04 in part: writes an EIP-681 link that reads back", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      fc.option(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), { nil: undefined }),
      (id, value) => {
        const uri = paymentRequest.uri({
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
  expect(paymentRequest.uri({ address, network: fakeNetwork(1) })).toBe(`ethereum:${address}@1`)
})
