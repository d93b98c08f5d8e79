import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { account, grantingKit, type GrantingWallet } from "../../../tests/support/grantingKit.ts"
import { testNetwork } from "../../../tests/support/virtualChain.ts"
import { Features } from "../effect.ts"
import { definePlugin, memoryStorage, type Kit, type KitError, type Plugin } from "../index.ts"

const kits: Array<Pick<Kit, "dispose">> = []
afterEach(() => Promise.all(kits.splice(0).map((kit) => kit.dispose())))

/** Keeps several wallets of a namespace connected beside one another. */
const multiWallet: Plugin<"multiWallet", object> = {
  id: "multiWallet",
  load: async () => ({
    start: Effect.flatMap(Features, (features) =>
      features.set({ basic: false, values: { ...features.get().values, multiWallet: true } })
    )
  })
}

const open = async (
  wallets: Readonly<Record<string, GrantingWallet>>,
  options: Parameters<typeof grantingKit>[1] = {}
) => {
  const world = grantingKit(wallets, options)
  kits.push(world.kit)
  await world.kit.ready()
  const events: Array<readonly [string, object]> = []
  world.kit.onEvent(({ event, properties }) => events.push([event, properties]))
  const told = () => events.splice(0).filter(([event]) => event.includes("CONNECT"))
  const outcome = (work: Promise<unknown>) =>
    work.then(
      () => "done",
      ({ code }: KitError) => code
    )
  return {
    ...world,
    told,
    outcome,
    attempt: () => world.kit.getSnapshot().attempt.connect,
    ended: () => world.kit.getSnapshot().attempt.ended,
    active: () => world.kit.getSnapshot().network.activeNamespace
  }
}
const both: GrantingWallet = { namespaces: ["test", "other"] }
const failing = (code: number): GrantingWallet => ({
  get grants(): never {
    throw Object.assign(new Error("no"), { code })
  }
})

describe("what a wallet is asked for", () => {
  it("every namespace that it serves, with their networks, and the one that the visitor is on", async () => {
    const { kit, calls } = await open({ wallet: both })
    await kit.switchNetwork({ networkId: "test:2" })
    calls.length = 0
    const made = await kit.connect({ connectorId: "wallet" })
    expect(calls).toEqual([
      {
        wallet: "wallet",
        did: "connect test,other",
        networks: ["test:1", "test:2", "other:1", "other:2"],
        network: "test:2"
      }
    ])
    expect(
      made.map(({ namespace, connectorId, caipNetworkId }) => [namespace, connectorId, caipNetworkId])
    ).toEqual([
      ["test", "wallet", "test:1"],
      ["other", "wallet", "other:1"]
    ])
  })

  it("one namespace where that is asked for", async () => {
    const { kit, calls, account } = await open({ wallet: both })
    await kit.connect({ connectorId: "wallet", namespace: "other" })
    expect(calls).toEqual([
      { wallet: "wallet", did: "connect other", networks: ["other:1", "other:2"], network: "other:1" }
    ])
    expect([account("test").status, account("other").status]).toEqual(["disconnected", "connected"])
  })

  it("not for a namespace that it is connected for already", async () => {
    const { kit, did, connections } = await open({ wallet: both })
    await kit.connect({ connectorId: "wallet", namespace: "test" })
    await kit.connect({ connectorId: "wallet" })
    expect(did()).toEqual(["wallet: connect test", "wallet: connect other"])
    expect([connections("test").length, connections("other").length]).toEqual([1, 1])
  })

  it("no network that the app does not have", async () => {
    const { kit, calls, tell } = await open({ wallet: {}, second: {} })
    await kit.connect({ connectorId: "wallet" })
    tell("wallet", { type: "network", namespace: "test", networkId: "test:99" })
    await vi.waitFor(() =>
      expect(kit.getSnapshot().network.byNamespace["test"]!.caipNetwork!.unknown).toBe(true)
    )
    calls.length = 0
    await kit.connect({ connectorId: "second" })
    expect(calls[0]).toMatchObject({ networks: ["test:1", "test:2"], network: undefined })
  })

  it("nothing of a namespace that has no networks here", async () => {
    const { kit, did, outcome } = await open(
      { wallet: both, alone: { namespaces: ["other"] } },
      { networks: [testNetwork(1)] }
    )
    await kit.connect({ connectorId: "wallet" })
    expect(did()).toEqual(["wallet: connect test"])
    expect(await outcome(kit.connect({ connectorId: "alone" }))).toBe("CONNECTOR_UNSUPPORTED")
  })
})

