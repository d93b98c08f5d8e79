import { describe, expect, it } from "vitest"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import { createKit, memoryStorage } from "../index.ts"
import { resolveFeatures } from "./resolveFeatures.ts"

describe("features", () => {
  it("S9.05[all] local defaults: receive, send, analytics and all wallets on; smart sessions, pay and the legal checkbox off", () => {
    expect(resolveFeatures().values).toMatchObject({
      receive: true,
      send: true,
      analytics: true,
      allWallets: true,
      smartSessions: false,
      pay: false,
      legalCheckbox: false
    })
  })

  it("S9.06 is on unless set to false; undefined is not set", () => {
    expect(resolveFeatures({ receive: false }).values.receive).toBe(false)
    expect(resolveFeatures({ receive: undefined } as never).values.receive).toBe(true)
  })

  it("S1.04 in part: without a remote source the local settings hold, and what is installed is on where they say nothing", () => {
    expect(resolveFeatures().values).toMatchObject({
      email: true,
      socials: true,
      swaps: true,
      onramp: true,
      activity: true,
      multiWallet: false
    })
    const local = {
      email: false,
      socials: ["google"],
      swaps: false,
      onramp: ["shop"],
      multiWallet: true
    } as const
    expect(resolveFeatures(local)).toMatchObject({
      basic: false,
      values: { ...local, activity: true },
      local
    })
  })

  it("S1.06, S6.02[basic mode]: basic mode disables every remote feature, whatever the options say", () => {
    const { basic, features } = {
      basic: true,
      features: {
        email: true,
        socials: true,
        swaps: ["1inch"],
        onramp: true,
        multiWallet: true,
        activity: true
      }
    } as const
    const kit = createKit({
      app: { name: "Test" },
      networks: [testNetwork(1)],
      plugins: [virtualChain({}).plugin],
      storage: memoryStorage(),
      basic,
      features
    })
    const { values } = kit.getSnapshot().feature
    expect(kit.getSnapshot().feature.basic).toBe(true)
    expect(values).toMatchObject({
      email: false,
      socials: false,
      swaps: false,
      onramp: false,
      activity: false,
      multiWallet: false
    })
  })

  it("S2.14 S2.15 order the features and the kinds of connectors", () => {
    expect(resolveFeatures().values.walletFeaturesOrder).toEqual(["onramp", "swaps", "receive", "send"])
    expect(resolveFeatures().values.connectorTypeOrder).toEqual([
      "walletConnect",
      "recent",
      "injected",
      "featured",
      "custom",
      "external",
      "recommended"
    ])
  })

  it("an account type is the visitor's, else the app's, else the namespace's", () => {
    const type = (options: object, stored: Record<string, string> = {}) =>
      createKit({
        app: { name: "Test" },
        networks: [testNetwork(1)],
        plugins: [virtualChain({}).plugin],
        storage: memoryStorage(stored),
        ...options
      }).getSnapshot().account["test"]!.preferredAccountType
    expect(type({})).toBe("eoa")
    expect(type({ defaultAccountTypes: { test: "payment" } })).toBe("payment")
    const stored = {
      preferred_account_types: JSON.stringify({ version: 1, value: { test: "ordinal", bad: 7 } })
    }
    expect(type({ defaultAccountTypes: { test: "payment" } }, stored)).toBe("ordinal")
  })
})
