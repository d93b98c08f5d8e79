import { describe, expect, it, onTestFinished, vi } from "vitest"
import { loadLater } from "../../../tests/support/loadLater.ts"
import { testNetwork, virtualChain, type WalletScript } from "../../../tests/support/virtualChain.ts"
import {
  createKit,
  definePlugin,
  defineSlice,
  fillSlot,
  journeyRules,
  memoryStorage,
  readSlice,
  type JourneyRule,
  type KitOptions,
  type KitState
} from "../index.ts"

/** What the test has the rules of plugins look at. */
const wants = defineSlice<Readonly<Record<string, boolean>>>("rules", {})
const wanted = (name: string) => (state: KitState) => readSlice(state, wants)[name] === true

interface RulesApi {
  readonly want: (change: Readonly<Record<string, boolean>>) => Promise<void>
}

/** A plugin of rules; its slice says which of them are wanted. */
const withRules = (rules: ReadonlyArray<JourneyRule>, first: Readonly<Record<string, boolean>>) =>
  definePlugin<"rules", RulesApi, Readonly<Record<string, boolean>>>({
    id: "rules",
    slice: { ...wants, initial: first },
    actions: ["want"],
    fills: rules.map((rule) => fillSlot(journeyRules, rule)),
    setup: (host) => ({ want: async (change) => host.state.set((before) => ({ ...before, ...change })) })
  })

