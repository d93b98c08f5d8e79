import { describe, expect, it, vi } from "vitest"
import { mainnet } from "viem/chains"
import { testNetwork, virtualChain } from "../../tests/support/virtualChain.ts"
import { BrowserWindow } from "../../tests/testing/src/contract/BrowserWindow.ts"
import {
  connectionLiveness,
  createKit,
  definePlugin,
  KitError,
  memoryStorage,
  parseConnectionLiveness
} from "./index.ts"
import { SessionNotFoundError } from "./session/errors.ts"

const app = { name: "Test" }

const thrown = (run: () => unknown): KitError => {
  try {
    run()
  } catch (error) {
    if (error instanceof KitError) return error
  }
  throw new Error("no KitError was thrown")
}

const rejected = async (promise: Promise<unknown>): Promise<KitError> =>
  promise.then(
    () => {
      throw new Error("the promise was not rejected")
    },
    (error: KitError) => error
  )

const connectedKit = async (
  scripts: Parameters<typeof virtualChain>[0] = { wallet: {} },
  options: object = {}
) => {
  const chain = virtualChain(scripts)
  const storage = memoryStorage()
  const kit = createKit({
    app,
    networks: [testNetwork(1), testNetwork(2)],
    plugins: [chain.plugin],
    storage,
    ...options
  })
  await kit.ready()
  await kit.connect({ connectorId: Object.keys(scripts)[0]! })
  return { kit, chain, storage }
}

describe("a plugin that is there with the page", () => {
  it.each([
    ["page", 1],
    ["engine", 0],
    ["demand", 0]
  ] as const)("of %s loads without being asked: %i times", async (when, times) => {
    const leave = new BrowserWindow().install()
    const load = vi.fn(() => Promise.resolve({}))
    const { plugin } = virtualChain({})
    const kit = createKit({
      app,
      networks: [testNetwork(1)],
      plugins: [plugin, { id: "own", when, load }],
      storage: memoryStorage()
    })
    await new Promise((resolve) => setTimeout(resolve))
    expect(load).toHaveBeenCalledTimes(times)
    if (times > 0) await vi.waitFor(() => expect(kit.getSnapshot().connection.settled).toBe(true))
    await kit.dispose()
    leave()
  })
})

describe("createKit refuses what cannot work, by name", () => {
  const { plugin } = virtualChain({})

  it("a missing required plugin", () => {
    const needy = definePlugin({ id: "needy", requires: ["other"], setup: () => {} })
    const error = thrown(() => createKit({ app, networks: [testNetwork(1)], plugins: [plugin, needy] }))
    expect(error.code).toBe("PLUGIN_MISSING")
    expect(error.message).toContain('"other"')
    expect(error.advice).toContain("createKit")
  })

  it("a double id, or the name of one of its own functions", () => {
    expect(thrown(() => createKit({ app, networks: [testNetwork(1)], plugins: [plugin, plugin] })).code).toBe(
      "PLUGIN_DUPLICATE"
    )
    const greedy = definePlugin({ id: "connect", setup: () => {} })
    expect(thrown(() => createKit({ app, networks: [testNetwork(1)], plugins: [plugin, greedy] })).code).toBe(
      "PLUGIN_DUPLICATE"
    )
  })

  it("a network without its namespace, and no network at all", () => {
    expect(
      thrown(() => createKit({ app, networks: [testNetwork(1, "elsewhere")], plugins: [plugin] })).code
    ).toBe("NAMESPACE_MISSING")
    expect(thrown(() => createKit({ app, networks: [mainnet], plugins: [plugin] })).code).toBe(
      "NAMESPACE_MISSING"
    )
    // @ts-expect-error No network at all does not compile; a list that is made elsewhere may be empty all the same.
    expect(thrown(() => createKit({ app, networks: [], plugins: [plugin] })).code).toBe("OPTION_INVALID")
    // @ts-expect-error Nor does no plugin at all.
    const without = thrown(() => createKit({ app, networks: [testNetwork(1)], plugins: [] }))
    expect(without.code).toBe("NAMESPACE_MISSING")
  })
})

