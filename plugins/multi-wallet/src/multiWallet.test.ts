import {
  createKit,
  definePlugin,
  memoryStorage,
  type KitError,
  type KitOptions,
  type Plugin,
  type SessionChange
} from "@latchkey/core"
import { Features } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { testNetwork } from "../../../tests/support/virtualChain.ts"
import { multiWallet, type WalletList } from "./index.ts"
import { STORAGE_KEY } from "./storedConnections.ts"

const open: Array<{ readonly dispose: () => Promise<void> }> = []
afterEach(() => Promise.all(open.splice(0).map((kit) => kit.dispose())))

interface Script {
  readonly addresses?: ReadonlyArray<string>
  readonly walletName?: string
  readonly connect?: () => Promise<void>
}

/** A chain whose wallets grant what a test says. */
const chainOf = (id: string, wallets: Readonly<Record<string, Script>>) => {
  const listeners = new Map<string, (change: SessionChange) => void>()
  const plugin = definePlugin({
    id,
    namespaces: [{ id, name: `Namespace ${id}` }],
    setup: (host) => {
      host.registerNamespace({ id, parseAddress: (text) => (/^a\d+$/.test(text) ? text : undefined) })
      for (const [wallet, { addresses = ["a1"], walletName, connect }] of Object.entries(wallets)) {
        const session = {
          grants: [
            {
              namespace: id,
              accounts: addresses.map((address) => ({ address, type: "eoa" as const })),
              networkId: `${id}:1` as const,
              provider: wallet,
              ...(walletName === undefined ? {} : { walletName })
            }
          ],
          listen: (onChange: (change: SessionChange) => void) => {
            listeners.set(wallet, onChange)
            return () => {}
          }
        }
        host.registerConnector({
          id: wallet,
          name: wallet,
          namespaces: [id],
          connect: async () => {
            await connect?.()
            return session
          },
          reconnect: async () => session
        })
      }
    }
  })
  return { plugin, leave: (wallet: string) => listeners.get(wallet)?.({ type: "disconnect" }) }
}

/** A remote configuration, as a plugin that fetches one sets it. */
const remote = (isOn: boolean): Plugin<"remote", object> => ({
  id: "remote",
  load: async () => ({
    start: Effect.flatMap(Features, (features) =>
      features.set({
        ...features.get(),
        remote: true,
        values: { ...features.get().values, multiWallet: isOn }
      })
    )
  })
})

const twoWallets = { one: { addresses: ["a1", "a2"] }, two: { addresses: ["a7"] } }

const begin = async (
  wallets: Readonly<Record<string, Script>> = twoWallets,
  { remoteIsOn, ...options }: Partial<Omit<KitOptions, "plugins">> & { readonly remoteIsOn?: boolean } = {}
) => {
  const chain = chainOf("test", wallets)
  const storage = options.storage ?? memoryStorage()
  const kit = createKit({
    app: { name: "Test" },
    networks: [testNetwork(1), testNetwork(2), testNetwork(1, "other")],
    ...options,
    storage,
    plugins: [chain.plugin, chainOf("other", { far: {} }).plugin, multiWallet()]
  })
  open.push(kit)
  if (remoteIsOn !== undefined) await kit.use(remote(remoteIsOn))
  await kit.ready()
  const id = (connectorId: string, namespace = "test") => ({ namespace, connectorId })
  return {
    kit,
    storage,
    leave: chain.leave,
    id,
    address: () => kit.getSnapshot().account["test"]?.address,
    live: async () =>
      (await kit.multiWallet.connections()).map(({ connectorId, status }) => `${connectorId} ${status}`),
    recent: async (namespace?: string) =>
      (await kit.multiWallet.recentConnections({ namespace })).map(({ connectorId }) => connectorId),
    codeOf: (work: Promise<unknown>) =>
      work.then(
        () => "done",
        ({ code }: KitError) => code
      ),
    alerts: () => kit.getSnapshot().notice.alerts
  }
}