const start = async (
  rules: ReadonlyArray<JourneyRule> = [],
  first: Readonly<Record<string, boolean>> = {},
  options: Partial<KitOptions> = {},
  script: WalletScript = {}
) => {
  const chain = virtualChain({ wallet: script, second: { connect: () => "a2" } })
  const other = virtualChain({ otherWallet: {} }, "other")
  const plugins = [chain.plugin, other.plugin, withRules(rules, first)] as const
  const kit = createKit({
    app: { name: "Test" },
    networks: [testNetwork(1), testNetwork(2), testNetwork(3), testNetwork(1, "other")],
    storage: memoryStorage(),
    ...options,
    plugins
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  return {
    kit,
    chain,
    stack: () => kit.getSnapshot().navigation.stack.map(({ view }) => view),
    navigation: () => kit.getSnapshot().navigation,
    toast: () => kit.getSnapshot().notice.toast?.code
  }
}

const asked = <A>() => Promise.withResolvers<A>()
const rule = (id: string, more: Partial<JourneyRule> = {}): JourneyRule => ({
  id: `rules/${id}`,
  on: "connected",
  before: "close",
  show: `rules/${id}`,
  when: wanted(id),
  ...more
})
const both = { one: true, two: true }

describe("rules of plugins", () => {
  it("show their view before the modal closes, and hold it, blocking, until it is done", async () => {
    const { kit, stack, navigation } = await start(
      [rule("one", { blocking: true, params: { why: "test" } })],
      both
    )
    kit.open()
    await kit.connect({ connectorId: "wallet" })
    expect(stack()).toEqual(["Connect", "rules/one"])
    expect(navigation().stack.at(-1)).toMatchObject({ blocking: true, params: { why: "test" } })
    kit.navigation.requestClose()
    expect(navigation()).toMatchObject({ open: true, shakes: 1 })
    await kit.rules.want({ other: true })
    expect(stack()).toEqual(["Connect", "rules/one"])
    await kit.rules.want({ one: false })
    expect(navigation().open).toBe(false)
  })

  it("open the modal where it is closed", async () => {
    const { kit, stack, navigation } = await start([rule("one")], both)
    await kit.connect({ connectorId: "wallet" })
    expect(stack()).toEqual(["rules/one"])
    await kit.rules.want({ one: false })
    expect(navigation().open).toBe(false)
  })

  it("match by `when`: without it nothing is shown and the modal closes", async () => {
    const { kit, navigation } = await start([rule("one")])
    kit.open()
    await kit.connect({ connectorId: "wallet" })
    expect(navigation().open).toBe(false)
  })

  it("the first that matches decides, and the next is asked when it is done", async () => {
    const { kit, stack, navigation } = await start([rule("one"), rule("two")], both)
    kit.open()
    await kit.connect({ connectorId: "wallet" })
    expect(stack().at(-1)).toBe("rules/one")
    await kit.rules.want({ one: false })
    expect(stack()).toEqual(["Connect", "rules/two"])
    // What is done is not asked for a second time.
    await kit.rules.want({ one: true, two: false })
    expect(navigation().open).toBe(false)
  })

  it.each([
    [
      "another plugin's, though that comes later",
      [rule("two", { before: "rules/one" }), rule("one")],
      "rules/two"
    ],
    ["`close`, in the order of installation", [rule("two"), rule("one")], "rules/two"],
    ["what stands before `close` already", [rule("one"), rule("two", { before: "added" })], "rules/two"]
  ])("are asked before %s", async (_, rules, expected) => {
    const { kit, stack } = await start(rules, both)
    kit.open()
    await kit.connect({ connectorId: "wallet" })
    expect(stack().at(-1)).toBe(expected)
  })

  it.each([undefined, "absent"])("without a place they are asked last: before %s", async (before) => {
    const { before: _, ...last } = rule("one")
    const { kit, navigation } = await start([before === undefined ? last : { ...last, before }], both)
    kit.open()
    await kit.connect({ connectorId: "wallet" })
    expect(navigation().open).toBe(false)
  })

  it("may look at two states themselves", async () => {
    const seen: Array<[string | undefined, string | undefined]> = []
    const address = (state: KitState) => state.account["test"]?.address
    const { kit, stack } = await start(
      [
        rule("one", {
          on: (before, after) => {
            if (address(before) === address(after)) return false
            seen.push([address(before), address(after)])
            return true
          }
        })
      ],
      both
    )
    await kit.connect({ connectorId: "wallet" })
    expect(seen).toEqual([[undefined, "a1"]])
    expect(stack()).toEqual(["rules/one"])
  })

  it("are asked where no wallet is, if they look themselves", async () => {
    const { kit, stack } = await start(
      [rule("one", { on: (before, after) => !before.navigation.open && after.navigation.open })],
      both,
      { prefetch: false }
    )
    kit.open({ view: "Networks" })
    await vi.waitFor(() => expect(stack().at(-1)).toBe("rules/one"))
  })

  it("that lead on and on are let go: the page does not hang", async () => {
    let looks = 0
    const { kit } = await start([
      rule("one", {
        on: () => {
          looks++
          kit.navigation.push("Networks", { looks })
          return false
        }
      })
    ])
    await kit.connect({ connectorId: "wallet" })
    kit.open()
    expect(looks).toBeGreaterThan(1)
    expect(looks).toBeLessThan(1_000)
  })

  it("closing drops what was held, in an embedded modal too", async () => {
    for (const embedded of [false, true]) {
      const { kit, stack, navigation } = await start([rule("one")], both)
      kit.navigation.embed(embedded)
      kit.open()
      await kit.connect({ connectorId: "wallet" })
      expect(stack().at(-1)).toBe("rules/one")
      kit.close()
      expect(navigation().open).toBe(embedded)
      kit.open({ view: "Networks" })
      await kit.rules.want({ one: false })
      expect(stack()).toEqual(["Networks"])
    }
  })

  it("leave the view alone where nothing follows", async () => {
    const { kit, stack } = await start([rule("one", { on: "switched", before: "switched" })], both)
    await kit.connect({ connectorId: "wallet" })
    kit.open()
    await kit.switchNetwork({ networkId: "test:2" })
    expect(stack()).toEqual(["rules/one"])
    kit.open({ view: "Account" })
    kit.navigation.push("Networks")
    await kit.switchNetwork({ networkId: "test:1" })
    expect(stack()).toEqual(["Account", "rules/one"])
    await kit.rules.want({ one: false })
    expect(stack()).toEqual(["Account"])
  })

  it("a connection that ends while its view is held is not told as added", async () => {
    const { kit, stack, toast } = await start([rule("one", { before: "added" })], { one: false })
    await kit.connect({ connectorId: "otherWallet" })
    await kit.rules.want({ one: true })
    kit.open({ view: "Profile" })
    await kit.connect({ connectorId: "wallet" })
    expect(stack()).toEqual(["Profile", "rules/one"])
    await kit.disconnect({ connectorId: "wallet" })
    await kit.rules.want({ one: false })
    expect(stack()).toEqual(["Profile"])
    expect(toast()).toBeUndefined()
  })

  it("of a removed plugin are not asked, and a view of theirs is not held", async () => {
    const { kit, navigation, stack } = await start([rule("one", { blocking: true })], both)
    kit.open()
    await kit.connect({ connectorId: "wallet" })
    expect(stack().at(-1)).toBe("rules/one")
    await kit.remove("rules")
    expect(navigation().open).toBe(false)
    await kit.disconnect()
    kit.open()
    await kit.connect({ connectorId: "wallet" })
    expect(navigation().open).toBe(false)
  })

  it("one that throws does not match, and the page is told", async () => {
    const told: Array<() => void> = []
    vi.stubGlobal("queueMicrotask", (task: () => void) => void told.push(task))
    onTestFinished(() => void vi.unstubAllGlobals())
    const broken = () => {
      throw new Error("broken rule")
    }
    const { kit, navigation } = await start([rule("one", { when: broken }), rule("two", { on: broken })])
    kit.open()
    await kit.connect({ connectorId: "wallet" })
    expect(navigation().open).toBe(false)
    expect(() => {
      for (const task of told) task()
    }).toThrow("broken rule")
  })
})

describe("connecting", () => {
  it("is shown over an open modal, with what was asked for", async () => {
    const answer = asked<string>()
    const { kit, stack, navigation } = await start([], {}, {}, { connect: () => answer.promise })
    await loadLater(kit)
    kit.open()
    const connected = kit.connect({ connectorId: "wallet", namespace: "test" })
    expect(stack()).toEqual(["Connect", "Connecting"])
    expect(navigation().stack.at(-1)!.params).toEqual({ connectorId: "wallet", namespace: "test" })
    answer.resolve("a1")
    await connected
    expect(navigation().open).toBe(false)
  })

  it("opens no modal that is closed, and leaves alone one that was opened for something else", async () => {
    const answer = asked<string>()
    const { kit, navigation, stack } = await start([], {}, {}, { connect: () => answer.promise })
    const connected = kit.connect({ connectorId: "wallet" })
    expect(navigation().open).toBe(false)
    kit.open({ view: "Networks" })
    answer.resolve("a1")
    await connected
    expect(stack()).toEqual(["Networks"])
  })

  it("in an embedded modal leads to the account in place of closing", async () => {
    const { kit, stack, navigation } = await start()
    kit.navigation.embed(true)
    kit.open()
    await kit.connect({ connectorId: "wallet" })
    expect(stack()).toEqual(["Account"])
    expect(navigation()).toMatchObject({ open: true, embedded: true })
  })

  it("from the list of wallets leads back to it, told as added", async () => {
    const { kit, stack, toast } = await start()
    await kit.connect({ connectorId: "wallet" })
    kit.open({ view: "Profile" })
    kit.navigation.push("Connect")
    await kit.connect({ connectorId: "otherWallet" })
    expect(stack()).toEqual(["Profile"])
    expect(toast()).toBe("WALLET_ADDED")
  })

  it("a plugin's view before `close` holds that up too", async () => {
    const { kit, stack, toast } = await start([rule("one", { before: "added" })])
    await kit.connect({ connectorId: "wallet" })
    await kit.rules.want({ one: true })
    kit.open({ view: "Profile" })
    await kit.connect({ connectorId: "otherWallet" })
    expect(stack()).toEqual(["Profile", "rules/one"])
    expect(toast()).toBeUndefined()
    await kit.rules.want({ one: false })
    expect(stack()).toEqual(["Profile"])
    expect(toast()).toBe("WALLET_ADDED")
  })
})

describe("a wallet that answers before the journeys have come", () => {
  it("S4.03 in part: closes the modal like any other, before who asked for it is told", async () => {
    const { kit, navigation } = await start()
    kit.open()
    await kit.connect({ connectorId: "wallet" })
    expect(navigation().open).toBe(false)
  })

  it("S4.03 in part: shows that it refused where it would have waited", async () => {
    const { kit, stack } = await start([], {}, {}, { connect: () => Promise.reject(new Error("no")) })
    kit.open()
    await expect(kit.connect({ connectorId: "wallet" })).rejects.toThrow()
    expect(stack()).toEqual(["Connect", "Connecting"])
  })

  it("S4.03 in part: is not waited for once the visitor has closed the modal or gone back", async () => {
    for (const leave of ["close", "goBack"] as const) {
      const { kit } = await start([], {}, {}, { connect: () => new Promise<string>(() => {}) })
      kit.open()
      kit.navigation.push("Connecting", { connectorId: "wallet" })
      const connected = kit.connect({ connectorId: "wallet" })
      kit.navigation[leave]()
      await expect(connected).rejects.toMatchObject({ code: "CANCELLED" })
      expect(kit.getSnapshot().attempt.connect).toBeUndefined()
    }
  })

  it("T08 is not waited for once the visitor has closed the modal, before there was a view that waits", async () => {
    const { kit } = await start([], {}, {}, { connect: () => new Promise<string>(() => {}) })
    kit.open()
    const connected = kit.connect({ connectorId: "wallet" })
    kit.close()
    await expect(connected).rejects.toMatchObject({ code: "CANCELLED" })
    expect(kit.getSnapshot().attempt.connect).toBeUndefined()
    expect(kit.getSnapshot().account["test"]?.status).toBe("disconnected")
  })

  it("is waited for where it was asked without a view, and where the visitor still waits", async () => {
    const { kit } = await start([], {}, {}, { connect: () => new Promise<string>(() => {}) })
    kit.connect({ connectorId: "wallet" }).catch(() => {})
    kit.open()
    kit.close()
    kit.open({ view: "Connecting", params: { connectorId: "wallet" } })
    await vi.dynamicImportSettled()
    expect(kit.getSnapshot().attempt.connect?.status).toBe("waiting")
    kit.close()
    await vi.waitFor(() => expect(kit.getSnapshot().attempt.connect).toBeUndefined())
  })

  it("leaves a visitor who has moved on alone", async () => {
    const { kit, stack } = await start()
    kit.open()
    const connected = kit.connect({ connectorId: "wallet" })
    kit.open({ view: "Networks" })
    await connected
    await vi.dynamicImportSettled()
    expect(stack()).toEqual(["Networks"])
  })
})

describe("a network that was switched to", () => {
  it.each([["Networks"], ["Networks", "SwitchNetwork"], ["UnsupportedChain", "SwitchNetwork"]])(
    "leaves what it was chosen in: %s %s",
    async (...views) => {
      const { kit, stack } = await start()
      await kit.connect({ connectorId: "wallet" })
      kit.open({ view: "Account" })
      for (const view of views)
        kit.navigation.push(view, view === "SwitchNetwork" ? { networkId: "test:2" } : {})
      await kit.switchNetwork({ networkId: "test:2" })
      expect(stack()).toEqual(["Account"])
    }
  )

  it("leaves nothing else, and a view that waits for another network stays", async () => {
    const { kit, stack } = await start()
    await kit.connect({ connectorId: "wallet" })
    kit.open({ view: "Account" })
    await kit.switchNetwork({ networkId: "test:2" })
    expect(stack()).toEqual(["Account"])
    kit.navigation.push("SwitchNetwork", { networkId: "test:3" })
    await kit.switchNetwork({ networkId: "test:1" })
    expect(stack()).toEqual(["Account", "SwitchNetwork"])
  })
})

describe("a network that is asked for", () => {
  const never = () => new Promise<never>(() => {})

  it("ends with its view, and not with what is shown over that meanwhile", async () => {
    const { kit, stack } = await start([], {}, {}, { switchNetwork: never })
    const asking = () => kit.getSnapshot().attempt.networkSwitch?.status
    await kit.connect({ connectorId: "wallet" })
    kit.open({ view: "Account" })
    kit.requestNetwork({ networkId: "test:2" })
    await vi.waitFor(() => expect([stack().at(-1), asking()]).toEqual(["SwitchNetwork", "waiting"]))
    kit.navigation.push("Help")
    await vi.dynamicImportSettled()
    expect(asking()).toBe("waiting")
    kit.navigation.goBack()
    expect([stack().at(-1), asking()]).toEqual(["SwitchNetwork", "waiting"])
    kit.navigation.goBack()
    await vi.waitFor(() => expect(asking()).toBeUndefined())
    expect(stack()).toEqual(["Account"])
  })

  it("keeps its view when the one before it fails", async () => {
    const refused = asked<never>()
    const { kit, navigation } = await start(
      [],
      {},
      {},
      { switchNetwork: (id) => (id === "test:2" ? refused.promise : never()) }
    )
    const top = () => navigation().stack.at(-1)
    await kit.connect({ connectorId: "wallet" })
    kit.open({ view: "Account" })
    kit.requestNetwork({ networkId: "test:2" })
    await vi.waitFor(() => expect(top()?.params["networkId"]).toBe("test:2"))
    kit.requestNetwork({ networkId: "test:3" })
    await vi.waitFor(() => expect(top()?.params["networkId"]).toBe("test:3"))
    refused.reject(Object.assign(new Error("No"), { code: 4001 }))
    await vi.waitFor(() => expect(kit.getSnapshot().attempt.networkSwitch?.networkId).toBe("test:3"))
    await vi.dynamicImportSettled()
    expect(top()).toMatchObject({ view: "SwitchNetwork", params: { networkId: "test:3" } })
  })

  it("that the page is at already asks nobody, and leaves the list of networks alone", async () => {
    const { kit, chain, stack } = await start()
    await kit.connect({ connectorId: "wallet" })
    const asks = chain.calls.length
    kit.open({ view: "Account" })
    kit.navigation.push("Networks")
    kit.requestNetwork({ networkId: "test:1" })
    await vi.waitFor(() => expect(stack()).toEqual(["Account"]))
    kit.requestNetwork({ networkId: "test:1" })
    await vi.dynamicImportSettled()
    expect(stack()).toEqual(["Account"])
    expect(chain.calls.slice(asks).filter((call) => call.startsWith("switch"))).toEqual([])
  })
})

describe("the account of a namespace", () => {
  it("is shown alone, and a modal that was opened for another namespace is about this one from then on", async () => {
    const { kit, stack, navigation } = await start()
    await kit.connect({ connectorId: "wallet" })
    await kit.connect({ connectorId: "otherWallet" })
    kit.open({ view: "Networks" })
    kit.showAccount({ namespace: "test" })
    await vi.waitFor(() => expect(stack()).toEqual(["Account"]))
    expect(navigation().namespace).toBeUndefined()
    expect(kit.getSnapshot().network.activeNamespace).toBe("test")
    kit.open({ view: "Connect", namespace: "test" })
    expect(navigation().namespace).toBe("test")
    kit.showAccount({ namespace: "other" })
    await vi.waitFor(() => expect(navigation().namespace).toBe("other"))
    expect([stack().at(-1), kit.getSnapshot().network.activeNamespace]).toEqual(["Account", "other"])
  })
})

describe("a network that the app does not use", () => {
  const onUnknown = async (options: Partial<KitOptions> = {}) => {
    const world = await start([], {}, options)
    await world.kit.connect({ connectorId: "wallet" })
    const move = (id: number) =>
      world.chain.tell("wallet", { type: "network", namespace: "test", networkId: `test:${id}` })
    return { ...world, move }
  }

  it("is shown, blocking, and left when the wallet is on another one again", async () => {
    const { stack, navigation, move } = await onUnknown()
    move(9)
    await vi.waitFor(() => expect(stack()).toEqual(["UnsupportedChain"]))
    expect(navigation().stack[0]!.blocking).toBe(true)
    move(2)
    await vi.waitFor(() => expect(navigation().open).toBe(false))
  })

  it("is not shown to a visitor whose wallet has not come back, whatever else connects meanwhile", async () => {
    const storage = memoryStorage()
    const first = await onUnknown({ storage, unsupportedNetwork: "ignore" })
    first.move(9)
    await vi.waitFor(() => expect(storage.get("active_caip_network_id")).toBe("test:9"))
    await first.kit.dispose()
    const answer = asked<string | undefined>()
    const chain = virtualChain({ wallet: { reconnect: () => answer.promise } })
    const kit = createKit({
      app: { name: "Test" },
      networks: [testNetwork(1), testNetwork(1, "other")],
      plugins: [chain.plugin, virtualChain({ otherWallet: {} }, "other").plugin],
      storage
    })
    onTestFinished(() => kit.dispose())
    const opened: Array<string> = []
    kit.subscribe(() => opened.push(...kit.getSnapshot().navigation.stack.map(({ view }) => view)))
    const ready = kit.ready()
    await vi.waitFor(() => expect(chain.calls).toContain("reconnect wallet"))
    expect(kit.getSnapshot().network.byNamespace["test"]?.caipNetwork?.unknown).toBe(true)
    await kit.connect({ connectorId: "otherWallet" })
    expect(kit.getSnapshot().account["other"]?.status).toBe("connected")
    answer.resolve(undefined)
    await ready
    expect(kit.getSnapshot().network.byNamespace["test"]?.caipNetwork?.caipNetworkId).toBe("test:1")
    expect(opened).toEqual([])
  })

  it("does not undo a connection that it takes the view of: whoever asked for that has it", async () => {
    const { kit, stack } = await start([], {}, {}, { walletNetwork: () => 9 })
    await loadLater(kit)
    kit.open()
    kit.navigation.push("Connecting", { connectorId: "wallet" })
    const [made] = await kit.connect({ connectorId: "wallet" })
    expect(made).toMatchObject({ connectorId: "wallet", namespace: "test" })
    expect(stack()).toEqual(["UnsupportedChain"])
    expect(kit.getSnapshot().account["test"]?.status).toBe("connected")
    expect(kit.getSnapshot().attempt.connect?.status).toBe("done")
  })

  it("what is over it in which a network is chosen is left with it", async () => {
    const { kit, stack, navigation, move } = await onUnknown()
    move(9)
    await vi.waitFor(() => expect(stack()).toEqual(["UnsupportedChain"]))
    kit.navigation.push("SwitchNetwork", { networkId: "test:2" }, { blocking: true })
    move(1)
    await vi.waitFor(() => expect(navigation().open).toBe(false))
  })

  it.each([
    ["warn", true],
    ["ignore", false]
  ] as const)("by `%s`, shown: %s, never blocking", async (unsupportedNetwork, shown) => {
    const { kit, navigation, move } = await onUnknown({ unsupportedNetwork })
    move(9)
    await vi.waitFor(() =>
      expect(kit.getSnapshot().network.byNamespace["test"]!.caipNetwork!.unknown).toBe(true)
    )
    expect(navigation().open).toBe(shown)
    expect(navigation().stack.some(({ blocking }) => blocking)).toBe(false)
  })
})

describe("a connection that ended", () => {
  it("closes the modal, unless whoever disconnected wants it to stay", async () => {
    const { kit, navigation, stack } = await start()
    await kit.connect({ connectorId: "wallet" })
    kit.open()
    await kit.disconnect()
    expect(navigation().open).toBe(false)
    await kit.connect({ connectorId: "wallet" })
    kit.open({ view: "Networks" })
    await kit.disconnect({ closeModal: false })
    expect(stack()).toEqual(["Networks"])
  })

  it("where the wallet ended it, likewise", async () => {
    const { kit, navigation, chain } = await start()
    await kit.connect({ connectorId: "wallet" })
    kit.open()
    chain.tell("wallet", { type: "disconnect", namespace: "test" })
    await vi.waitFor(() => expect(navigation().open).toBe(false))
  })

  it("leaves the list of wallets as long as it has one", async () => {
    const { kit, stack, navigation } = await start()
    await kit.connect({ connectorId: "wallet" })
    await kit.connect({ connectorId: "otherWallet" })
    kit.open({ view: "Profile" })
    await kit.disconnect({ connectorId: "wallet" })
    expect(stack()).toEqual(["Profile"])
    await kit.disconnect({ connectorId: "otherWallet" })
    expect(navigation().open).toBe(false)
  })
})