describe("how an attempt went", () => {
  it("is told as it was asked for, from the click to the end", async () => {
    const { kit, attempt } = await open({ wallet: {} })
    const before = Date.now()
    const connecting = kit.connect({ connectorId: "wallet", namespace: "test", networkId: "test:2" })
    const { startedAt, ...waiting } = attempt()!
    expect(waiting).toEqual({
      connectorId: "wallet",
      namespace: "test",
      networkId: "test:2",
      status: "waiting"
    })
    expect(startedAt).toBeGreaterThanOrEqual(before)
    await connecting
    expect(attempt()).toEqual({ ...waiting, startedAt, status: "done" })
  })

  it("names nothing that was not asked for", async () => {
    const { kit, attempt } = await open({ wallet: {} })
    await kit.connect({ connectorId: "wallet" })
    expect(Object.keys(attempt()!).toSorted()).toEqual(["connectorId", "startedAt", "status"])
  })

  it.each([
    ["CONNECTOR_NOT_FOUND", { connectorId: "nobody" }],
    ["CONNECTOR_UNSUPPORTED", { connectorId: "wallet", namespace: "other" }],
    ["CONNECTOR_UNSUPPORTED", { connectorId: "wallet", namespace: "nowhere" }],
    ["CONNECTOR_ALREADY_CONNECTED", { connectorId: "wallet" }]
  ])("S5.18 in part: %s is told, and asks nobody", async (code, request) => {
    const { kit, did, attempt, outcome, account } = await open({ wallet: {} })
    await kit.connect({ connectorId: "wallet" })
    const before = account()
    expect(await outcome(kit.connect(request))).toBe(code)
    expect(attempt()).toMatchObject({ ...request, status: "failed", code })
    expect([did(), account()]).toEqual([["wallet: connect test"], before])
  })

  it("S4.03 in part: of a failure its code; the namespace is as before", async () => {
    const { kit, attempt, outcome, account, isListening } = await open({ wallet: failing(-32603) })
    expect(await outcome(kit.connect({ connectorId: "wallet" }))).toBe("CONNECTION_FAILED")
    expect(attempt()).toMatchObject({ status: "failed", code: "CONNECTION_FAILED" })
    expect([account().status, isListening("wallet")]).toEqual(["disconnected", false])
    expect(kit.getSnapshot().connection.attempts).toEqual({})
  })

  it("of one that was overtaken nothing is left: the later one is told", async () => {
    const { kit, attempt, outcome } = await open({ wallet: {}, second: {} })
    const first = outcome(kit.connect({ connectorId: "wallet" }))
    const later = outcome(kit.connect({ connectorId: "second" }))
    expect(await Promise.all([first, later])).toEqual(["CONNECTION_SUPERSEDED", "done"])
    expect(attempt()).toMatchObject({ connectorId: "second", status: "done" })
  })

  it("of one that was called off, for its namespace alone", async () => {
    const { kit, attempt, outcome, account } = await open({ wallet: {}, second: { namespaces: ["other"] } })
    const first = outcome(kit.connect({ connectorId: "wallet" }))
    const second = outcome(kit.connect({ connectorId: "second" }))
    kit.cancelConnect({ namespace: "test" })
    expect(await Promise.all([first, second])).toEqual(["CANCELLED", "done"])
    expect([account("test").status, account("other").status]).toEqual(["disconnected", "connected"])
    const third = outcome(kit.connect({ connectorId: "wallet" }))
    kit.cancelConnect()
    expect(await third).toBe("CANCELLED")
    expect(attempt()).toMatchObject({ connectorId: "wallet", status: "failed", code: "CANCELLED" })
  })

  it("S4.03 in part: a namespace says that it is connecting, and the others do not", async () => {
    const { kit, account } = await open({ wallet: {} })
    const connecting = kit.connect({ connectorId: "wallet" })
    expect([account("test").status, account("other").status]).toEqual(["connecting", "disconnected"])
    expect(kit.getSnapshot().connection.attempts).toEqual({
      test: { connectorId: "wallet", namespaces: ["test"] }
    })
    await connecting
    expect(kit.getSnapshot().connection.attempts).toEqual({})
  })

  it("a wallet of a plugin that is still starting is waited for", async () => {
    const world = grantingKit({ wallet: {} })
    kits.push(world.kit)
    await world.kit.connect({ connectorId: "wallet" })
    expect(world.account().status).toBe("connected")
  })
})

