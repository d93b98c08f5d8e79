import * as Effect from "effect/Effect"
import { oddRejections } from "@latchkey/testing"
import { describe, expect, it, vi } from "vitest"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import {
  createKit,
  definePlugin,
  defineSlot,
  fillSlot,
  memoryStorage,
  readSlot,
  withLateFills,
  withFills,
  type KitError
} from "../index.ts"

const makeKit = () => {
  const chain = virtualChain({ wallet: {} })
  return createKit({
    app: { name: "Test" },
    networks: [testNetwork(1)],
    plugins: [chain.plugin],
    storage: memoryStorage()
  })
}
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => "resolved",
    (error: KitError) => error.code
  )

describe("plugins", () => {
  it("a plugin's API is on the kit at once, and its module is loaded when first called", async () => {
    let loads = 0
    const counter = definePlugin({
      id: "counter",
      when: "demand",
      actions: ["add"],
      setup: () => {
        loads++
        let total = 0
        return { add: async (n: number) => (total += n) }
      }
    })
    const chain = virtualChain({ wallet: {} })
    const kit = createKit({
      app: { name: "Test" },
      networks: [testNetwork(1)],
      plugins: [chain.plugin, counter],
      storage: memoryStorage()
    })
    await kit.ready()
    expect(loads).toBe(0)
    expect(await Promise.all([kit.counter.add(1), kit.counter.add(2)])).toEqual([1, 3])
    expect(loads).toBe(1)
    await kit.remove("counter")
    expect(kit.counter).toBeUndefined()
  })

  it.each(["kit.dispose", "kit.remove"])(
    "what a plugin asked for ends with it, and is not tried again: %s",
    async (by) => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
      const fetch = vi.fn(() => Promise.reject(new TypeError("no line")))
      vi.stubGlobal("fetch", fetch)
      try {
        const outcomes: Array<string> = []
        const asking = definePlugin({
          id: "asking",
          when: "engine",
          setup: (host) =>
            void host.json({ url: "https://asked.test/", kind: "read" }).catch(() => outcomes.push("ended"))
        })
        const kit = createKit({
          app: { name: "Test" },
          networks: [testNetwork(1)],
          plugins: [virtualChain({ wallet: {} }).plugin, asking],
          storage: memoryStorage(),
          prefetch: false
        })
        await kit.ready()
        await vi.waitUntil(() => fetch.mock.calls.length === 1)
        await (by === "kit.remove" ? kit.remove("asking") : kit.dispose())
        await vi.advanceTimersByTimeAsync(120_000)
        expect(fetch).toHaveBeenCalledTimes(1)
        expect(outcomes).toEqual(["ended"])
        await kit.dispose()
      } finally {
        vi.useRealTimers()
        vi.unstubAllGlobals()
      }
    }
  )

  it("can be added and removed while the kit runs; what it registered goes with it, last first, dependants first", async () => {
    const kit = makeKit()
    await kit.ready()
    const undone: Array<string> = []
    const make = (id: string, requires: ReadonlyArray<string> = []) =>
      definePlugin({
        id,
        requires,
        setup: (host) => {
          host.registerConnector({
            id: `${id}-wallet`,
            name: id,
            namespaces: ["test"],
            connect: async () => ({ grants: [] })
          })
          host.onRemove(() => undone.push(`${id} first`))
          host.onRemove(() => undone.push(`${id} second`))
        }
      })
    await kit.use(make("base"))
    await kit.use(make("top", ["base"]))
    expect(await code(kit.use(make("top", ["base"])))).toBe("PLUGIN_DUPLICATE")
    expect(await code(kit.use(make("needy", ["absent"])))).toBe("PLUGIN_MISSING")
    expect(kit.getSnapshot().connection.connectors.map(({ id }) => id)).toEqual([
      "wallet",
      "base-wallet",
      "top-wallet"
    ])
    await kit.remove("base")
    expect(undone).toEqual(["top second", "top first", "base second", "base first"])
    expect(kit.getSnapshot().connection.connectors.map(({ id }) => id)).toEqual(["wallet"])
    expect(kit.getSnapshot().plugin.installed).toEqual(["test"])
    expect(await code(kit.remove("base"))).toBe("PLUGIN_NOT_FOUND")
  })

  it("S4.05 in part: what was connected by a removed plugin's connector ends with it, and its wallet is told", async () => {
    const calls: Array<string> = []
    const wallets = definePlugin({
      id: "wallets",
      setup: (host) => {
        host.registerConnector({
          id: "other-wallet",
          name: "Other",
          namespaces: ["test"],
          connect: async () => ({
            grants: [
              {
                namespace: "test",
                accounts: [{ address: "a2", type: "eoa" }],
                networkId: "test:1",
                provider: {}
              }
            ],
            listen: () => () => void calls.push("stopped listening"),
            disconnect: async () => void calls.push("disconnected")
          })
        })
      }
    })
    const kit = makeKit()
    await kit.use(wallets)
    await kit.connect({ connectorId: "other-wallet" })
    await kit.remove("wallets")
    expect(kit.getSnapshot().account["test"]).toMatchObject({ status: "disconnected" })
    expect(calls.toSorted()).toEqual(["disconnected", "stopped listening"])
    await kit.connect({ connectorId: "wallet" })
    await kit.use(wallets)
    await kit.remove("wallets")
    expect(kit.getSnapshot().account["test"]).toMatchObject({ status: "connected", address: "a1" })
  })

  it("one that does not start says why, in the words of what it threw", async () => {
    const kit = makeKit()
    const broken = definePlugin({
      id: "broken",
      setup: () => {
        throw new RangeError("the moon is not full")
      }
    })
    const needy = definePlugin({ id: "needy", requires: ["broken"], setup: () => {} })
    await kit.ready()
    await expect(kit.use(broken)).rejects.toMatchObject({
      code: "PLUGIN_FAILED",
      details: { plugin: "broken" },
      cause: { name: "RangeError", message: "the moon is not full" }
    })
    await expect(kit.use(needy)).rejects.toMatchObject({
      code: "PLUGIN_FAILED",
      details: { plugin: "needy" },
      cause: { name: "PluginFailedError" }
    })
    await kit.dispose()
  })

  it("T03 a plugin asks for the links of any namespace; one that throws has none", async () => {
    const links: Array<string | undefined> = []
    const reader = (id: string, namespace: string) =>
      definePlugin({
        id,
        setup: (host) => {
          const network = host.getSnapshot().network.byNamespace["test"]!.caipNetwork!
          for (const subject of [{ address: "a1" }, { transaction: "t" }])
            links.push(host.explorerUrl({ ...network, chainNamespace: namespace }, subject))
        }
      })
    const kit = makeKit()
    await kit.ready()
    await kit.use(reader("one", "test"))
    await kit.use(reader("two", "nobody"))
    const throwing = definePlugin({
      id: "throwing",
      namespaces: [{ id: "throwing", name: "Throwing" }],
      setup: (host) =>
        host.registerNamespace({
          id: "throwing",
          parseAddress: (text) => text,
          explorerUrl: () => {
            throw new Error("no links today")
          }
        })
    })
    await kit.use(throwing)
    await kit.use(reader("three", "throwing"))
    expect(links).toEqual(["https://explorer.test/1/a1", ...Array.from({ length: 5 }, () => undefined)])
    await kit.dispose()
  })

  it("fills slots that a host owns, in the order of installation, live", async () => {
    const slot = defineSlot<string>("words")
    const kit = makeKit()
    const words = () => readSlot(kit.getSnapshot().plugin.fillings, slot)
    await kit.use(
      withFills(definePlugin({ id: "one", setup: () => {} }), [fillSlot(slot, "a"), fillSlot(slot, "b")])
    )
    await kit.use(
      definePlugin({
        id: "two",
        fills: [fillSlot(slot, "c"), fillSlot(defineSlot<number>("numbers"), 1)],
        setup: () => {}
      })
    )
    expect(words()).toEqual(["a", "b", "c"])
    await kit.remove("one")
    expect(words()).toEqual(["c"])
  })

  it("what a module fills is there from its start on, stays when others come and go, and goes with it", async () => {
    const slot = defineSlot<{ readonly id: string }>("words")
    const plugin = (id: string, word: string, late: string) => ({
      ...definePlugin({ id, fills: [fillSlot(slot, { id: word })], setup: () => {} }),
      load: async () => ({ fills: [fillSlot(slot, { id: late })] })
    })
    const kit = makeKit()
    await kit.ready()
    const words = () => readSlot(kit.getSnapshot().plugin.fillings, slot).map(({ id }) => id)
    await kit.use(plugin("one", "a", "late a"))
    await kit.use(plugin("two", "b", "late b"))
    expect(words()).toEqual(["a", "late a", "b", "late b"])
    expect(await code(kit.use(plugin("three", "c", "late a")))).toBe("PLUGIN_DUPLICATE")
    expect(words().filter((word) => word === "late a")).toHaveLength(1)
    const twice = [fillSlot(slot, { id: "x" }), fillSlot(slot, { id: "x" })]
    expect(await code(kit.use({ id: "twice", load: async () => ({ fills: twice }) }))).toBe(
      "PLUGIN_DUPLICATE"
    )
    await kit.remove("one")
    expect(words().filter((word) => word.includes("a"))).toEqual(["late b"])
    expect(words()).toContain("b")
    await kit.use(plugin("one", "a", "late a"))
    expect(words()).toContain("late a")
  })

  it("what is filled late is there when the engine has started, though the plugin starts later, and goes with it", async () => {
    const slot = defineSlot<{ readonly id: string }>("words")
    const loads: Array<string> = []
    const plugin = (id: string, lateFills = async () => [fillSlot(slot, { id })]) =>
      withLateFills(
        {
          id,
          when: "demand" as const,
          load: async () => {
            loads.push(id)
            return {}
          }
        },
        lateFills
      )
    const kit = createKit({
      app: { name: "Test" },
      networks: [testNetwork(1)],
      plugins: [virtualChain({ wallet: {} }).plugin, plugin("one")],
      storage: memoryStorage()
    })
    const words = () => readSlot(kit.getSnapshot().plugin.fillings, slot).map(({ id }) => id)
    expect(words()).toEqual([])
    await kit.ready()
    expect(words()).toEqual(["one"])
    await kit.use(plugin("two"))
    expect(words()).toEqual(["one", "two"])
    await kit.remove("one")
    expect(words()).toEqual(["two"])
    await kit.use(plugin("one"))
    expect([words(), loads]).toEqual([["two", "one"], []])
    expect(kit.getSnapshot().plugin.installed).toEqual(["test", "two", "one"])
    const lost = plugin("lost", () => Promise.reject(new TypeError("Failed to fetch")))
    expect(await code(kit.use(lost))).toBe("PLUGIN_FAILED")
    expect(await code(kit.use(plugin("twice", async () => [fillSlot(slot, { id: "one" })])))).toBe(
      "PLUGIN_DUPLICATE"
    )
    expect(words()).toEqual(["two", "one"])
    await kit.dispose()
  })

  it("what a plugin of the engine fills late is there with what its module fills, from its start on", async () => {
    const slot = defineSlot<{ readonly id: string }>("words")
    const fill = (id: string) => [fillSlot(slot, { id })]
    let seen: ReadonlyArray<string> = []
    const kit = makeKit()
    await kit.ready()
    const words = () => readSlot(kit.getSnapshot().plugin.fillings, slot).map(({ id }) => id)
    const ready = Effect.sync(() => void (seen = words()))
    await kit.use(
      withLateFills({ id: "one", load: async () => ({ fills: fill("a"), ready }) }, async () => fill("b"))
    )
    expect([words(), seen]).toEqual([
      ["a", "b"],
      ["a", "b"]
    ])
    await kit.remove("one")
    expect(words()).toEqual([])
    await kit.dispose()
  })

  it("what a plugin's API throws is a typed error", async () => {
    const kit = makeKit()
    const thrower = definePlugin({
      id: "thrower",
      actions: ["fail"],
      setup: () => ({ fail: () => Promise.reject(undefined) })
    })
    await kit.use(thrower)
    expect(await code((kit as unknown as { thrower: { fail: () => Promise<void> } }).thrower.fail())).toBe(
      "INTERNAL"
    )
  })

  it("connecting right after createKit waits for the plugin that brings the wallet", async () => {
    let go = () => {}
    const slow = definePlugin({
      id: "slow",
      setup: async (host) => {
        await new Promise<void>((resolve) => (go = resolve))
        host.registerConnector({
          id: "late-wallet",
          name: "Late",
          namespaces: ["test"],
          connect: async () => ({
            grants: [
              {
                namespace: "test",
                accounts: [{ address: "a3", type: "eoa" }],
                networkId: "test:1",
                provider: {},
                walletName: "Hen\u202e"
              }
            ]
          })
        })
      }
    })
    const kit = createKit({
      app: { name: "Test" },
      networks: [testNetwork(1)],
      plugins: [slow, virtualChain({ wallet: {} }).plugin],
      storage: memoryStorage()
    })
    const connecting = kit.connect({ connectorId: "late-wallet" })
    await vi.waitFor(() =>
      expect(kit.getSnapshot().connection.connectors.map(({ id }) => id)).toEqual(["wallet"])
    )
    go()
    const [connection] = await connecting
    expect(connection).toMatchObject({ accounts: [{ address: "a3" }], name: "Hen" })
  })

  it("a plugin that never starts is given up after 10 s and holds up nothing else", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const hanging = definePlugin({ id: "hanging", setup: () => new Promise<void>(() => {}) })
    const kit = createKit({
      app: { name: "Test" },
      networks: [testNetwork(1)],
      plugins: [hanging, virtualChain({ wallet: {} }).plugin],
      storage: memoryStorage()
    })
    const ready = kit.ready()
    await vi.waitFor(() =>
      expect(kit.getSnapshot().connection.connectors.map(({ id }) => id)).toEqual(["wallet"])
    )
    await kit.connect({ connectorId: "wallet" })
    await vi.advanceTimersByTimeAsync(10_000)
    await ready
    vi.useRealTimers()
    expect(kit.getSnapshot().plugin.failed).toEqual({ hanging: "PLUGIN_FAILED" })
    expect(kit.getSnapshot().account["test"]!.status).toBe("connected")
  })

  it("two kits on a page never meet", async () => {
    const first = makeKit()
    const second = makeKit()
    await Promise.all([first.ready(), second.ready()])
    await first.connect({ connectorId: "wallet" })
    first.open()
    expect(second.getSnapshot().account["test"]!.status).toBe("disconnected")
    expect(second.getSnapshot().navigation.open).toBe(false)
  })

  it("a feature without Effect uses what a namespace can do, and is told when it cannot", async () => {
    const chain = virtualChain({ wallet: {} })
    const feature = definePlugin({
      id: "feature",
      actions: ["show", "sign"],
      setup: (host) => ({
        show: async (namespace: string) => Object.keys(host.capabilities(namespace)),
        sign: async (message: string) => {
          const network = host.getSnapshot().network.byNamespace["test"]!.caipNetwork!
          const { signMessage } = host.capabilities("test")
          return signMessage!({ provider: host.provider("test"), address: "a1", network, message })
        }
      })
    })
    const kit = createKit({
      app: { name: "Test" },
      networks: [testNetwork(1)],
      plugins: [chain.plugin, feature],
      storage: memoryStorage()
    })
    await kit.connect({ connectorId: "wallet" })
    expect(await kit.feature.show("test")).toEqual(["signMessage", "switchNetwork", "nativeBalance"])
    expect(await kit.feature.show("absent")).toEqual([])
    expect(await kit.feature.sign("hi")).toBe("signed hi by a1")
    await kit.dispose()
  })

  it("a connector can be taken away while its plugin stays", async () => {
    let leave = () => {}
    const plugin = definePlugin({
      id: "wallets",
      setup: (host) => {
        leave = host.registerConnector({
          id: "passing",
          name: "Passing",
          namespaces: ["test"],
          connect: async () => ({ grants: [] })
        })
      }
    })
    const kit = makeKit()
    await kit.ready()
    await kit.use(plugin)
    const ids = () => kit.getSnapshot().connection.connectors.map(({ id }) => id)
    expect(ids()).toEqual(["wallet", "passing"])
    leave()
    await Promise.resolve()
    expect(ids()).toEqual(["wallet"])
    await kit.remove("wallets")
    expect(kit.getSnapshot().plugin.installed).toEqual(["test"])
  })

  it.each(oddRejections)("T08 a connector that rejects $name ends in a typed error", async ({ make }) => {
    const plugin = definePlugin({
      id: "odd",
      setup: (host) => {
        host.registerConnector({
          id: "odd",
          name: "Odd",
          namespaces: ["test"],
          connect: () => Promise.reject(make())
        })
      }
    })
    const kit = makeKit()
    await kit.ready()
    await kit.use(plugin)
    expect(await code(kit.connect({ connectorId: "odd" }))).toMatch(/^CONNECTION_|^WALLET_BUSY$/)
    await kit.dispose()
  })
})
