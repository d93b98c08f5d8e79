import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { account, grantingKit, type GrantingWallet } from "../../../tests/support/grantingKit.ts"
import { openTabs } from "../../../tests/support/tabs.ts"
import { testNetwork } from "../../../tests/support/virtualChain.ts"
import { Connections, Namespaces } from "../effect.ts"
import { createKit, definePlugin, memoryStorage, type KitCore, type KitError } from "../index.ts"
import type { Connector, ConnectorSession } from "./Connector.ts"
import { Connectors } from "./Connectors.ts"
import { readSession } from "./storedSession.ts"

const kits: Array<Pick<KitCore, "dispose">> = []
afterEach(() => Promise.all(kits.splice(0).map((kit) => kit.dispose())))

const code = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: KitError) => error.code
  )
const open = async (
  wallets: Readonly<Record<string, GrantingWallet>>,
  options: Parameters<typeof grantingKit>[1] = {}
) => {
  const world = grantingKit(wallets, options)
  kits.push(world.kit)
  await world.kit.ready()
  return world
}
const both: GrantingWallet = { namespaces: ["test", "other"] }

/** A kit whose one plugin brings a namespace and these connectors, in Effect; `act` runs what a test asks its services. */
const openWith = async (connectors: ReadonlyArray<Partial<Connector> & { readonly id: string }>) => {
  let act: <A>(work: Effect.Effect<A, KitError, Connections | Connectors>) => Promise<A> = () =>
    Promise.reject(new Error("not started"))
  const plugin = {
    id: "test",
    namespaces: [{ id: "test", name: "Test" }],
    load: async () => ({
      start: Effect.gen(function* () {
        yield* (yield* Namespaces).register({
          id: "test",
          parseAddress: (text) => text,
          explorerUrl: () => undefined,
          capabilities: {}
        })
        const known = yield* Connectors
        for (const connector of connectors)
          yield* known.register({
            type: "external",
            name: connector.id,
            namespaces: ["test"],
            connect: () => Effect.succeed(session()),
            reconnect: () => Effect.die("not asked here"),
            ...connector
          })
        const services = yield* Effect.context<Connections | Connectors>()
        act = (work) => Effect.runPromise(Effect.provideContext(work, services))
      })
    })
  }
  const kit = createKit({
    app: { name: "Test" },
    networks: [testNetwork(1)],
    plugins: [plugin],
    storage: memoryStorage()
  })
  kits.push(kit)
  await kit.ready()
  const status = () => kit.getSnapshot().account["test"]!.status
  return { kit, status, act: ((work) => act(work)) as typeof act }
}
const session = (more: Partial<ConnectorSession> = {}): ConnectorSession => ({
  grants: [
    {
      namespace: "test",
      accounts: [{ namespace: "test", ...account("a1") }],
      networkId: "test:1",
      provider: {}
    }
  ],
  listen: () => () => {},
  disconnect: Effect.void,
  ...more
})

