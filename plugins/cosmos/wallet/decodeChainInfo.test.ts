import { describe, expect, it } from "vitest"
import { bech32ConfigOf } from "./CosmosChainInfo.ts"
import { decodeChainInfo } from "./decodeChainInfo.ts"

const currency = { coinDenom: "LATCH", coinMinimalDenom: "ulatch", coinDecimals: 6 }
const good = {
  rpc: "http://127.0.0.1:26657",
  rest: "http://127.0.0.1:1317",
  chainId: "latchkey-1",
  chainName: "Latchkey",
  bip44: { coinType: 118 },
  bech32Config: bech32ConfigOf("latch"),
  currencies: [currency],
  feeCurrencies: [{ ...currency, gasPriceStep: { low: 0.01, average: 0.02, high: 0.03 } }],
  stakeCurrency: currency
}

describe("chain information that a page suggests", () => {
  it("passes as it is, without what Keplr does not know", () => {
    expect(decodeChainInfo({ ...good, coinType: 118, surprise: {} })).toEqual(good)
    const { stakeCurrency: _, ...least } = good
    expect(decodeChainInfo(least)).toEqual(least)
  })

  it.each([
    [undefined, "Chain info not set"],
    ["latchkey-1", '"value" must be of type object'],
    [{ ...good, hideInUI: true }, "hideInUI is not allowed"],
    [{ ...good, rpc: undefined }, '"rpc" is required'],
    [{ ...good, rpc: "127.0.0.1" }, '"rpc" must be a valid uri'],
    [{ ...good, rest: "http://127.0.0.1/?key=1" }, "rest should not have query string"],
    [{ ...good, chainId: "" }, '"chainId" is not allowed to be empty'],
    [{ ...good, chainId: 1 }, '"chainId" must be a string'],
    [{ ...good, chainName: "x".repeat(31) }, '"chainName" length must be less than or equal to 30'],
    [{ ...good, bip44: undefined }, '"bip44" is required'],
    [{ ...good, bip44: { coinType: 1.5 } }, '"bip44.coinType" must be an integer'],
    [{ ...good, bip44: { coinType: "118" } }, '"bip44.coinType" must be a number'],
    [
      { ...good, bech32Config: { bech32PrefixAccAddr: "x" } },
      '"bech32Config.bech32PrefixAccPub" is required'
    ],
    [{ ...good, currencies: [] }, '"currencies" must contain at least 1 items'],
    [{ ...good, currencies: [currency, currency] }, "ulatch is duplicated"],
    [{ ...good, currencies: {} }, '"currencies" must be an array'],
    [
      { ...good, currencies: [{ ...currency, coinDecimals: 19 }] },
      '"currencies[0].coinDecimals" must be less than'
    ],
    [{ ...good, currencies: [{ ...currency, coinDecimals: -1 }] }, "must be greater than or equal to 0"],
    [{ ...good, stakeCurrency: {} }, '"stakeCurrency.coinDenom" is required'],
    [
      { ...good, feeCurrencies: [{ ...currency, gasPriceStep: { low: 2, average: 1, high: 3 } }] },
      "Low gas price step can not be greater than average"
    ],
    [
      { ...good, feeCurrencies: [{ ...currency, gasPriceStep: { low: 1, average: 4, high: 3 } }] },
      "Average gas price step can not be greater than high"
    ],
    [{ ...good, features: ["time-travel"] }, '"features[0]" must be one of'],
    [{ ...good, features: ["ibc-go", "ibc-go"] }, '"features[1]" contains a duplicate value']
  ])("%# is refused: %o", (value, message) => {
    expect(() => decodeChainInfo(value)).toThrow(message as string)
  })
})