describe("how it went, once its view is left", () => {
  it("is forgotten: of a connection", async () => {
    const { kit, attempt, outcome } = await open({ wallet: failing(-32603) })
    kit.open({ view: "Connect" })
    kit.navigation.push("Connecting", { connectorId: "wallet" })
    await outcome(kit.connect({ connectorId: "wallet" }))
    expect(attempt()).toMatchObject({ status: "failed" })
    kit.close()
    await vi.waitFor(() => expect(attempt()).toBeUndefined())
  })

  it("is forgotten: of a switch, and nothing else is", async () => {
    const { kit, attempt, outcome } = await open({ wallet: { grant: { approvedNetworkIds: ["test:1"] } } })
    await kit.connect({ connectorId: "wallet" })
    kit.open({ view: "Account" })
    kit.navigation.push("SwitchNetwork", { networkId: "test:2" })
    expect(await outcome(kit.switchNetwork({ networkId: "test:2" }))).toBe("NETWORK_SWITCH_UNSUPPORTED")
    const before = attempt()
    expect(kit.getSnapshot().attempt.networkSwitch).toMatchObject({ status: "failed" })
    kit.close()
    await vi.waitFor(() => expect(kit.getSnapshot().attempt).not.toHaveProperty("networkSwitch"))
    expect(attempt()).toBe(before)
  })
})

it("T32 what is stored of a connection, and so may be in a cookie, names no account", async () => {
  const written: Array<string> = []
  const memory = memoryStorage()
  const storage = {
    ...memory,
    set: (key: string, value: string) => {
      written.push(value)
      memory.set(key, value)
    }
  }
  const { kit } = await open({ wallet: { ...both, grant: { accounts: [account("a987654")] } } }, { storage })
  await kit.connect({ connectorId: "wallet" })
  await kit.switchNetwork({ networkId: "test:2" })
  expect(kit.getSnapshot().account["test"]?.address).toBe("a987654")
  expect(written.length).toBeGreaterThan(3)
  expect(written.filter((value) => value.includes("987654"))).toEqual([])
})