describe("connecting", () => {
  it("S4.03 in part, S6.01: goes from disconnected over connecting to connected, and the address identifies the visitor", async () => {
    const chain = virtualChain({ wallet: {} })
    const kit = createKit({
      app,
      networks: [testNetwork(1)],
      plugins: [chain.plugin],
      storage: memoryStorage()
    })
    await kit.ready()
    const seen: Array<string> = []
    kit.subscribe(() => {
      const { status } = kit.getSnapshot().account["test"]!
      if (seen.at(-1) !== status) seen.push(status)
    })
    await kit.connect({ connectorId: "wallet" })
    expect(seen).toEqual(["connecting", "connected"])
    expect(kit.getSnapshot().account["test"]).toMatchObject({
      address: "a1",
      caipAddress: "test:1:a1",
      connectedWalletInfo: { name: "wallet" },
      addressExplorerUrl: "https://explorer.test/1/a1"
    })
  })

  it("S4.03 in part: a failure returns to the state before, as a typed error", async () => {
    const chain = virtualChain({
      declining: { connect: () => Promise.reject({ code: 4001, message: "no" }) },
      broken: { connect: () => Promise.reject(undefined) },
      empty: { connect: async () => "not an address" }
    })
    const kit = createKit({
      app,
      networks: [testNetwork(1)],
      plugins: [chain.plugin],
      storage: memoryStorage()
    })
    await kit.ready()
    const before = kit.getSnapshot()
    for (const [connectorId, code] of [
      ["declining", "CONNECTION_REJECTED"],
      ["broken", "CONNECTION_FAILED"],
      ["empty", "CONNECTION_FAILED"],
      ["absent", "CONNECTOR_NOT_FOUND"]
    ] as const) {
      const error = await rejected(kit.connect({ connectorId }))
      expect(error).toBeInstanceOf(KitError)
      expect(error.code).toBe(code)
      expect(error.advice).not.toBe("")
      expect(kit.getSnapshot().account).toEqual(before.account)
      expect(kit.getSnapshot().connection).toEqual(before.connection)
    }
  })

  it("S5.18[all] S8.01[Network Not Found] connecting the current connector is rejected, and so is a chain outside the list", async () => {
    const { kit } = await connectedKit()
    expect((await rejected(kit.connect({ connectorId: "wallet" }))).code).toBe("CONNECTOR_ALREADY_CONNECTED")
    expect((await rejected(kit.switchNetwork({ networkId: "test:3" }))).code).toBe("NETWORK_NOT_FOUND")
    expect(kit.getSnapshot().notice.alerts.map(({ text }) => text)).toEqual(["Network Not Found"])
  })

  it("T10 a double click asks the wallet once and both clicks get the same connection", async () => {
    let release = (_: string) => {}
    const chain = virtualChain({
      wallet: { connect: () => new Promise<string>((resolve) => (release = resolve)) }
    })
    const kit = createKit({
      app,
      networks: [testNetwork(1)],
      plugins: [chain.plugin],
      storage: memoryStorage()
    })
    await kit.ready()
    const both = [kit.connect({ connectorId: "wallet" }), kit.connect({ connectorId: "wallet" })]
    release("a5")
    const [first, second] = await Promise.all(both)
    expect(chain.calls).toEqual(["connect wallet"])
    expect(first).toEqual(second)
  })

  it("T08 a wallet that never answers can be cancelled, and its late answer changes nothing", async () => {
    let release = (_: string) => {}
    const chain = virtualChain({
      wallet: { connect: () => new Promise<string>((resolve) => (release = resolve)) }
    })
    const kit = createKit({
      app,
      networks: [testNetwork(1)],
      plugins: [chain.plugin],
      storage: memoryStorage()
    })
    await kit.ready()
    const controller = new AbortController()
    const attempt = rejected(kit.connect({ connectorId: "wallet" }, { signal: controller.signal }))
    controller.abort()
    expect((await attempt).code).toBe("CANCELLED")
    const before = kit.getSnapshot()
    release("a5")
    await new Promise((resolve) => setTimeout(resolve))
    expect(kit.getSnapshot()).toBe(before)
    expect(before.account["test"]!.status).toBe("disconnected")
  })

  it("a click reaches the wallet in the same task", async () => {
    const chain = virtualChain({ wallet: {} })
    const kit = createKit({
      app,
      networks: [testNetwork(1)],
      plugins: [chain.plugin],
      storage: memoryStorage()
    })
    await kit.ready()
    const connecting = kit.connect({ connectorId: "wallet" })
    expect(chain.calls).toEqual(["connect wallet"])
    await connecting
  })
})