describe("an attempt to connect", () => {
  it("is refused for a namespace that was declared and that nobody registered", async () => {
    const connect = vi.fn()
    const kit = createKit({
      app: { name: "Test" },
      networks: [testNetwork(1)],
      storage: memoryStorage(),
      plugins: [
        definePlugin({
          id: "test",
          namespaces: [{ id: "test", name: "Test" }],
          setup: (host) => host.registerConnector({ id: "fox", name: "Fox", namespaces: ["test"], connect })
        })
      ]
    })
    kits.push(kit)
    await kit.ready()
    expect(await code(kit.connect({ connectorId: "fox" }))).toBe("CONNECTOR_UNSUPPORTED")
    expect(connect).not.toHaveBeenCalled()
  })

  it("T10 joins one that is under way for the same namespaces, and takes the place of one for fewer", async () => {
    const { kit, did, account } = await open({ wallet: both })
    const one = code(kit.connect({ connectorId: "wallet", namespace: "test" }))
    const two = code(kit.connect({ connectorId: "wallet" }))
    const three = code(kit.connect({ connectorId: "wallet" }))
    expect(await Promise.all([one, two, three])).toEqual(["CONNECTION_SUPERSEDED", "done", "done"])
    expect(did()).toEqual(["wallet: connect test", "wallet: connect test,other"])
    expect([account("test").status, account("other").status]).toEqual(["connected", "connected"])
  })

  it("for the network that the wallet comes on does not ask it to move; for another it does", async () => {
    const { kit, did } = await open({ wallet: {} })
    await kit.connect({ connectorId: "wallet", networkId: "test:1" })
    expect(did()).toEqual(["wallet: connect test"])
    await kit.disconnect()
    await kit.connect({ connectorId: "wallet", networkId: "test:2" })
    expect(did().slice(2)).toEqual(["wallet: connect test", "wallet: switch test:2"])
  })

  it("S4.03 in part: of a connector that breaks fails, and is not called off", async () => {
    const { kit, status } = await openWith([{ id: "fox", connect: () => Effect.die(new Error("broken")) }])
    expect(await code(kit.connect({ connectorId: "fox" }))).toBe("CONNECTION_FAILED")
    expect(status()).toBe("disconnected")
  })
})

describe("the end of a connection", () => {
  it("is one although its connector breaks over it", async () => {
    const disconnect = Effect.die(new Error("broken"))
    const { kit, status } = await openWith([
      { id: "fox", connect: () => Effect.succeed(session({ disconnect })) }
    ])
    await kit.connect({ connectorId: "fox" })
    expect(await code(kit.disconnect())).toBe("done")
    expect(status()).toBe("disconnected")
  })

  it("T11 in another tab is told as the end of what was connected here", async () => {
    const { tab } = openTabs()
    const first = await open({ wallet: {} }, { storage: tab() })
    const second = await open({ wallet: {} }, { storage: tab() })
    await first.kit.connect({ connectorId: "wallet" })
    await vi.waitFor(() => expect(second.account().status).toBe("connected"))
    expect(second.kit.getSnapshot().attempt.ended).toBeUndefined()
    await first.kit.disconnect()
    expect(second.account().status).toBe("disconnected")
    expect(second.kit.getSnapshot().attempt.ended).toEqual({ namespaces: ["test"], keepModal: false })
  })

  it("T11 in another tab ends what is still being restored here too, of which nothing is told", async () => {
    const { tab } = openTabs()
    const [own, others] = [tab(), tab()]
    const before = grantingKit({ wallet: {} }, { storage: own })
    await before.kit.connect({ connectorId: "wallet" })
    await before.kit.dispose()
    const answer = Promise.withResolvers<void>()
    const world = grantingKit({ wallet: { reconnect: () => answer.promise } }, { storage: own })
    kits.push(world.kit)
    const ready = world.kit.ready()
    await vi.waitFor(() => expect(world.did()).toEqual(["wallet: reconnect test"]))
    expect(world.account().status).toBe("reconnecting")
    others.remove("connected_namespaces")
    expect(world.account().status).toBe("disconnected")
    expect(world.kit.getSnapshot().attempt.ended).toBeUndefined()
    answer.resolve()
    await ready
    expect(world.account().status).toBe("disconnected")
    expect(readSession(own).connections).toEqual({})
  })
})

describe("a session that is being restored", () => {
  it("T10 is not taken over where the visitor disconnected while its wallet was asked", async () => {
    const storage = memoryStorage()
    const before = grantingKit({ wallet: {} }, { storage })
    await before.kit.connect({ connectorId: "wallet" })
    await before.kit.dispose()
    const answer = Promise.withResolvers<void>()
    const world = grantingKit({ wallet: { reconnect: () => answer.promise } }, { storage })
    kits.push(world.kit)
    const ready = world.kit.ready()
    await vi.waitFor(() => expect(world.did()).toEqual(["wallet: reconnect test"]))
    await world.kit.disconnect()
    const left = world.kit.getSnapshot()
    answer.resolve()
    await ready
    expect(world.account()).toBe(left.account["test"])
    expect([world.connections(), world.isListening("wallet")]).toEqual([[], false])
    expect(world.kit.getSnapshot().connection.recent).toEqual(left.connection.recent)
  })
})