describe("S8.06 in part: what the app is told", () => {
  it("of a connection and its end, once for each", async () => {
    const { kit, told } = await open({ wallet: both })
    await kit.connect({ connectorId: "wallet" })
    expect(told()).toEqual([["CONNECT_SUCCESS", { method: "browser", name: "wallet" }]])
    await kit.disconnect()
    expect(told()).toEqual([
      ["DISCONNECT_SUCCESS", { namespace: "test" }],
      ["DISCONNECT_SUCCESS", { namespace: "other" }]
    ])
    await kit.disconnect()
    expect(told()).toEqual([])
  })

  it("S8.12 in part: of each end by itself: only what failed is named as failed", async () => {
    const { kit, told } = await open({
      good: { namespaces: ["test"] },
      broken: { namespaces: ["other"], disconnect: () => Promise.reject(new Error("relay is away")) }
    })
    await kit.connect({ connectorId: "good" })
    await kit.connect({ connectorId: "broken" })
    told()
    await expect(kit.disconnect()).rejects.toMatchObject({
      code: "DISCONNECT_FAILED",
      message: "Failed to disconnect chains: other",
      details: { namespaces: ["other"] }
    })
    expect(told()).toEqual([
      ["DISCONNECT_SUCCESS", { namespace: "test" }],
      ["DISCONNECT_ERROR", { message: "Failed to disconnect chains: other" }]
    ])
  })

  it("of a failure, and nothing of what a visitor declined", async () => {
    const { kit, told, outcome } = await open({ broken: failing(-32603), declining: failing(4001) })
    await outcome(kit.connect({ connectorId: "broken" }))
    expect(told().map(([event]) => event)).toEqual(["CONNECT_ERROR"])
    expect(await outcome(kit.connect({ connectorId: "declining" }))).toBe("CONNECTION_REJECTED")
    expect(told()).toEqual([])
  })

  it("of an end that the wallet told", async () => {
    const { kit, told, tell, account, ended } = await open({ wallet: {} })
    await kit.connect({ connectorId: "wallet" })
    told()
    tell("wallet", { type: "disconnect", namespace: "test" })
    await vi.waitFor(() => expect(account().status).toBe("disconnected"))
    expect(told()).toEqual([["DISCONNECT_SUCCESS", { namespace: "test" }]])
    expect(ended()).toEqual({ namespaces: ["test"], keepModal: false })
  })
})

describe("what is disconnected", () => {
  it("S4.06 in part: what matches namespace and wallet, and nothing else", async () => {
    const { kit, account, did, ended, isListening } = await open({
      one: both,
      two: { namespaces: ["other"] }
    })
    await kit.connect({ connectorId: "one", namespace: "test" })
    await kit.connect({ connectorId: "two" })
    await kit.disconnect({ namespace: "test", connectorId: "two" })
    expect([account("test").status, account("other").status, did().length]).toEqual([
      "connected",
      "connected",
      2
    ])
    await kit.disconnect({ connectorId: "two" })
    expect([account("test").status, account("other").status]).toEqual(["connected", "disconnected"])
    expect(ended()).toEqual({ namespaces: ["other"], keepModal: false })
    await kit.disconnect({ namespace: "test", closeModal: false })
    expect(ended()).toEqual({ namespaces: ["test"], keepModal: true })
    expect(did().slice(2)).toEqual(["two: disconnect", "one: disconnect"])
    expect([isListening("one"), isListening("two")]).toEqual([false, false])
  })

  it("a wallet of several namespaces is told when the last of them is left, not before", async () => {
    const { kit, did, isListening } = await open({ wallet: both })
    await kit.connect({ connectorId: "wallet" })
    await kit.disconnect({ namespace: "test" })
    expect([did(), isListening("wallet")]).toEqual([["wallet: connect test,other"], true])
    await kit.disconnect({ namespace: "other" })
    expect([did().at(-1), isListening("wallet")]).toEqual(["wallet: disconnect", false])
  })

  it("a wallet whose place another takes is told, and hears no more", async () => {
    const { kit, did, connections, isListening } = await open({ wallet: {}, second: {} })
    await kit.connect({ connectorId: "wallet" })
    await kit.connect({ connectorId: "second" })
    await vi.waitFor(() => expect(did().at(-1)).toBe("wallet: disconnect"))
    expect(connections().map(({ connectorId }) => connectorId)).toEqual(["second"])
    expect([isListening("wallet"), isListening("second")]).toEqual([false, true])
  })

  it("S4.08 in part: an active namespace that is left makes room for one that is connected; another that is left does not", async () => {
    const { kit, active } = await open({ one: {}, two: { namespaces: ["other"] } })
    await kit.connect({ connectorId: "two" })
    expect(active()).toBe("other")
    await kit.connect({ connectorId: "one" })
    expect(active()).toBe("other")
    await kit.disconnect({ namespace: "test" })
    expect(active()).toBe("other")
    await kit.connect({ connectorId: "one" })
    await kit.disconnect({ namespace: "other" })
    expect(active()).toBe("test")
    await kit.disconnect()
    expect(active()).toBe("test")
  })

  it("what a plugin brought ends with it: its connectors in another's namespace too, and nothing of others", async () => {
    const { kit, account, did } = await open({ guest: { namespaces: ["other", "test"] }, host: {} })
    await kit.connect({ connectorId: "guest", namespace: "test" })
    await kit.remove("other")
    expect(account("test").status).toBe("disconnected")
    expect(did()).toEqual(["guest: connect test", "guest: disconnect"])
    await kit.connect({ connectorId: "host" })
    await kit.use(definePlugin({ id: "nothing", setup: () => {} }))
    await kit.remove("nothing")
    expect(account("test").status).toBe("connected")
  })

  it("a kit that is disposed of hears no wallet any more, and tells none that it was left", async () => {
    const { kit, did, isListening } = await open({ wallet: {} })
    await kit.connect({ connectorId: "wallet" })
    await kit.dispose()
    expect([did(), isListening("wallet")]).toEqual([["wallet: connect test"], false])
  })
})