describe("connections", () => {
  it("S3.04 in part, S3.06 in part, S4.02[all], S4.07[all]: lists them with their accounts; disconnecting one makes the next current, the last leaves none", async () => {
    const { kit } = await connectedKit({ first: {}, second: { connect: () => "a2" } })
    const values = kit.getSnapshot().feature.values
    const features = definePlugin({ id: "multi", setup: () => {} })
    await kit.use(features)
    await enableMultiWallet(kit, values)
    await kit.connect({ connectorId: "second" })
    const list = kit.getSnapshot().connection.connections["test"]!
    expect(list.map(({ connectorId }) => connectorId)).toEqual(["second", "first"])
    expect(list[0]).toMatchObject({
      accounts: [{ namespace: "test", address: "a2", type: "eoa" }],
      caipNetwork: { caipNetworkId: "test:1" }
    })
    const liveness = (connectorId: string) =>
      connectionLiveness(kit.getSnapshot(), { namespace: "test", connectorId })
    expect([liveness("second"), liveness("first"), liveness("other")]).toEqual([
      "connected",
      "active",
      "disconnected"
    ])
    expect(thrown(() => parseConnectionLiveness("sleeping")).message).toBe(
      "Invalid connection status: sleeping"
    )
    await kit.disconnect({ connectorId: "second" })
    expect(kit.getSnapshot().account["test"]).toMatchObject({ status: "connected", address: "a1" })
    await kit.disconnect({ connectorId: "first" })
    expect(kit.getSnapshot().account["test"]).toMatchObject({ status: "disconnected" })
  })

  it("S3.06[all] a connector says its id, type, name, picture and chains, a connection its connector, accounts and network; the provider is the wallet's own", async () => {
    const provider = { own: true }
    const { Connectors } = await import("./effect.ts")
    const Effect = await import("effect/Effect")
    const { kit } = await connectedKit()
    await kit.use({
      id: "carrier",
      load: async () => ({
        start: Effect.flatMap(Connectors, (connectors) =>
          connectors.register({
            id: "carried",
            type: "external",
            name: "Carried",
            imageId: "carried-image",
            namespaces: ["test"],
            connect: () =>
              Effect.succeed({
                grants: [
                  {
                    namespace: "test",
                    accounts: [{ namespace: "test", address: "a7", type: "eoa" }],
                    networkId: "test:1",
                    provider
                  }
                ],
                listen: () => () => {},
                disconnect: Effect.void
              }),
            reconnect: () => Effect.never
          })
        )
      })
    })
    expect(kit.getSnapshot().connection.connectors.find(({ id }) => id === "carried")).toEqual({
      id: "carried",
      type: "external",
      name: "Carried",
      imageId: "carried-image",
      walletId: "carried",
      chains: ["test"],
      clash: false,
      installed: true
    })
    await kit.connect({ connectorId: "carried" })
    expect(kit.getSnapshot().connection.connections["test"]?.[0]).toMatchObject({
      connectorId: "carried",
      accounts: [{ namespace: "test", address: "a7", type: "eoa" }],
      caipNetwork: { caipNetworkId: "test:1", name: "Network 1" }
    })
    expect(await kit.getProvider("test")).toBe(provider)
  })

  it("S4.05 in part, S4.06 in part: a disconnect resets the account, forgets the session and closes the modal unless told otherwise", async () => {
    const { kit, storage } = await connectedKit()
    kit.setPreferredAccountType({ namespace: "test", type: "smartAccount" })
    kit.addAddressLabel({ namespace: "test", address: "a1", label: "mine" })
    await kit.refreshBalance()
    expect(storage.get("connected_namespaces")).toBe("test")
    expect(storage.get("test:connected_connector_id")).toBe("wallet")
    kit.open()
    await kit.disconnect({ closeModal: false })
    expect(kit.getSnapshot().navigation.open).toBe(true)
    expect(kit.getSnapshot().account["test"]).toEqual({
      status: "disconnected",
      allAccounts: [],
      balanceLoading: false,
      balanceFailed: false,
      tokenBalance: [],
      currentTab: 0,
      smartAccountDeployed: false,
      addressLabels: new Map(),
      preferredAccountType: "smartAccount"
    })
    expect(storage.get("connected_namespaces")).toBeUndefined()
    expect(storage.get("connections")).toBeUndefined()
    expect(storage.get("test:connected_connector_id")).toBeUndefined()
    await kit.connect({ connectorId: "wallet" })
    kit.open({ view: "Account" })
    await kit.disconnect()
    expect(kit.getSnapshot().navigation.open).toBe(false)
  })

  it("S8.06 in part: S8.12 a 'no matching key' failure is ignored on disconnect; another is told after the page forgot the wallet", async () => {
    const { kit } = await connectedKit({
      tolerated: { disconnect: () => Promise.reject(new Error("No matching key. session: 1")) },
      failing: { disconnect: () => Promise.reject(new Error("relay is away")) }
    })
    await kit.disconnect()
    await kit.connect({ connectorId: "failing" })
    const error = await rejected(kit.disconnect())
    expect(error.message).toBe("Failed to disconnect chains: test")
    expect(error.cause?.message).toBe("relay is away")
    expect(kit.getSnapshot().account["test"]!.status).toBe("disconnected")
  })
})

