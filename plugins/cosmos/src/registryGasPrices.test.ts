import { describe, expect, it } from "vitest"
import { registryGasPrices } from "./registryGasPrices.ts"

const hub = { denom: "uatom", low_gas_price: 0.01, average_gas_price: 0.025, high_gas_price: 0.03 }
const chain = (...tokens: ReadonlyArray<unknown>) => ({
  chain_id: "cosmoshub-4",
  fees: { fee_tokens: tokens }
})
const prices = (...tokens: ReadonlyArray<unknown>) => registryGasPrices(chain(...tokens), "uatom")

describe("what the chain registry says of fees", () => {
  it("is taken of the coin that is meant", () => {
    expect(prices({ ...hub, denom: "uosmo" }, hub)).toEqual({ low: 0.01, average: 0.025, high: 0.03 })
  })

  it("is never below the least that the chain takes, which may be all that is said", () => {
    expect(prices({ ...hub, fixed_min_gas_price: 0.02 })).toEqual({ low: 0.02, average: 0.025, high: 0.03 })
    expect(prices({ denom: "uatom", fixed_min_gas_price: 0 })).toEqual({ low: 0, average: 0, high: 0 })
  })

  it.each([
    ["of no chain", undefined],
    ["of a text", "uatom"],
    ["of a list that is none", { fees: { fee_tokens: {} } }],
    ["of no such coin", chain({ ...hub, denom: "ibc/1" })],
    ["with a price that is missing", chain({ ...hub, high_gas_price: undefined })],
    ["with a text for a price", chain({ ...hub, low_gas_price: "0.01" })],
    ["with a price below nothing", chain({ ...hub, low_gas_price: -1 })],
    ["with a price without measure", chain({ ...hub, high_gas_price: 1e30 })],
    ["with prices that fall", chain({ ...hub, low_gas_price: 0.03, high_gas_price: 0.01 })],
    ["with rows that are none", chain(null, 5)]
  ])("T21 in part: %s says nothing", (_, registered) => {
    expect(registryGasPrices(registered, "uatom")).toBeUndefined()
  })
})
