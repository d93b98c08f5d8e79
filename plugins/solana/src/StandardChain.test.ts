import { describe, expect, it } from "vitest"
import { solanaDevnet, solanaMainnet, solanaTestnet } from "./networks.ts"
import { testCluster, toNetworkId, toStandardChain } from "./StandardChain.ts"

const networks = [
  ["mainnet", solanaMainnet],
  ["devnet", solanaDevnet],
  ["testnet", solanaTestnet]
] as const

describe("names of networks", () => {
  it.each(networks)("%s has one id in the kit, whichever way a wallet names it", (cluster, network) => {
    const { caipNetworkId, deprecatedCaipNetworkId } = network
    for (const id of [caipNetworkId, `solana:${cluster}`, deprecatedCaipNetworkId ?? caipNetworkId]) {
      expect(toNetworkId(id)).toBe(caipNetworkId)
      expect(toStandardChain(id)).toBe(`solana:${cluster}`)
      expect(testCluster(id)).toBe(cluster === "mainnet" ? undefined : cluster)
    }
  })

  it("a network that is none of Solana's own keeps its name", () => {
    expect([toNetworkId("solana:localnet"), toStandardChain("solana:localnet")]).toEqual([
      "solana:localnet",
      "solana:localnet"
    ])
    expect(testCluster("solana:localnet")).toBeUndefined()
  })

  it.each(["eip155:1", "solana", "solana:", "bitcoin:mainnet", "solana:a b", `solana:${"a".repeat(33)}`])(
    "%s is no network of Solana",
    (chain) => {
      expect(toNetworkId(chain)).toBeUndefined()
    }
  )

  it("S1.15 in part: the network objects say where they belong", () => {
    for (const [, { id, caipNetworkId, chainNamespace, nativeCurrency, testnet }] of networks) {
      expect([caipNetworkId, chainNamespace, nativeCurrency.decimals]).toEqual([`solana:${id}`, "solana", 9])
      expect(testnet).toBe(caipNetworkId !== solanaMainnet.caipNetworkId)
    }
  })
})