const enableMultiWallet = async (
  kit: Awaited<ReturnType<typeof connectedKit>>["kit"],
  values: ReturnType<typeof kit.getSnapshot>["feature"]["values"]
) => {
  const { Features } = await import("./effect.ts")
  const Effect = await import("effect/Effect")
  await kit.use({
    id: "features",
    load: async () => ({
      start: Effect.gen(function* () {
        yield* (yield* Features).set({ basic: false, values: { ...values, multiWallet: true } })
      })
    })
  })
}

describe("start", () => {
  const stored = {
    connected_namespaces: "test",
    "test:connected_connector_id": "wallet",
    connections: JSON.stringify({
      version: 1,
      value: { test: [{ connectorId: "wallet", networkId: "test:1" }] }
    })
  }
  const make = (
    values: Record<string, string>,
    script: Parameters<typeof virtualChain>[0] = { wallet: {} },
    options: object = {}
  ) => {
    const chain = virtualChain(script)
    const storage = memoryStorage(values)
    return {
      chain,
      storage,
      kit: createKit({
        app,
        networks: [testNetwork(1), testNetwork(2)],
        plugins: [chain.plugin],
        storage,
        ...options
      })
    }
  }

  it("S4.04 in part: restores the stored session without opening the wallet", async () => {
    const { kit, chain } = make(stored)
    await kit.ready()
    expect(kit.getSnapshot().account["test"]).toMatchObject({ status: "connected", address: "a1" })
    expect(kit.getSnapshot().connection.settled).toBe(true)
    expect(chain.calls).toEqual(["reconnect wallet"])
  })

  it("S4.04[all] with reconnecting on a connection is awaited, then there or not, and stands; with it off it is dropped", async () => {
    const nobody = { wallet: { reconnect: async () => undefined } }
    for (const [script, options, expected, kept] of [
      [{ wallet: {} }, { enableReconnect: true }, ["reconnecting", "connected"], "test"],
      [nobody, { enableReconnect: true }, ["reconnecting", "disconnected"], "test"],
      [{ wallet: {} }, { enableReconnect: false }, ["disconnected"], undefined]
    ] as const) {
      const { kit, chain, storage } = make(stored, script, options)
      const status = () => kit.getSnapshot().account["test"]!.status
      const seen: Array<string> = [status()]
      kit.subscribe(() => {
        if (seen.at(-1) !== status()) seen.push(status())
      })
      await kit.ready()
      expect(seen).toEqual(expected)
      expect(chain.calls).toEqual(options.enableReconnect ? ["reconnect wallet"] : [])
      expect(storage.get("connected_namespaces")).toBe(kept)
      await kit.dispose()
    }
  })

  it("S4.04 in part: drops it when the wallet says it has ended, or reconnecting is off; no answer is no end", async () => {
    const ended = new SessionNotFoundError({ connectorId: "wallet", hasEnded: true })
    for (const [script, options, kept] of [
      [{ wallet: { reconnect: async () => undefined } }, {}, "test"],
      [{ wallet: { reconnect: () => Promise.reject("no") } }, {}, "test"],
      [{ wallet: { reconnect: () => Promise.reject(ended) } }, {}, undefined],
      [{ wallet: {} }, { enableReconnect: false }, undefined]
    ] as const) {
      const { kit, storage } = make(stored, script, options)
      await kit.ready()
      expect(kit.getSnapshot().account["test"]!.status).toBe("disconnected")
      expect(storage.get("connected_namespaces")).toBe(kept)
    }
  })

  it("T11 reads corrupt storage as absent, and a bad entry drops that entry only", async () => {
    for (const value of [
      "",
      "{",
      "null",
      "[]",
      '{"version":9}',
      '{"version":1,"value":7}',
      '{"version":1,"value":{"test":7}}',
      '{"version":1,"value":{"__proto__":[]}}'
    ]) {
      const { kit } = make({ ...stored, connections: value, active_caip_network_id: "nonsense" })
      await kit.ready()
      expect(kit.getSnapshot().account["test"]!.status).toBe("disconnected")
      expect(kit.getSnapshot().network.activeNamespace).toBe("test")
    }
    const mixed = JSON.stringify({
      version: 1,
      value: { test: [{ connectorId: 7 }, null, { connectorId: "wallet", networkId: "test:1" }] }
    })
    const { kit } = make({ ...stored, connections: mixed })
    await kit.ready()
    expect(kit.getSnapshot().account["test"]!.status).toBe("connected")
  })

  it("S3.20 in part, S4.28 in part: starts on the stored network; on one that is no longer asked for only while a wallet may be there", async () => {
    const active = (kit: ReturnType<typeof make>["kit"]) =>
      kit.getSnapshot().network.byNamespace["test"]!.caipNetwork
    expect(active(make({ active_caip_network_id: "test:2" }).kit)?.name).toBe("Network 2")
    const gone = { active_caip_network_id: "test:9" }
    expect(active(make({ ...stored, ...gone }).kit)).toMatchObject({
      name: "Unknown Network",
      caipNetworkId: "test:9",
      unknown: true
    })
    const defaultNetwork = { defaultNetwork: testNetwork(2) }
    for (const [values, options] of [
      [gone, {}],
      [{ ...stored, ...gone }, { enableReconnect: false }]
    ] as const) {
      expect(active(make(values, {}, options).kit)?.name).toBe("Network 1")
      const { kit } = make(values, {}, { ...options, ...defaultNetwork })
      expect(active(kit)?.name).toBe("Network 2")
      await kit.ready()
      expect(active(kit)?.name).toBe("Network 2")
      expect(kit.getSnapshot().network.activeNamespace).toBe("test")
    }
    expect(active(make({ active_caip_network_id: "gone:1" }).kit)?.name).toBe("Network 1")
    expect(active(make({}, {}, { defaultNetwork: testNetwork(2) }).kit)?.name).toBe("Network 2")
    const { kit, storage } = make({})
    await kit.switchNetwork({ networkId: "test:2" })
    expect(storage.get("active_caip_network_id")).toBe("test:2")
  })
})