describe("several wallets", () => {
  it("S4.02 in part, S4.29 in part: stay connected beside one another; one is connected, the others are active", async () => {
    const { kit, live, address } = await begin()
    await kit.connect({ connectorId: "one" })
    await kit.connect({ connectorId: "two" })
    await kit.connect({ connectorId: "far" })
    expect(await live()).toEqual(["two connected", "one active", "far connected"])
    expect(await kit.multiWallet.connections({ namespace: "other" })).toMatchObject([
      { connectorId: "far", status: "connected", accounts: [{ address: "a1" }] }
    ])
    expect(await kit.multiWallet.connections({ namespace: "nowhere" })).toEqual([])
    expect(address()).toBe("a7")
  })

  it("S4.29 in part: a switch to a live one makes it, and the account that is named, the current one", async () => {
    const { kit, live, address, id } = await begin()
    await kit.connect({ connectorId: "one" })
    await kit.connect({ connectorId: "two" })
    const switchTo = kit.multiWallet.switchConnection
    expect(await switchTo(id("one"))).toEqual({ hasSwitchedAccount: true, hasSwitchedWallet: true })
    expect([await live(), address()]).toEqual([["one connected", "two active"], "a1"])
    expect(await switchTo(id("one"))).toEqual({ hasSwitchedAccount: false, hasSwitchedWallet: false })
    expect(await switchTo({ ...id("one"), address: "a2" })).toEqual({
      hasSwitchedAccount: true,
      hasSwitchedWallet: false
    })
    expect(address()).toBe("a2")
  })

  it("S4.02[active, anything else] what is no status, no account and no connection is an error, and changes nothing", async () => {
    const { kit, live, id, codeOf } = await begin()
    await kit.connect({ connectorId: "one" })
    const code = (request: object) => codeOf(kit.multiWallet.switchConnection({ ...id("one"), ...request }))
    expect(await code({ status: "asleep" })).toBe("CONNECTION_STATUS_INVALID")
    expect(await code({ status: "" })).toBe("CONNECTION_STATUS_INVALID")
    expect(await code({ status: "active" })).toBe("done")
    expect(await code({ address: "a9" })).toBe("NOT_CONNECTED")
    expect(await code({ connectorId: "two" })).toBe("MULTI_WALLET_UNKNOWN")
    expect(await code({ connectorId: "nobody" })).toBe("MULTI_WALLET_UNKNOWN")
    expect(await code({ namespace: "other" })).toBe("MULTI_WALLET_UNKNOWN")
    expect(await live()).toEqual(["one connected"])
  })

  it("S4.07 in part: a wallet that leaves by itself leaves the other current, and is recent", async () => {
    const { kit, leave, live, recent, address } = await begin()
    await kit.connect({ connectorId: "one" })
    await kit.connect({ connectorId: "two" })
    leave("two")
    await vi.waitFor(async () => expect(await live()).toEqual(["one connected"]), 3_000)
    expect(address()).toBe("a1")
    expect(await recent()).toEqual(["two"])
  })
})

describe("recent connections", () => {
  it("S4.29 in part: are those that were connected and are not, the last first, and connect again", async () => {
    const { kit, live, recent, id } = await begin()
    await kit.connect({ connectorId: "one" })
    await kit.connect({ connectorId: "two" })
    await kit.connect({ connectorId: "far" })
    expect(await recent()).toEqual([])
    await kit.disconnect(id("one"))
    await kit.disconnect(id("two"))
    expect(await recent()).toEqual(["two", "one"])
    expect(await recent("other")).toEqual([])
    const [first] = await kit.multiWallet.recentConnections()
    expect(first).toEqual({ ...id("two"), status: "disconnected", name: "two" })
    expect(await kit.multiWallet.switchConnection({ ...first!, address: "a7" })).toEqual({
      hasSwitchedAccount: false,
      hasSwitchedWallet: false
    })
    expect(await live()).toEqual(["two connected", "far connected"])
    expect(await kit.multiWallet.switchConnection(id("one"))).toEqual({
      hasSwitchedAccount: true,
      hasSwitchedWallet: true
    })
    expect(await live()).toEqual(["one connected", "two active", "far connected"])
    expect(await recent()).toEqual([])
  })

  it("S4.29 in part: the account that is named is the current one when a recent wallet has connected again", async () => {
    const { kit, address, id } = await begin()
    await kit.connect({ connectorId: "one" })
    await kit.disconnect(id("one"))
    expect(await kit.multiWallet.switchConnection({ ...id("one"), address: "a2" })).toEqual({
      hasSwitchedAccount: false,
      hasSwitchedWallet: false
    })
    expect(address()).toBe("a2")
  })

  it("are asked in the task of the click", async () => {
    let asked = 0
    const { kit, id } = await begin({ one: { connect: async () => void (asked += 1) } })
    await kit.connect({ connectorId: "one" })
    await kit.disconnect()
    const work = kit.multiWallet.switchConnection(id("one"))
    expect(asked).toBe(2)
    await work
  })

  it("the error of a wallet that refuses is the caller's, and it stays recent", async () => {
    let refuses = false
    const connect = async () => {
      if (refuses) throw Object.assign(new Error("no"), { code: 4001 })
    }
    const { kit, recent, id, codeOf } = await begin({ one: { connect } })
    await kit.connect({ connectorId: "one" })
    await kit.disconnect()
    refuses = true
    expect(await codeOf(kit.multiWallet.switchConnection(id("one")))).toBe("CONNECTION_REJECTED")
    expect(await recent()).toEqual(["one"])
  })

  it("S4.29 in part: one is forgotten for good; a live one stays", async () => {
    const { kit, storage, live, recent, id, codeOf } = await begin()
    await kit.connect({ connectorId: "one" })
    await kit.connect({ connectorId: "two" })
    await kit.disconnect(id("one"))
    await kit.multiWallet.deleteConnection(id("one"))
    await kit.multiWallet.deleteConnection(id("one"))
    await kit.multiWallet.deleteConnection(id("two"))
    expect([await live(), await recent()]).toEqual([["two connected"], []])
    expect(await codeOf(kit.multiWallet.switchConnection(id("one")))).toBe("MULTI_WALLET_UNKNOWN")
    expect(storage.get(STORAGE_KEY)).not.toContain("one")
    await kit.disconnect()
    expect(await recent()).toEqual(["two"])
    await kit.multiWallet.deleteConnection(id("two"))
    expect(storage.get(STORAGE_KEY)).toBeUndefined()
  })

  it("survive a reload, without an address, where their connector is there", async () => {
    const first = await begin({ one: {}, two: { walletName: "Wallet Two" } })
    await first.kit.connect({ connectorId: "one" })
    await first.kit.connect({ connectorId: "two" })
    await first.kit.disconnect()
    expect(JSON.parse(first.storage.get(STORAGE_KEY)!)).toEqual({
      version: 1,
      value: expect.arrayContaining([
        { namespace: "test", connectorId: "one" },
        { namespace: "test", connectorId: "two", name: "Wallet Two" }
      ])
    })
    const { kit } = await begin({ two: {} }, { storage: first.storage })
    expect(await kit.multiWallet.recentConnections()).toEqual([
      { namespace: "test", connectorId: "two", status: "disconnected", name: "Wallet Two" }
    ])
  })

  it("both wallets are live again after a reload, and none of them is recent", async () => {
    const first = await begin()
    await first.kit.connect({ connectorId: "one" })
    await first.kit.connect({ connectorId: "two" })
    await first.kit.dispose()
    const { live, recent } = await begin(twoWallets, { storage: first.storage })
    await vi.waitFor(async () => expect(await live()).toEqual(["two connected", "one active"]))
    expect(await recent()).toEqual([])
  })
})

