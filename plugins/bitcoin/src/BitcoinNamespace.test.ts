import * as Effect from "effect/Effect"
import { expect, it } from "vitest"
import { fakeNetwork } from "../support/fakeNetwork.ts"
import { makeBitcoinNamespace } from "./BitcoinNamespace.ts"
import { MAINNET } from "./networkIds.ts"
import { bitcoinMainnet, bitcoinSignet, bitcoinTestnet } from "./networks.ts"

const { explorerUrl } = makeBitcoinNamespace({ json: () => Effect.never }, {})
const address = "bc1q4qw42stdzjqs59xvlrlxr8526e3nunw7mp73te"
const network = fakeNetwork(MAINNET)

it("links to the page of an account and of a transaction, where the network has an explorer", () => {
  const transaction = "ab".repeat(32)
  expect(explorerUrl(network, { address })).toBe(`https://explorer.test/address/${address}`)
  expect(explorerUrl(network, { transaction })).toBe(`https://explorer.test/tx/${transaction}`)
  const { blockExplorers: _, ...without } = network
  expect(explorerUrl(without, { address })).toBeUndefined()
})

it("T03 a subject cannot leave its place in the link", () => {
  expect(explorerUrl(network, { transaction: "../../evil?x=#" })).toBe(
    "https://explorer.test/tx/..%2F..%2Fevil%3Fx%3D%23"
  )
})

it("its networks name the first blocks of their chains, and Esplora APIs", () => {
  const networks = [bitcoinMainnet, bitcoinTestnet, bitcoinSignet]
  expect(networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual([
    "bip122:000000000019d6689c085ae165831e93",
    "bip122:000000000933ea01ad0ee984209779ba",
    "bip122:00000008819873e925422c1ff0f99f7c"
  ])
  for (const { id, caipNetworkId, rpcUrls, nativeCurrency, testnet = false } of networks) {
    expect(caipNetworkId).toBe(`bip122:${id}`)
    expect(nativeCurrency.decimals).toBe(8)
    expect(testnet).toBe(nativeCurrency.symbol !== "BTC")
    for (const url of rpcUrls.default.http) expect(url).toMatch(/^https:\/\/[^?]+\/api$/)
  }
})
