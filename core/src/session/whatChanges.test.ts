import * as Effect from "effect/Effect"
import { describe, expect, it, vi } from "vitest"
import { account, grantingKit } from "../../../tests/support/grantingKit.ts"
import { testNetwork } from "../../../tests/support/virtualChain.ts"
import { Accounts } from "../effect.ts"
import { createKit, definePlugin, memoryStorage } from "../index.ts"
import { ConnectorDuplicateError, NetworkNotFoundError, NetworkSwitchFailedError } from "./errors.ts"

const addresses = (kit: ReturnType<typeof grantingKit>) =>
  kit.connections()[0]!.accounts.map(({ address }) => address)

describe("accounts that a wallet tells", () => {
  it("T09 are taken where there is one more, one fewer, another order or another kind", async () => {
    const world = grantingKit({ wallet: {} })
    await world.kit.connect({ connectorId: "wallet" })
    const tell = (accounts: ReadonlyArray<{ address: string; type: "eoa" | "smartAccount" }>) =>
      world.tell("wallet", {
        type: "accounts",
        namespace: "test",
        accounts: accounts.map((each) => ({ ...each, namespace: "test" }))
      })
    for (const list of [["a1", "a2"], ["a1"], ["a1", "a2", "a3"], ["a2", "a1", "a3"]]) {
      tell(list.map(account))
      await vi.waitFor(() => expect(addresses(world)).toEqual(list))
    }
    tell([{ address: "a2", type: "smartAccount" }])
    await vi.waitFor(() =>
      expect(world.connections()[0]!.accounts[0]).toMatchObject({ type: "smartAccount" })
    )
    await world.kit.dispose()
  })
})

describe("details of an account", () => {
  it("S4.05 in part: that come late, of the account before, are dropped", async () => {
    const world = grantingKit({ wallet: {} })
    const { kit } = world
    await kit.use({
      id: "names",
      actions: ["name"] as const,
      load: async () => ({
        actions: {
          name: (of: any, profileName: any) =>
            Effect.flatMap(Accounts, (accounts) =>
              Effect.sync(() =>
                accounts.change("test", of, (details) => ({
                  ...details,
                  profileName
                }))
              )
            )
        }
      })
    })
    await kit.connect({ connectorId: "wallet" })
    const name = (of: string, text: string) =>
      (kit as unknown as { names: { name: (of: string, text: string) => Promise<void> } }).names.name(
        of,
        text
      )
    const first = world.account().caipAddress!
    await name(first, "one")
    expect(world.account().profileName).toBe("one")
    world.tell("wallet", {
      type: "accounts",
      namespace: "test",
      accounts: [{ ...account("a2"), namespace: "test" }]
    })
    await vi.waitFor(() => expect(world.account().address).toBe("a2"))
    await name(first, "late")
    expect(world.account().profileName).toBeUndefined()
    await kit.dispose()
  })
})

describe("a wallet's session, where its connectors are not of one kind", () => {
  const mixed = () =>
    grantingKit({
      shared: { sharesSession: true, announcedName: "Fox" },
      own: { namespaces: ["other"], announcedName: "Fox" },
      stranger: { namespaces: ["other"], sharesSession: true, announcedName: "Bear" }
    })

  it("S4.06 in part: one with a session of its own keeps no other from hearing that it was left", async () => {
    const { kit, did } = mixed()
    await kit.connect({ connectorId: "shared" })
    await kit.connect({ connectorId: "own" })
    await kit.disconnect({ namespace: "test" })
    expect(did()).toContain("shared: disconnect")
    await kit.dispose()
  })

  it("S4.06 in part: and hears it itself while the other is still used", async () => {
    const { kit, did } = mixed()
    await kit.connect({ connectorId: "shared" })
    await kit.connect({ connectorId: "own" })
    await kit.disconnect({ namespace: "other" })
    expect(did()).toContain("own: disconnect")
    expect(did()).not.toContain("shared: disconnect")
    await kit.dispose()
  })

  it("S4.06 in part: another wallet is not the same wallet", async () => {
    const { kit, did } = mixed()
    await kit.connect({ connectorId: "shared" })
    await kit.connect({ connectorId: "stranger" })
    await kit.disconnect({ namespace: "test" })
    expect(did()).toContain("shared: disconnect")
    await kit.dispose()
  })
})

