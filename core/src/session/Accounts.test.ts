import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import { createKit, memoryStorage } from "../index.ts"
import { Accounts } from "../effect.ts"

const owned = {
  balance: "1",
  balanceSymbol: "COIN",
  balanceLoading: true,
  balanceFailed: true,
  lastRetry: 1,
  tokenBalance: [
    {
      name: "T",
      symbol: "T",
      chainId: "test:1",
      quantity: { numeric: "1", decimals: "18" },
      price: 1,
      iconUrl: ""
    }
  ],
  profileName: "name.example",
  profileImage: "data:image/png;base64,AA==",
  user: { email: "visitor@example.com" },
  currentTab: 1,
  smartAccountDeployed: true,
  addressLabels: new Map([["a1", "mine"]]),
  preferredAccountType: "smartAccount",
  socialProvider: "github",
  farcasterUrl: "https://example.com",
  connectedWalletInfo: {
    name: "wallet",
    icon: "data:image/png;base64,AA==",
    identifier: "visitor@example.com",
    social: "github"
  },
  addressExplorerUrl: "https://explorer.test",
  shouldUpdateToAddress: "a2"
} as const

describe("accounts", () => {
  it("S3.01[all but user, tokenBalance, smartAccountDeployed, socialProvider, socialWindow, farcasterUrl, shouldUpdateToAddress] S4.05[all] hold every field of the entity, and a reset keeps only the preferred account type", async () => {
    const chain = virtualChain({ wallet: {} })
    const socialWindow = {} as Window
    const features = {
      id: "features",
      load: async () => ({
        actions: {
          fill: () => Effect.flatMap(Accounts, (accounts) => accounts.set("test", { ...owned, socialWindow }))
        }
      }),
      actions: ["fill"] as const
    }
    const kit = createKit({
      app: { name: "Test" },
      networks: [testNetwork(1)],
      plugins: [chain.plugin, features],
      storage: memoryStorage()
    })
    await kit.ready()
    await kit.connect({ connectorId: "wallet" })
    await (kit as unknown as { features: { fill: () => Promise<void> } }).features.fill()
    expect(kit.getSnapshot().account["test"]).toEqual({
      ...owned,
      socialWindow,
      status: "connected",
      address: "a1",
      caipAddress: "test:1:a1",
      allAccounts: [{ namespace: "test", address: "a1", type: "eoa" }]
    })
    await kit.disconnect()
    const { status, preferredAccountType, ...rest } = kit.getSnapshot().account["test"]!
    expect([status, preferredAccountType]).toEqual(["disconnected", "smartAccount"])
    expect(rest).toEqual({
      allAccounts: [],
      balanceLoading: false,
      balanceFailed: false,
      tokenBalance: [],
      currentTab: 0,
      smartAccountDeployed: false,
      addressLabels: new Map()
    })
  })

  it("labels are added and removed by address", async () => {
    const kit = createKit({
      app: { name: "Test" },
      networks: [testNetwork(1)],
      plugins: [virtualChain({}).plugin],
      storage: memoryStorage()
    })
    await kit.ready()
    kit.addAddressLabel({ namespace: "test", address: "a1", label: "savings" })
    expect(kit.getSnapshot().account["test"]!.addressLabels).toEqual(new Map([["a1", "savings"]]))
    kit.removeAddressLabel({ namespace: "test", address: "a1" })
    expect(kit.getSnapshot().account["test"]!.addressLabels.size).toBe(0)
    kit.setCurrentTab({ namespace: "test", tab: 2 })
    expect(kit.getSnapshot().account["test"]!.currentTab).toBe(2)
  })
})

describe("accounts of one connection", () => {
  it("S3.04[namespace, address, payment, ordinal, publicKey, path] S3.05[all] keep their order, types, public keys and paths: a payment account first, an ordinal account second", async () => {
    const { definePlugin } = await import("../index.ts")
    const accounts = [
      { address: "a1", type: "payment", publicKey: "02aa", path: "m/84'/0'/0'/0/0" },
      { address: "a2", type: "ordinal", publicKey: "03bb", path: "m/86'/0'/0'/0/0" }
    ] as const
    const plugin = definePlugin({
      id: "coins",
      namespaces: [{ id: "test", name: "Coins", defaultAccountType: "payment" }],
      setup: (host) => {
        host.registerNamespace({
          id: "test",
          parseAddress: (text) => (/^a\d$/.test(text) ? text : undefined)
        })
        host.registerConnector({
          id: "wallet",
          name: "Wallet",
          namespaces: ["test"],
          connect: async () => ({
            grants: [{ namespace: "test", accounts, networkId: "test:1", provider: {} }]
          })
        })
      }
    })
    const kit = createKit({
      app: { name: "Test" },
      networks: [testNetwork(1)],
      plugins: [plugin],
      storage: memoryStorage()
    })
    await kit.connect({ connectorId: "wallet" })
    const state = kit.getSnapshot()
    const expected = accounts.map((account) => ({ ...account, namespace: "test" }))
    expect(state.account["test"]!.allAccounts).toEqual(expected)
    expect(state.connection.connections["test"]![0]!.accounts).toEqual(expected)
    expect(state.account["test"]).toMatchObject({ address: "a1", preferredAccountType: "payment" })
  })
})