describe("a page with nothing to restore", () => {
  it("keeps what is set of an account while it starts", async () => {
    const world = grantingKit({ wallet: {} })
    kits.push(world.kit)
    world.kit.setCurrentTab({ namespace: "test", tab: 1 })
    await world.kit.ready()
    await vi.waitFor(() => expect(world.kit.getSnapshot().connection.settled).toBe(true))
    expect(world.account().currentTab).toBe(1)
  })
})

describe("a network that is removed", () => {
  const networks = [testNetwork(1), testNetwork(2), testNetwork(3)]

  it("S4.11 in part: is left by the wallet that is on it, which is asked to move to the first that remains", async () => {
    const { kit, did, networks: shown } = await open({ wallet: {} }, { networks })
    await kit.connect({ connectorId: "wallet" })
    kit.removeNetwork("test:1")
    await vi.waitFor(() => expect(shown().caipNetwork!.caipNetworkId).toBe("test:2"))
    expect(did()).toEqual(["wallet: connect test", "wallet: switch test:2"])
  })

  it("is no matter of a wallet that is on another", async () => {
    const { kit, did, networks: shown } = await open({ wallet: {} }, { networks })
    await kit.connect({ connectorId: "wallet" })
    kit.removeNetwork("test:2")
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
    await kit.switchNetwork({ networkId: "test:3" })
    expect(did()).toEqual(["wallet: connect test", "wallet: switch test:3"])
    expect(shown().requestedCaipNetworks.map(({ caipNetworkId }) => caipNetworkId)).toEqual([
      "test:1",
      "test:3"
    ])
  })
})