describe("several wallets of one namespace", () => {
  const connected = async () => {
    const world = await open({
      one: {},
      two: { grant: { accounts: [account("a2")], networkId: "test:2" } }
    })
    await world.kit.use(multiWallet)
    await world.kit.connect({ connectorId: "one" })
    await world.kit.connect({ connectorId: "two" })
    const order = () => world.connections().map(({ connectorId }) => connectorId)
    return { ...world, order }
  }

  it("S4.07 in part: stay connected; choosing one makes its account, network and provider the current ones", async () => {
    const { kit, account, networks, order, did } = await connected()
    expect([order(), account().caipAddress]).toEqual([["two", "one"], "test:2:a2"])
    await kit.switchConnection({ namespace: "test", connectorId: "one" })
    expect([order(), account().caipAddress]).toEqual([["one", "two"], "test:1:a1"])
    expect(networks().caipNetwork!.caipNetworkId).toBe("test:1")
    expect(kit.getProvider("test")).toBe("one")
    expect(did()).toEqual(["one: connect test", "two: connect test"])
  })

  it("choosing one that is not connected is an error, and changes nothing", async () => {
    const { kit, order, outcome } = await connected()
    for (const request of [
      { namespace: "test", connectorId: "three" },
      { namespace: "other", connectorId: "one" },
      { namespace: "nowhere", connectorId: "one" }
    ])
      expect(await outcome(kit.switchConnection(request))).toBe("NOT_CONNECTED")
    expect(order()).toEqual(["two", "one"])
  })

  it("T09 what one that is not the current one tells changes its own entry alone", async () => {
    const { tell, account: shown, connections } = await connected()
    tell("one", {
      type: "accounts",
      namespace: "test",
      accounts: [{ namespace: "test", ...account("a7") }]
    })
    tell("one", { type: "network", namespace: "test", networkId: "test:2" })
    await vi.waitFor(() => expect(connections()[1]!.accounts[0]!.address).toBe("a7"))
    expect(connections()[1]!.caipNetworkId).toBe("test:2")
    expect(shown().caipAddress).toBe("test:2:a2")
    expect(shown().allAccounts).toHaveLength(1)
  })

  it("S4.06 in part: where the current one is left, the next is current", async () => {
    const { kit, account, order } = await connected()
    await kit.disconnect({ connectorId: "two" })
    expect([order(), account().caipAddress]).toEqual([["one"], "test:1:a1"])
  })

  it("S3.20 in part: all come back after a reload, the current one is asked", async () => {
    const { kit, storage } = await connected()
    await kit.dispose()
    expect(JSON.parse(storage.get("connections")!).value.test).toMatchObject([
      { connectorId: "two", networkId: "test:2" },
      { connectorId: "one", networkId: "test:1" }
    ])
    expect(storage.get("test:connected_connector_id")).toBe("two")
  })
})

