import { describe, expect, it } from "vitest"
import { decodeChainInfo } from "../wallet/decodeChainInfo.ts"
import { fakeNetwork } from "../support/fakeNetwork.ts"
import { chainIdOf, type CosmosNetwork } from "./CosmosNetwork.ts"
import * as exported from "./networks.ts"
import { toChainInfo } from "./provider/toChainInfo.ts"

const networks: ReadonlyArray<readonly [string, CosmosNetwork]> = Object.entries(exported)

describe("networks", () => {
  it.each(networks)("S1.14[cosmos] in part: %s names its chain and its namespace", (_, network) => {
    expect(network).toMatchObject({ chainNamespace: "cosmos", caipNetworkId: `cosmos:${network.id}` })
    expect(chainIdOf(fakeNetwork(network))).toBe(network.id)
  })

  it.each(networks)("%s is what a wallet can be told", (_, network) => {
    const chainDefault = network.rpcUrls.default.http
    const { denom, bech32Prefix, gasPrices } = network.cosmos
    const info = decodeChainInfo(toChainInfo(fakeNetwork(network, { chainDefault })))
    const native = {
      coinDenom: network.nativeCurrency.symbol,
      coinMinimalDenom: denom,
      coinDecimals: network.nativeCurrency.decimals
    }
    expect(info).toMatchObject({
      chainId: network.id,
      chainName: network.name,
      rpc: chainDefault[0],
      rest: network.cosmos.restUrl,
      bip44: { coinType: network === exported.injective ? 60 : 118 },
      bech32Config: { bech32PrefixAccAddr: bech32Prefix, bech32PrefixValPub: `${bech32Prefix}valoperpub` },
      feeCurrencies: [{ ...native, gasPriceStep: gasPrices }]
    })
    expect(info.currencies[0]).toEqual(native)
  })

  it("has each chain once, URLs with TLS, and Injective as Ethereum counts", () => {
    expect(new Set(networks.map(([, { id }]) => id)).size).toBe(networks.length)
    for (const [, { rpcUrls, cosmos, blockExplorers }] of networks) {
      const urls = [...rpcUrls.default.http, cosmos.restUrl, blockExplorers?.default.url ?? "https://none"]
      for (const url of urls) expect(url).toMatch(/^https:\/\/[^/]+(\/[a-z]+)?$/)
    }
    expect(exported.injective).toMatchObject({
      nativeCurrency: { decimals: 18 },
      cosmos: { coinType: 60, denom: "inj" }
    })
  })
})

describe("toChainInfo", () => {
  const { noble, osmosis } = exported
  const chainDefault = ["https://chain.test"]

  it("lists each coin once, what is staked and what pays fees among them", () => {
    const info = toChainInfo(
      fakeNetwork(
        {
          ...noble,
          cosmos: {
            ...noble.cosmos,
            feeCurrencies: [
              { symbol: "USDC", denom: "uusdc", decimals: 6 },
              { symbol: "ATOM", denom: "ibc/EF48", decimals: 6, gasPrices: { low: 1, average: 2, high: 3 } }
            ]
          }
        },
        { chainDefault }
      )
    )
    expect(info).toMatchObject({
      stakeCurrency: { coinMinimalDenom: "ustake" },
      currencies: [
        { coinMinimalDenom: "uusdc" },
        { coinMinimalDenom: "ustake" },
        { coinMinimalDenom: "ibc/EF48" }
      ],
      feeCurrencies: [
        { coinMinimalDenom: "uusdc" },
        { coinMinimalDenom: "ibc/EF48", gasPriceStep: { low: 1, average: 2, high: 3 } }
      ]
    })
  })

  it("keeps the app's own URL from the wallet where the network has one", () => {
    const custom = ["https://own.test/key"]
    expect(toChainInfo(fakeNetwork(osmosis, { custom, chainDefault }))).toMatchObject({
      rpc: chainDefault[0]
    })
    expect(toChainInfo(fakeNetwork(osmosis, { custom }))).toMatchObject({ rpc: custom[0] })
    expect(toChainInfo(fakeNetwork(osmosis))).toBeUndefined()
  })
})