describe("what connectors tell of themselves", () => {
  it("is listed where they tell it, and absent where they do not", async () => {
    const icon = "data:image/png;base64,AA=="
    const connect = async () => ({ grants: [] })
    const kit = createKit({
      app: { name: "Test" },
      networks: [testNetwork(1)],
      storage: memoryStorage(),
      plugins: [
        definePlugin({
          id: "test",
          namespaces: [{ id: "test", name: "Test" }],
          setup: (host) => {
            host.registerNamespace({ id: "test", parseAddress: (text) => text })
            host.registerConnector({ id: "bare", name: "Bare", namespaces: ["test"], connect })
            host.registerConnector({
              id: "full",
              name: "Full",
              namespaces: ["test"],
              icon,
              rdns: "example.full",
              connect
            })
          }
        })
      ]
    })
    await kit.ready()
    const [bare, full] = kit.getSnapshot().connection.connectors
    expect(full).toMatchObject({ icon, rdns: "example.full" })
    for (const key of ["icon", "rdns"]) expect(bare).not.toHaveProperty(key)
    await kit.dispose()
  })
})

describe("namespaces that come and go", () => {
  const other = definePlugin({
    id: "late",
    namespaces: [{ id: "late", name: "Late" }],
    setup: (host) => host.registerNamespace({ id: "late", parseAddress: (text) => text })
  })

  it("S4.07 in part: are there when their plugin is, and gone with it", async () => {
    const world = grantingKit({ wallet: {} }, {}, ["test"])
    const { kit } = world
    await kit.connect({ connectorId: "wallet" })
    const known = () => Object.keys(kit.getSnapshot().network.byNamespace)
    expect(known()).toEqual(["test"])
    await kit.use(other)
    expect(known()).toEqual(["test", "late"])
    expect(world.account().status).toBe("connected")
    await kit.remove("late")
    expect(known()).toEqual(["test"])
    expect(world.account().status).toBe("connected")
    await kit.dispose()
  })
})

describe("a switch of networks", () => {
  it("S2.11 in part: of one namespace that ends says nothing of another's that is under way", async () => {
    const hanging = Promise.withResolvers<void>()
    const switchNetwork = vi.fn(() => hanging.promise)
    const plugins = ["one", "two"].map((id) =>
      definePlugin({
        id,
        namespaces: [{ id, name: id }],
        setup: (host) => {
          host.registerNamespace({
            id,
            parseAddress: (text) => text,
            switchNetwork: id === "one" ? switchNetwork : () => Promise.reject(new Error("no"))
          })
          host.registerConnector({
            id,
            name: id,
            namespaces: [id],
            connect: async () => ({
              grants: [
                { namespace: id, accounts: [account("a1")], networkId: `${id}:1` as const, provider: {} }
              ]
            })
          })
        }
      })
    )
    const kit = createKit({
      app: { name: "Test" },
      networks: ["one", "two"].flatMap((id) => [testNetwork(1, id), testNetwork(2, id)]),
      plugins,
      storage: memoryStorage()
    })
    for (const id of ["one", "two"]) await kit.connect({ connectorId: id })
    const first = kit.switchNetwork({ networkId: "one:2" })
    first.catch(() => {})
    await vi.waitFor(() => expect(switchNetwork).toHaveBeenCalled())
    const switchingTo = () => kit.getSnapshot().network.switchingTo
    expect(switchingTo()).toBe("one:2")
    await expect(kit.switchNetwork({ networkId: "two:2" })).rejects.toMatchObject({
      code: "NETWORK_SWITCH_FAILED"
    })
    expect(kit.getSnapshot().network.byNamespace["two"]?.caipNetwork?.caipNetworkId).toBe("two:1")
    hanging.resolve()
    await first
    expect(switchingTo()).toBeUndefined()
    expect(kit.getSnapshot().network.byNamespace["one"]?.caipNetwork?.caipNetworkId).toBe("one:2")
    await kit.dispose()
  })
})

describe("the words of errors", () => {
  it("name what they are about", () => {
    expect(new ConnectorDuplicateError({ connectorId: "fox" }).message).toContain('"fox"')
    expect(new NetworkNotFoundError({ networkId: "test:9" }).message).toContain("test:9")
    expect(new NetworkSwitchFailedError({ networkId: "test:9" }).message).toContain("did not switch")
  })
})