describe("T09 a wallet that tells what is not so", () => {
  const tests: ReadonlyArray<readonly [string, object]> = [
    ["a namespace that it is not connected for", { type: "accounts", namespace: "other", accounts: [] }],
    ["a namespace that is none", { type: "network", namespace: "nowhere", networkId: "nowhere:1" }],
    ["a network of another namespace", { type: "network", namespace: "test", networkId: "other:2" }],
    ["what is no network", { type: "network", namespace: "test", networkId: "test" }],
    ["the network that it is on", { type: "network", namespace: "test", networkId: "test:1" }],
    [
      "the accounts that it has",
      { type: "accounts", namespace: "test", accounts: [{ namespace: "test", address: "A1", type: "eoa" }] }
    ],
    [
      "accounts of another network",
      {
        type: "accounts",
        namespace: "test",
        networkId: "test:2",
        accounts: [{ namespace: "test", address: "a5", type: "eoa" }]
      }
    ],
    ["the end of a namespace that it is not connected for", { type: "disconnect", namespace: "other" }]
  ]
  it.each(tests)("%s, changes nothing", async (_, change) => {
    const { kit, tell, account, calls } = await open({ wallet: {}, second: { namespaces: ["other"] } })
    await kit.connect({ connectorId: "wallet" })
    await kit.connect({ connectorId: "second" })
    const before = [account("test"), account("other"), kit.getSnapshot().network]
    tell("wallet", change as never)
    tell("second", { type: "network", namespace: "other", networkId: "other:2" })
    await vi.waitFor(() => expect(account("other").caipAddress).toBe("other:2:a1"))
    expect(account("test")).toBe(before[0])
    expect(calls.filter(({ did }) => did === "disconnect")).toEqual([])
  })

  it("an account of another type at the same address is another account", async () => {
    const { kit, tell, account } = await open({ wallet: {} })
    await kit.connect({ connectorId: "wallet" })
    tell("wallet", {
      type: "accounts",
      namespace: "test",
      accounts: [{ namespace: "test", address: "a1", type: "smartAccount" }]
    })
    await vi.waitFor(() => expect(account().allAccounts[0]!.type).toBe("smartAccount"))
  })
})

describe("where a session starts", () => {
  const start = (options: Parameters<typeof grantingKit>[1]) => {
    const world = grantingKit({}, options)
    kits.push(world.kit)
    const { activeNamespace, byNamespace } = world.kit.getSnapshot().network
    return [activeNamespace, byNamespace[activeNamespace!]!.caipNetwork!.caipNetworkId]
  }
  const [one, two, other] = [testNetwork(1), testNetwork(2), testNetwork(1, "other")] as const

  it("on the network that the app wants, else on its first", () => {
    expect(start({ networks: [one, two, other] })).toEqual(["test", "test:1"])
    expect(start({ networks: [one, two, other], defaultNetwork: two })).toEqual(["test", "test:2"])
    expect(start({ networks: [one, two, other], defaultNetwork: testNetwork(2) })).toEqual(["test", "test:2"])
    expect(start({ networks: [one, two, other], defaultNetwork: testNetwork(9) })).toEqual(["test", "test:1"])
  })

  it("on the network that the app wants, though one of another namespace has its number", () => {
    expect(start({ networks: [one, two, other], defaultNetwork: other })).toEqual(["other", "other:1"])
  })

  it("S3.01 in part: with the account type that the visitor chose, else the app's, else the chain's", async () => {
    const chosen = memoryStorage({
      preferred_account_types: JSON.stringify({ version: 1, value: { test: "payment" } })
    })
    const type = (options: Parameters<typeof grantingKit>[1]) => {
      const world = grantingKit({}, options)
      kits.push(world.kit)
      return world.account().preferredAccountType
    }
    expect(type({})).toBeUndefined()
    expect(type({ defaultAccountTypes: { test: "smartAccount" } })).toBe("smartAccount")
    expect(type({ defaultAccountTypes: { test: "smartAccount" }, storage: chosen })).toBe("payment")
  })
})

