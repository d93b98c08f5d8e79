import { describe, expect, it } from "vitest"
import * as exported from "./index.ts"
import type { PolkadotNetwork } from "./networks.ts"

const { polkadotRelayChain, polkadotAssetHub, kusamaRelayChain } = exported
const { kusamaAssetHub, westendRelayChain, westendAssetHub } = exported
const networks: ReadonlyArray<PolkadotNetwork> = [
  polkadotRelayChain,
  polkadotAssetHub,
  kusamaRelayChain,
  kusamaAssetHub,
  westendRelayChain,
  westendAssetHub
]

// Whole genesis hashes, of which CAIP-2 takes the first half.
const genesis = {
  Polkadot: "91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3",
  Kusama: "b0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe",
  Westend: "e143f23803ac50e8f6f8e62695d1ce9e4e1d68aa36c1cd2cfd15340213f3423e",
  "Polkadot Asset Hub": "68d56f15f85d3136970ec16946040bc1752654e906147f7e43e9d539d7c3de2f",
  "Kusama Asset Hub": "48239ef607d7928874027a43a67689209727dfb3d3dc5e5b03a39bdc2eda771a",
  "Westend Asset Hub": "67f9723393ef76214df0118c34bbbd3dbebc8ed46a10973a8c969d48fe7598c9"
}

describe("the networks", () => {
  it("S1.14[polkadot] in part: are Polkadot, Kusama, Westend and their asset hubs, by the half of their genesis hashes", () => {
    expect(Object.fromEntries(networks.map(({ name, id }) => [name, id]))).toEqual(
      Object.fromEntries(Object.entries(genesis).map(([name, hash]) => [name, hash.slice(0, 32)]))
    )
    for (const { id, caipNetworkId } of networks) expect(caipNetworkId).toBe(`polkadot:${id}`)
  })

  it("have the coins, the prefixes and the explorers of their chains", () => {
    const facts = networks.map(({ name, nativeCurrency: { symbol, decimals }, ss58Prefix, testnet }) => [
      name,
      symbol,
      decimals,
      ss58Prefix,
      testnet === true
    ])
    expect(facts).toEqual([
      ["Polkadot", "DOT", 10, 0, false],
      ["Polkadot Asset Hub", "DOT", 10, 0, false],
      ["Kusama", "KSM", 12, 2, false],
      ["Kusama Asset Hub", "KSM", 12, 2, false],
      ["Westend", "WND", 12, 42, true],
      ["Westend Asset Hub", "WND", 12, 42, true]
    ])
    for (const { rpcUrls, blockExplorers } of networks) {
      for (const url of rpcUrls.default.http) expect(new URL(url).protocol).toBe("https:")
      expect(blockExplorers?.default.url).toMatch(/^https:\/\/[a-z-]+\.subscan\.io$/)
    }
  })
})
