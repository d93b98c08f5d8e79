import { afterEach, describe, expect, it } from "vitest"
import { account, grantingKit, type GrantingWallet } from "../../../tests/support/grantingKit.ts"
import type { Kit, KitError, Network } from "../index.ts"

const kits: Array<Pick<Kit, "dispose">> = []
afterEach(() => Promise.all(kits.splice(0).map((kit) => kit.dispose())))

const connected = async (wallet: GrantingWallet) => {
  const world = grantingKit({ wallet })
  kits.push(world.kit)
  await world.kit.ready()
  await world.kit.connect({ connectorId: "wallet" })
  world.calls.length = 0
  const outcome = (networkId: "test:1" | "test:2") =>
    world.kit.switchNetwork({ networkId }).then(
      () => "switched",
      ({ code }: KitError) => code
    )
  return { ...world, outcome }
}

describe("a wallet that allows some networks", () => {
  it("T22 is not asked to move to one that it did not approve, and the visitor stays where they are", async () => {
    const { outcome, did, account, kit, networks } = await connected({
      grant: { approvedNetworkIds: ["test:1"] }
    })
    expect(networks()).toMatchObject({ supportsAllNetworks: false, approvedCaipNetworkIds: ["test:1"] })
    expect(await outcome("test:2")).toBe("NETWORK_SWITCH_UNSUPPORTED")
    expect(did()).toEqual([])
    expect(account().caipAddress).toBe("test:1:a1")
    expect(kit.getSnapshot().attempt.networkSwitch).toEqual({
      networkId: "test:2",
      status: "failed",
      code: "NETWORK_SWITCH_UNSUPPORTED"
    })
    expect(kit.getSnapshot().network).not.toHaveProperty("switchingTo")
  })

  it("is asked to move to one that it approved", async () => {
    const { outcome, did, account } = await connected({
      grant: { approvedNetworkIds: ["test:1", "test:2"] }
    })
    expect(await outcome("test:2")).toBe("switched")
    expect(did()).toEqual(["wallet: switch test:2"])
    expect(account().caipAddress).toBe("test:2:a1")
  })

  it("one that names none allows all", async () => {
    const { outcome, did, networks } = await connected({})
    expect(networks()).toMatchObject({ supportsAllNetworks: true })
    expect(networks()).not.toHaveProperty("approvedCaipNetworkIds")
    expect(await outcome("test:2")).toBe("switched")
    expect(did()).toEqual(["wallet: switch test:2"])
  })

  it("S3.02[all] each namespace has its network, what was asked for, what the wallet allows, and where it has smart accounts", async () => {
    const { kit, networks } = await connected({
      grant: { networkId: "test:2", approvedNetworkIds: ["test:2"], smartAccountNetworks: [1, 2] }
    })
    const ids = (list: ReadonlyArray<Network>) => list.map(({ caipNetworkId }) => caipNetworkId)
    const { caipNetwork, requestedCaipNetworks, ...rest } = networks()
    expect(caipNetwork?.caipNetworkId).toBe("test:2")
    expect(ids(requestedCaipNetworks)).toEqual(["test:1", "test:2"])
    expect(rest).toEqual({
      approvedCaipNetworkIds: ["test:2"],
      supportsAllNetworks: false,
      smartAccountEnabledNetworks: [1, 2]
    })
    const other = kit.getSnapshot().network.byNamespace["other"]!
    expect(other.caipNetwork?.caipNetworkId).toBe("other:1")
    expect(ids(other.requestedCaipNetworks)).toEqual(["other:1", "other:2"])
    expect(other).toMatchObject({ supportsAllNetworks: true, smartAccountEnabledNetworks: [] })
    expect(other).not.toHaveProperty("approvedCaipNetworkIds")
    await kit.disconnect()
    expect(networks()).toMatchObject({ supportsAllNetworks: true, smartAccountEnabledNetworks: [] })
  })

  it("T22 approves nothing for the next one: what it allowed goes with it", async () => {
    const { kit, networks, outcome } = await connected({ grant: { approvedNetworkIds: ["test:1"] } })
    await kit.disconnect()
    expect(networks()).toMatchObject({ supportsAllNetworks: true })
    expect(await outcome("test:2")).toBe("switched")
  })
})

describe("what a wallet grants beside what it was asked for", () => {
  const grant = (namespace: string, more: object = {}) => ({
    namespace,
    accounts: [account("a1")],
    networkId: `${namespace}:1` as const,
    provider: {},
    ...more
  })

  it("T14 in part: a namespace that nobody asked for is not connected", async () => {
    const { account, kit } = await connected({ grants: [grant("test"), grant("other")] })
    expect(account("test").status).toBe("connected")
    expect(account("other").status).toBe("disconnected")
    expect(kit.getProvider("other")).toBeUndefined()
  })

  it.each([
    ["a network of another namespace", { networkId: "other:1" }],
    ["what is no id of a network", { networkId: "test:" }],
    ["what is no text", { networkId: 1 }],
    ["no account", { accounts: [] }],
    ["what is no address", { accounts: [account("0x1")] }]
  ])("T08 with %s it is not connected, and nothing changes", async (_, more) => {
    const world = grantingKit({ wallet: { grants: [grant("test", more)] } })
    kits.push(world.kit)
    await world.kit.ready()
    const before = world.kit.getSnapshot().account
    await expect(world.kit.connect({ connectorId: "wallet" })).rejects.toMatchObject({
      code: "CONNECTION_FAILED"
    })
    expect(world.kit.getSnapshot().account).toEqual(before)
    expect([world.isListening("wallet"), world.kit.getProvider("test")]).toEqual([false, undefined])
  })

  it("S3.04 in part: an account that it lists twice, or in two spellings, is one; what is none is left out", async () => {
    const accounts = ["a1", "A1", "nobody", "a2", "a1"].map(account)
    const { account: shown } = await connected({ grant: { accounts } })
    expect(shown().allAccounts).toEqual(
      ["a1", "a2"].map((address) => ({ namespace: "test", address, type: "eoa" }))
    )
  })

  it("S3.04 in part: one address of two types is two accounts", async () => {
    const accounts = [account("a1"), { address: "a1", type: "smartAccount" as const }]
    const { account: shown } = await connected({ grant: { accounts } })
    expect(shown().allAccounts.map(({ type }) => type)).toEqual(["eoa", "smartAccount"])
  })

  it("T07 of 5,000 accounts the first 1,000 are taken", async () => {
    const accounts = Array.from({ length: 5_000 }, (_, index) => account(`a${index}`))
    const { account: shown } = await connected({ grant: { accounts } })
    expect(shown().allAccounts).toHaveLength(1_000)
    expect(shown().allAccounts.at(-1)?.address).toBe("a999")
  })
})
