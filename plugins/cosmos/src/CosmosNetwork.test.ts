import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../support/fakeNetwork.ts"
import { chainIdOf, chainOf } from "./CosmosNetwork.ts"
import { cosmosHub, injective } from "./networks.ts"

const hashed = (chainId: string) =>
  `cosmos:hashed-${createHash("sha256").update(chainId).digest("hex").slice(0, 16)}` as const

describe("chainIdOf", () => {
  // The cases of CASA's CAIP-2 text for Cosmos.
  it.each(["cosmoshub-2", "cosmoshub-3", "Binance-Chain-Tigris", "iov-mainnet", "x", "hash-", "hashed"])(
    "S1.14[cosmos] in part: cosmos:%s is the chain id itself",
    (chainId) => {
      expect(chainIdOf({ caipNetworkId: `cosmos:${chainId}`, id: chainId })).toBe(chainId)
    }
  )

  it.each([
    ["hashed-", "cosmos:hashed-c904589232422def"],
    ["hashed-123", "cosmos:hashed-99df5cd68192b33e"],
    ["123456789012345678901234567890123456789012345678", "cosmos:hashed-0204c92a0388779d"],
    [" ", "cosmos:hashed-36a9e7f1c95b82ff"]
  ] as const)(
    "S1.14[cosmos] in part: for the chain id %j the reference is a hash, and the network's id says it",
    (chainId, id) => {
      expect(hashed(chainId)).toBe(id)
      expect(chainIdOf({ caipNetworkId: id, id: chainId })).toBe(chainId)
    }
  )

  it("takes ids with an underscore as they are in use, and as the text has them", () => {
    expect(chainIdOf({ caipNetworkId: "cosmos:evmos_9001-2", id: "evmos_9001-2" })).toBe("evmos_9001-2")
    expect(chainIdOf({ caipNetworkId: hashed("evmos_9001-2"), id: "evmos_9001-2" })).toBe("evmos_9001-2")
  })

  it.each([
    ["a reference that is too long", `cosmos:${"a".repeat(33)}`, "a".repeat(33)],
    ["a reference with other characters", "cosmos:a b", "a b"],
    ["an empty reference", "cosmos:", ""],
    ["a hash of what could stand itself", hashed("osmosis-1"), "osmosis-1"],
    ["a hash without a chain id", "cosmos:hashed-c904589232422def", 7],
    ["a hash that names itself", "cosmos:hashed-c904589232422def", "hashed-c904589232422def"],
    ["a hash that is none", "cosmos:hashed-xyz", "a b"],
    ["an empty chain id", "cosmos:hashed-c904589232422def", ""],
    ["a chain id of more than 50 characters", "cosmos:hashed-c904589232422def", "a".repeat(51)]
  ] as const)("%s says no chain id", (_, caipNetworkId, id) => {
    expect(chainIdOf({ caipNetworkId, id })).toBeUndefined()
  })
})

describe("chainOf", () => {
  it("gives what the app passed, where it says what is needed", () => {
    for (const network of [cosmosHub, injective]) {
      expect(chainOf(fakeNetwork(network))).toBe(network.cosmos)
    }
    const broken = [
      undefined,
      null,
      "cosmos",
      {},
      { ...cosmosHub.cosmos, denom: "" },
      { ...cosmosHub.cosmos, bech32Prefix: 1 },
      { ...cosmosHub.cosmos, coinType: "118" },
      { ...cosmosHub.cosmos, coinType: null },
      { ...cosmosHub.cosmos, restUrl: undefined }
    ]
    for (const cosmos of broken) {
      expect(chainOf(fakeNetwork({ ...cosmosHub, cosmos: cosmos as never }))).toBeUndefined()
    }
  })
})