describe("another tab", () => {
  it("is listened to until the kit is disposed", async () => {
    const stop = vi.fn()
    const kit = createKit({
      app,
      networks: [testNetwork(1)],
      plugins: [virtualChain({}).plugin],
      storage: { ...memoryStorage(), subscribe: () => stop }
    })
    expect(stop).not.toHaveBeenCalled()
    await kit.dispose()
    expect(stop).toHaveBeenCalledTimes(1)
  })

  it("T11 a disconnect in another tab disconnects here, without asking the wallet again", async () => {
    let tell = (_: string) => {}
    const memory = memoryStorage()
    const storage = {
      ...memory,
      subscribe: (listener: (key: string) => void) => {
        tell = listener
        return () => {}
      }
    }
    const { kit, chain } = await connectedKit({ wallet: {} }, { storage })
    tell("active_caip_network_id")
    expect(kit.getSnapshot().account["test"]!.status).toBe("connected")
    memory.remove("connected_namespaces")
    tell("connected_namespaces")
    expect(kit.getSnapshot().account["test"]!.status).toBe("disconnected")
    expect(chain.calls).toEqual(["connect wallet"])
  })
})

describe("errors at the edge", () => {
  it("S8.06 in part: says which capability a namespace lacks and that nothing is connected", async () => {
    const { kit } = await connectedKit()
    expect(await kit.signMessage({ message: "hello" })).toBe("signed hello by a1")
    expect(kit.hasCapability("signing")).toBe(true)
    expect(kit.hasCapability("toString")).toBe(false)
    await kit.disconnect()
    expect((await rejected(kit.signMessage({ message: "hello" }))).code).toBe("NOT_CONNECTED")
  })

  it("a kit that was disposed of answers with a typed error", async () => {
    const { kit } = await connectedKit()
    await kit.dispose()
    await kit.dispose()
    for (const promise of [
      kit.connect({ connectorId: "wallet" }),
      kit.disconnect(),
      kit.ready(),
      kit.signMessage({ message: "x" })
    ]) {
      expect((await rejected(promise)).code).toBe("KIT_DISPOSED")
    }
  })

  it("a kit that is disposed of while a session is being restored rejects nothing that nobody waits for", async () => {
    const unhandled: Array<unknown> = []
    const listen = (reason: unknown) => void unhandled.push(reason)
    process.on("unhandledRejection", listen)
    const chain = virtualChain({ wallet: { reconnect: () => new Promise(() => {}) } })
    const values = {
      connected_namespaces: "test",
      "test:connected_connector_id": "wallet",
      connections: JSON.stringify({
        version: 1,
        value: { test: [{ connectorId: "wallet", networkId: "test:1" }] }
      })
    }
    const kit = createKit({
      app,
      networks: [testNetwork(1)],
      plugins: [chain.plugin],
      storage: memoryStorage(values)
    })
    kit.open()
    await vi.waitFor(() => expect(chain.calls).toContain("reconnect wallet"))
    await kit.dispose()
    await new Promise((resolve) => setTimeout(resolve))
    process.off("unhandledRejection", listen)
    expect(unhandled).toEqual([])
  })

  it("a plugin that fails to load or start is named, and the kit works without it", async () => {
    const chain = virtualChain({ wallet: {} })
    const broken = { id: "broken", load: () => Promise.reject(new Error("404")) }
    const failing = definePlugin({
      id: "failing",
      setup: (host) => {
        host.registerConnector({
          id: "ghost",
          name: "Ghost",
          namespaces: ["test"],
          connect: () => Promise.reject("never")
        })
        throw new Error("at start")
      }
    })
    const kit = createKit({
      app,
      networks: [testNetwork(1)],
      plugins: [broken, failing, chain.plugin],
      storage: memoryStorage()
    })
    await kit.ready()
    expect(kit.getSnapshot().plugin.failed).toEqual({ broken: "PLUGIN_FAILED", failing: "PLUGIN_FAILED" })
    expect(kit.getSnapshot().connection.connectors.map(({ id }) => id)).toEqual(["wallet"])
    await kit.connect({ connectorId: "wallet" })
  })
})