describe("the parts of the state", () => {
  it("stay the same objects where they say the same: who shows one namespace is not disturbed by another", async () => {
    const { kit } = await open({ one: {}, two: { namespaces: ["other"] } })
    await kit.connect({ connectorId: "one" })
    const before = kit.getSnapshot()
    await kit.connect({ connectorId: "two" })
    const after = kit.getSnapshot()
    expect(after.account["test"]).toBe(before.account["test"])
    expect(after.network.byNamespace["test"]).toBe(before.network.byNamespace["test"])
    expect(after.connection.connections["test"]).toBe(before.connection.connections["test"])
    kit.setCurrentTab({ namespace: "test", tab: 1 })
    const later = kit.getSnapshot()
    expect(later.account).not.toBe(after.account)
    expect(later.account["other"]).toBe(after.account["other"])
    expect(later.network.byNamespace["other"]).toBe(after.network.byNamespace["other"])
    expect(later.connection.connections["other"]).toBe(after.connection.connections["other"])
    expect([later.attempt, later.connection.connectors]).toEqual([after.attempt, after.connection.connectors])
    kit.setCurrentTab({ namespace: "nowhere", tab: 1 })
    expect(kit.getSnapshot().account).toBe(later.account)
  })

  it("say what a wallet looks like, and of an account where it can be looked at, unless the network is unknown", async () => {
    const icon = "data:image/png;base64,AA=="
    const plugin = definePlugin({
      id: "test",
      namespaces: [{ id: "test", name: "Test" }],
      setup: (host) => {
        host.registerNamespace({
          id: "test",
          parseAddress: (text) => text,
          explorerUrl: (network) => `https://explorer.test/${network.id}`
        })
        for (const id of ["test:1", "test:99"] as const)
          host.registerConnector({
            id,
            name: `Wallet ${id}`,
            icon,
            rdns: "com.wallet",
            namespaces: ["test"],
            connect: async () => ({
              grants: [{ namespace: "test", accounts: [account("a1")], networkId: id, provider: {} }]
            })
          })
      }
    })
    const { createKit } = await import("../index.ts")
    const kit = createKit({
      app: { name: "Test" },
      networks: [testNetwork(1)],
      plugins: [plugin],
      storage: memoryStorage()
    })
    kits.push(kit)
    await kit.connect({ connectorId: "test:1" })
    expect(kit.getSnapshot().account["test"]).toMatchObject({
      connectedWalletInfo: { name: "Wallet test:1", icon, rdns: "com.wallet" },
      addressExplorerUrl: "https://explorer.test/1"
    })
    expect(kit.getSnapshot().connection.connections["test"]![0]).toMatchObject({
      name: "Wallet test:1",
      icon
    })
    await kit.connect({ connectorId: "test:99" })
    expect(kit.getSnapshot().account["test"]).not.toHaveProperty("addressExplorerUrl")
    expect(kit.getSnapshot().connection.connections["test"]![0]!.caipNetwork).toMatchObject({ unknown: true })
    await kit.disconnect()
    expect(kit.getSnapshot().network.byNamespace["test"]!.caipNetwork!.caipNetworkId).toBe("test:1")
  })
})