describe("a switch of networks", () => {
  const hangingKit = async () => {
    const asked: Array<string> = []
    const plugins = ["one", "two"].map((id) =>
      definePlugin({
        id,
        namespaces: [{ id, name: id }],
        setup: (host) => {
          host.registerNamespace({
            id,
            parseAddress: (text) => text,
            switchNetwork: ({ network }) => {
              asked.push(network.caipNetworkId)
              return new Promise<never>(() => {})
            }
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
    kits.push(kit)
    for (const id of ["one", "two"]) await kit.connect({ connectorId: id })
    return { kit, asked, switchingTo: () => kit.getSnapshot().network.switchingTo }
  }

  it("that ends leaves a later one of another namespace under way", async () => {
    const { kit, asked, switchingTo } = await hangingKit()
    const first = code(kit.switchNetwork({ networkId: "one:2" }))
    const second = code(kit.switchNetwork({ networkId: "two:2" }))
    await vi.waitFor(() => expect(asked).toEqual(["one:2", "two:2"]))
    await kit.disconnect({ namespace: "one" })
    expect(await first).toBe("NOT_CONNECTED")
    expect(switchingTo()).toBe("two:2")
    await kit.disconnect({ namespace: "two" })
    expect(await second).toBe("NOT_CONNECTED")
    expect(switchingTo()).toBeUndefined()
  })

  it("whose view is left ends alone: one of another namespace goes on", async () => {
    const { kit, asked, switchingTo } = await hangingKit()
    const first = code(kit.switchNetwork({ networkId: "one:2" }))
    await vi.waitFor(() => expect(asked).toEqual(["one:2"]))
    kit.open({ view: "Networks" })
    kit.requestNetwork({ networkId: "two:2" })
    await vi.waitFor(() => expect(asked).toEqual(["one:2", "two:2"]))
    kit.navigation.goBack()
    await vi.waitFor(() => expect(switchingTo()).toBeUndefined())
    await kit.disconnect({ namespace: "one" })
    expect(await first).toBe("NOT_CONNECTED")
  })

  it("names the network that the app does not have, in its error", async () => {
    const { kit } = await open({ wallet: {} })
    await expect(kit.switchNetwork({ networkId: "test:9" })).rejects.toMatchObject({
      code: "NETWORK_NOT_FOUND",
      details: { networkId: "test:9" },
      message: expect.stringContaining("test:9")
    })
    expect(kit.getSnapshot().notice.alerts).toMatchObject([{ code: "NETWORK_NOT_FOUND" }])
  })

  it("names the network on which the wallet has no account, in its error", async () => {
    const plugin = definePlugin({
      id: "test",
      namespaces: [{ id: "test", name: "Test" }],
      setup: (host) => {
        host.registerNamespace({
          id: "test",
          parseAddress: (text) => text,
          switchNetwork: async () => []
        })
        host.registerConnector({
          id: "fox",
          name: "Fox",
          namespaces: ["test"],
          connect: async () => ({
            grants: [{ namespace: "test", accounts: [account("a1")], networkId: "test:1", provider: {} }]
          })
        })
      }
    })
    const kit = createKit({
      app: { name: "Test" },
      networks: [testNetwork(1), testNetwork(2)],
      plugins: [plugin],
      storage: memoryStorage()
    })
    kits.push(kit)
    await kit.connect({ connectorId: "fox" })
    await expect(kit.switchNetwork({ networkId: "test:2" })).rejects.toMatchObject({
      code: "NETWORK_SWITCH_FAILED",
      details: { networkId: "test:2" }
    })
    expect(kit.getSnapshot().network.isSwitchingNamespace).toBe(false)
  })
})

describe("what plugins ask of connections", () => {
  it("is answered where a wallet is connected, and an error where none is or the namespace is none", async () => {
    const { kit, act } = await openWith([{ id: "fox" }])
    const current = (namespace: string) =>
      code(act(Effect.flatMap(Connections, (connections) => connections.current(namespace))))
    const ask = (namespace: string) =>
      code(
        act(
          Effect.flatMap(Connections, (connections) =>
            connections.ask(namespace, ({ networkId }) => Effect.succeed(networkId))
          )
        )
      )
    for (const namespace of ["test", "nowhere"])
      expect([await current(namespace), await ask(namespace)]).toEqual(["NOT_CONNECTED", "NOT_CONNECTED"])
    await kit.connect({ connectorId: "fox" })
    expect([await current("test"), await ask("test")]).toEqual(["done", "done"])
    expect([await current("nowhere"), await ask("nowhere")]).toEqual(["NOT_CONNECTED", "NOT_CONNECTED"])
  })
})

describe("connectors as they are listed", () => {
  it("S3.06 in part: say what they are, and nothing of what they are not", async () => {
    const { kit } = await openWith([
      { id: "bare" },
      { id: "full", imageId: "image", rdns: "org.full", catalogue: true, view: "Scan", icon: "data:," }
    ])
    const plain = { type: "external", chains: ["test"], clash: false, installed: true }
    expect(kit.getSnapshot().connection.connectors).toStrictEqual([
      { ...plain, id: "bare", name: "bare", walletId: "bare" },
      {
        ...plain,
        id: "full",
        name: "full",
        walletId: "full",
        imageId: "image",
        rdns: "org.full",
        catalogue: true,
        view: "Scan",
        icon: "data:,"
      }
    ])
  })

  it("a mark changes the one that it is of, and makes none of an id that nobody has", async () => {
    const { kit, act } = await openWith([{ id: "fox" }, { id: "owl" }])
    const marked = await act(
      Effect.map(Connectors, (connectors) => {
        connectors.mark("nobody", { clash: true })
        connectors.mark("fox", { clash: true })
        return connectors.get("nobody")
      })
    )
    expect(marked).toBeUndefined()
    const listed = () => kit.getSnapshot().connection.connectors.map(({ id, clash }) => [id, clash])
    await vi.waitFor(() =>
      expect(listed()).toEqual([
        ["fox", true],
        ["owl", false]
      ])
    )
  })
})