describe("who listens", () => {
  it("S4.29 in part: is told of each change of a namespace, until it stops", async () => {
    const { kit, id } = await begin()
    const told: Array<WalletList> = []
    const stop = await kit.multiWallet.subscribe((list) => void told.push(list), { namespace: "test" })
    await kit.connect({ connectorId: "far" })
    expect(told).toEqual([])
    await kit.connect({ connectorId: "one" })
    expect(told.at(-1)).toMatchObject({ connections: [{ ...id("one"), status: "connected" }] })
    await kit.disconnect(id("one"))
    expect(told.at(-1)).toEqual({ connections: [], recentConnections: [expect.objectContaining(id("one"))] })
    const count = told.length
    stop()
    await kit.connect({ connectorId: "one" })
    expect(told).toHaveLength(count)
  })
})

describe("where the feature is off", () => {
  it.each([
    ["the remote configuration says no", { remoteIsOn: false }],
    ["the app says no", { features: { multiWallet: false } }]
  ])(
    "S4.29[all] S6.02[multi-wallet] S8.01[Multi-Wallet Not Enabled] and %s: an info alert shows, results are empty and nothing is done",
    async (_, options) => {
      const { kit, storage, alerts, recent, id, address } = await begin(twoWallets, options)
      await kit.connect({ connectorId: "one" })
      await kit.connect({ connectorId: "two" })
      expect(kit.getSnapshot().connection.connections["test"]).toHaveLength(1)
      expect(storage.get(STORAGE_KEY)).toBeUndefined()
      const told = vi.fn()
      const { connections, switchConnection, deleteConnection, subscribe } = kit.multiWallet
      const calls = [
        [() => connections(), []],
        [() => recent(), []],
        [
          () => switchConnection({ ...id("one"), status: "?" }),
          { hasSwitchedAccount: false, hasSwitchedWallet: false }
        ],
        [() => deleteConnection(id("one")), undefined],
        [() => subscribe(told), expect.any(Function)]
      ] as const
      for (const [call, answer] of calls) {
        kit.getSnapshot().notice.alerts.forEach(({ key }) => kit.dismissAlert(key))
        expect(alerts()).toEqual([])
        expect(await call()).toEqual(answer)
        expect(alerts()).toMatchObject([
          { variant: "info", code: "MULTI_WALLET_NOT_ENABLED", text: "Multi-Wallet Not Enabled" }
        ])
      }
      expect(address()).toBe("a7")
      await kit.disconnect()
      expect(told).not.toHaveBeenCalled()
    }
  )

  it("a remote configuration that says yes decides against the app", async () => {
    const { kit, live } = await begin(twoWallets, { remoteIsOn: true, features: { multiWallet: false } })
    await kit.connect({ connectorId: "one" })
    await kit.connect({ connectorId: "two" })
    expect(await live()).toEqual(["two connected", "one active"])
  })

  it("the feature ends with the plugin; what a remote configuration says stays", async () => {
    const { kit } = await begin()
    const isOn = () => kit.getSnapshot().feature.values.multiWallet
    expect(isOn()).toBe(true)
    await kit.remove("multiWallet")
    expect(isOn()).toBe(false)
    const other = await begin(twoWallets, { remoteIsOn: true })
    await other.kit.remove("multiWallet")
    expect(other.kit.getSnapshot().feature.values.multiWallet).toBe(true)
  })
})
