import * as Effect from "effect/Effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import { Connectors, Namespaces } from "../effect.ts"
import { readSession } from "./storedSession.ts"
import {
  createKit,
  definePlugin,
  memoryStorage,
  type KitError,
  type SessionChange,
  type TelemetryEvent
} from "../index.ts"

const makeKit = async (options: object = {}, script: Parameters<typeof virtualChain>[0] = { wallet: {} }) => {
  const chain = virtualChain(script)
  const other = virtualChain({ otherWallet: {} }, "other")
  const kit = createKit({
    app: { name: "Test" },
    networks: [testNetwork(1), testNetwork(2), testNetwork(7, "other")],
    plugins: [chain.plugin, other.plugin],
    storage: memoryStorage(),
    ...options
  })
  await kit.ready()
  return {
    kit,
    chain,
    network: () => kit.getSnapshot().network,
    view: () => kit.getSnapshot().navigation.stack.at(-1)
  }
}

// What wallets tell reaches the state once a frame.
const nextFrame = () => vi.advanceTimersByTimeAsync(20)
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => void vi.useRealTimers())
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => "resolved",
    (error: KitError) => error.code
  )

describe("networks", () => {
  it("S3.02 in part, S3.03[all]: completes what the app passed, its own object kept", async () => {
    const input = {
      ...testNetwork(1),
      blockExplorers: { default: { name: "Explorer", url: "https://explorer.test" } },
      testnet: true,
      assets: { imageId: "first", imageUrl: "https://images.test/first.png" }
    }
    const { kit } = await makeKit({
      networks: [input],
      customRpcUrls: { "test:1": ["http://127.0.0.1:2"] },
      chainImages: { 1: "data:image/png;base64,AA==" }
    })
    const state = kit.getSnapshot().network.byNamespace["test"]!
    expect(state).toMatchObject({ supportsAllNetworks: true, smartAccountEnabledNetworks: [] })
    expect(state.approvedCaipNetworkIds).toBeUndefined()
    expect(state.requestedCaipNetworks).toEqual([state.caipNetwork])
    expect(state.caipNetwork).toEqual({
      id: 1,
      caipNetworkId: "test:1",
      chainNamespace: "test",
      name: "Network 1",
      nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 18 },
      rpcUrls: {
        default: { http: ["http://127.0.0.1:2", "http://127.0.0.1:1"] },
        chainDefault: { http: ["http://127.0.0.1:1"] },
        custom: { http: ["http://127.0.0.1:2"] }
      },
      blockExplorers: { default: { name: "Explorer", url: "https://explorer.test" } },
      testnet: true,
      assets: { imageId: "first", imageUrl: "data:image/png;base64,AA==" },
      unknown: false,
      input
    })
    expect(state.caipNetwork?.input).toBe(input)
  })

  it("S4.10 S3.20 a switch asks the wallet, is saved and tracked", async () => {
    const storage = memoryStorage()
    const { kit, chain, network } = await makeKit({ storage })
    await kit.connect({ connectorId: "wallet" })
    const events: Array<TelemetryEvent> = []
    kit.onEvent((event) => events.push(event))
    await kit.switchNetwork({ networkId: "test:2" })
    expect(chain.calls).toContain("switch test:2")
    expect(network().byNamespace["test"]!.caipNetwork!.caipNetworkId).toBe("test:2")
    expect(events).toMatchObject([{ event: "SWITCH_NETWORK", properties: { network: "test:2" } }])
    expect(readSession(storage).activeNetworkId).toBe("test:2")
  })

  it("S4.10 each way to another network is tracked once, with the network that it led to", async () => {
    const { kit, chain, network } = await makeKit()
    const events: Array<TelemetryEvent> = []
    kit.onEvent((event) => {
      if (event.event === "SWITCH_NETWORK") events.push(event)
    })
    const tracked = () => events.splice(0).map(({ properties }) => properties)
    // Without a wallet.
    await kit.switchNetwork({ networkId: "test:2" })
    expect([tracked(), chain.calls]).toEqual([[{ network: "test:2" }], []])
    await kit.connect({ connectorId: "wallet" })
    expect(tracked()).toEqual([])
    // By a wallet that is connected on it.
    await kit.connect({ connectorId: "otherWallet", networkId: "other:7" })
    expect([tracked(), network().activeNamespace]).toEqual([[{ network: "other:7" }], "other"])
    // By the wallet, and again while it is asked.
    await Promise.all(["test:1", "test:1"].map((networkId) => kit.switchNetwork({ networkId } as never)))
    expect(tracked()).toEqual([{ network: "test:1" }])
    expect(chain.calls.filter((call) => call.startsWith("switch"))).toEqual(["switch test:1"])
    // To where another namespace's wallet is already.
    kit.showAccount({ namespace: "other" })
    await vi.waitFor(() => expect(network().activeNamespace).toBe("other"))
    expect(tracked()).toEqual([{ network: "other:7" }])
  })

  it("S4.08 in part: a network of another namespace sets the switching flag and takes that namespace's address", async () => {
    const { kit, network } = await makeKit()
    await kit.connect({ connectorId: "wallet" })
    await kit.connect({ connectorId: "otherWallet" })
    expect(network().activeNamespace).toBe("test")
    const flags: Array<boolean> = []
    kit.subscribe(() => {
      if (flags.at(-1) !== network().isSwitchingNamespace) flags.push(network().isSwitchingNamespace)
    })
    await kit.switchNetwork({ networkId: "other:7" })
    expect(flags).toEqual([false, true, false].slice(flags[0] === false ? 0 : 1))
    expect(flags).toContain(true)
    expect(network().activeNamespace).toBe("other")
    expect(kit.getSnapshot().account["other"]!.caipAddress).toBe("other:7:a1")
  })

  it("S4.09[all] on failure the modal goes back one view and says why; from an unsupported network success closes it", async () => {
    const { kit, chain, view, network } = await makeKit(
      {},
      {
        wallet: {
          switchNetwork: (id) => (id === "test:2" ? Promise.reject({ code: 4001 }) : Promise.resolve())
        }
      }
    )
    await kit.connect({ connectorId: "wallet" })
    kit.open({ view: "Networks" })
    kit.requestNetwork({ networkId: "test:2" })
    expect(view()!.view).toBe("SwitchNetwork")
    await nextFrame()
    expect(view()!.view).toBe("Networks")
    expect(kit.getSnapshot().notice.toast).toMatchObject({
      variant: "error",
      code: "NETWORK_SWITCH_REJECTED"
    })
    kit.close()
    chain.tell("wallet", { type: "network", namespace: "test", networkId: "test:99" })
    await nextFrame()
    expect(network().byNamespace["test"]!.caipNetwork).toMatchObject({
      name: "Unknown Network",
      unknown: true
    })
    expect(kit.getSnapshot().navigation.open).toBe(true)
    await kit.switchNetwork({ networkId: "test:1" })
    expect(kit.getSnapshot().navigation.open).toBe(false)
  })

  it("S2.10 in part, S4.28[all]: an unsupported network opens UnsupportedChain, unless the policy or the switch option says otherwise", async () => {
    for (const [options, expected] of [
      [{}, { view: "UnsupportedChain", blocking: true }],
      [{ unsupportedNetwork: "block" }, { view: "UnsupportedChain", blocking: true }],
      [{ unsupportedNetwork: "warn" }, { view: "UnsupportedChain", blocking: false }],
      [{ unsupportedNetwork: "ignore" }, undefined],
      [{ enableNetworkSwitch: false }, undefined]
    ] as const) {
      const { kit, view } = await makeKit(options, { wallet: { walletNetwork: () => 99 } })
      await kit.connect({ connectorId: "wallet" })
      expect(kit.getSnapshot().network.byNamespace["test"]?.caipNetwork).toMatchObject({
        caipNetworkId: "test:99",
        name: "Unknown Network",
        unknown: true
      })
      if (expected === undefined) expect(view()).toBeUndefined()
      else expect(view()).toMatchObject(expected)
    }
  })

  it("S2.10[all] opens UnsupportedChain on a network that was not requested, where switching is on, unsupported networks are not allowed, and the session is not one of WalletConnect in basic mode", async () => {
    const opened = async (
      options: {
        readonly enableNetworkSwitch?: boolean
        readonly unsupportedNetwork?: "ignore"
        readonly isBasic?: boolean
        readonly type?: "walletConnect"
        readonly network?: number
      } = {}
    ) => {
      const { isBasic = false, type, network = 99, ...rest } = options
      const { kit, view } = await makeKit(
        { ...rest, basic: isBasic },
        {
          wallet: { walletNetwork: () => network, ...(type === undefined ? {} : { type }) }
        }
      )
      expect(kit.getSnapshot().feature.basic).toBe(isBasic)
      await kit.connect({ connectorId: "wallet" })
      const shown = view()?.view
      await kit.dispose()
      return shown
    }
    expect(await opened()).toBe("UnsupportedChain")
    expect(await opened({ network: 2 })).toBeUndefined()
    expect(await opened({ enableNetworkSwitch: false })).toBeUndefined()
    expect(await opened({ unsupportedNetwork: "ignore" })).toBeUndefined()
    expect(await opened({ type: "walletConnect", isBasic: true })).toBeUndefined()
    expect(await opened({ type: "walletConnect" })).toBe("UnsupportedChain")
    expect(await opened({ isBasic: true })).toBe("UnsupportedChain")
  })

  it("S2.10 in part: a warning that was closed comes back for another network only", async () => {
    const { kit, chain, view } = await makeKit({ unsupportedNetwork: "warn" })
    await kit.connect({ connectorId: "wallet" })
    const move = async (id: number) => {
      chain.tell("wallet", { type: "network", namespace: "test", networkId: `test:${id}` })
      await nextFrame()
    }
    await move(99)
    kit.close()
    chain.tell("wallet", {
      type: "accounts",
      namespace: "test",
      accounts: [{ namespace: "test", address: "a2", type: "eoa" }]
    })
    await nextFrame()
    expect(view()).toBeUndefined()
    await move(98)
    expect(view()?.view).toBe("UnsupportedChain")
  })

  it("T08, S4.09 in part: a switch ends when its view is left, and a wallet's late answer changes nothing", async () => {
    let release = () => {}
    const { kit, view, network } = await makeKit(
      {},
      { wallet: { switchNetwork: () => new Promise<void>((resolve) => (release = resolve)) } }
    )
    await kit.connect({ connectorId: "wallet" })
    kit.open({ view: "Networks" })
    kit.requestNetwork({ networkId: "test:2" })
    expect(network().switchingTo).toBe("test:2")
    kit.navigation.goBack()
    expect(network().switchingTo).toBeUndefined()
    release()
    await nextFrame()
    expect(view()!.view).toBe("Networks")
    expect(network().byNamespace["test"]!.caipNetwork!.caipNetworkId).toBe("test:1")
    expect(kit.getSnapshot().notice.toast).toBeUndefined()
  })

  it("T10 T22 a switch that is overtaken while its wallet answers in the same task commits nothing", async () => {
    let overtake = () => {}
    const prompt = {
      id: "prompt",
      namespaces: [{ id: "prompt", name: "Prompt" }],
      load: async () => ({
        start: Effect.gen(function* () {
          yield* (yield* Namespaces).register({
            id: "prompt",
            parseAddress: (text) => text,
            explorerUrl: () => undefined,
            capabilities: {
              networkSwitching: {
                switchNetwork: ({ network }) =>
                  Effect.sync(() => {
                    if (network.id === 2) overtake()
                  })
              }
            }
          })
          yield* (yield* Connectors).register({
            id: "prompt-wallet",
            type: "external",
            name: "Prompt",
            namespaces: ["prompt"],
            connect: () =>
              Effect.succeed({
                grants: [
                  {
                    namespace: "prompt",
                    accounts: [{ namespace: "prompt", address: "a1", type: "eoa" as const }],
                    networkId: "prompt:1" as const,
                    provider: {}
                  }
                ],
                listen: () => () => {},
                disconnect: Effect.void
              }),
            reconnect: () => Effect.die("not asked here")
          })
        })
      })
    }
    const kit = createKit({
      app: { name: "Test" },
      networks: [1, 2, 3].map((id) => testNetwork(id, "prompt")),
      plugins: [prompt],
      storage: memoryStorage()
    })
    await kit.connect({ connectorId: "prompt-wallet" })
    let later: Promise<string> | undefined
    overtake = () => void (later = code(kit.switchNetwork({ networkId: "prompt:3" })))
    expect(await code(kit.switchNetwork({ networkId: "prompt:2" }))).toBe("CANCELLED")
    expect(await later).toBe("resolved")
    const { caipNetwork } = kit.getSnapshot().network.byNamespace["prompt"]!
    expect(caipNetwork!.caipNetworkId).toBe("prompt:3")
  })

  const slowWallet = async () => {
    const release: Array<() => void> = []
    const made = await makeKit(
      { networks: [testNetwork(1), testNetwork(2), testNetwork(3), testNetwork(7, "other")] },
      { wallet: { switchNetwork: () => new Promise<void>((resolve) => release.push(resolve)) } }
    )
    await made.kit.connect({ connectorId: "wallet" })
    return {
      ...made,
      switchTo: (id: number) => code(made.kit.switchNetwork({ networkId: `test:${id}` })),
      asked: () => made.chain.calls.filter((call) => call.startsWith("switch")),
      answer: async () => {
        release.shift()!()
        await nextFrame()
      }
    }
  }

  it("T10 a second click on the same network joins the first; one on another takes its place, and is asked when the wallet has answered", async () => {
    const { network, switchTo, asked, answer } = await slowWallet()
    const earlier = [switchTo(2), switchTo(2)]
    const later = switchTo(3)
    expect(await Promise.all(earlier)).toEqual(["CANCELLED", "CANCELLED"])
    await nextFrame()
    expect(asked()).toEqual(["switch test:2"])
    await answer()
    expect(asked()).toEqual(["switch test:2", "switch test:3"])
    await answer()
    expect(await later).toBe("resolved")
    expect(network().byNamespace["test"]!.caipNetwork!.caipNetworkId).toBe("test:3")
  })

  it("T10 never asks for what was given up before its turn, and joins what is still being asked", async () => {
    const { network, switchTo, asked, answer } = await slowWallet()
    const first = [switchTo(2), switchTo(3)]
    const back = switchTo(2)
    expect(await Promise.all(first)).toEqual(["CANCELLED", "CANCELLED"])
    await answer()
    expect(await back).toBe("resolved")
    expect(asked()).toEqual(["switch test:2"])
    expect(network().byNamespace["test"]!.caipNetwork!.caipNetworkId).toBe("test:2")
  })

  it("T08 a wallet that never answers a switch keeps the next waiting until the connection ends, and is asked anew after it", async () => {
    const { kit, switchTo, asked } = await slowWallet()
    const all = [switchTo(2), switchTo(3)]
    await nextFrame()
    await kit.disconnect()
    expect(await Promise.all(all)).toEqual(["CANCELLED", "NOT_CONNECTED"])
    await kit.connect({ connectorId: "wallet" })
    void switchTo(3)
    expect(asked()).toEqual(["switch test:2", "switch test:3"])
    await kit.dispose()
  })

  it("S2.10 in part: choosing a network over the blocking view keeps closing refused", async () => {
    const { kit, view } = await makeKit(
      {},
      { wallet: { walletNetwork: () => 99, switchNetwork: () => new Promise<void>(() => {}) } }
    )
    await kit.connect({ connectorId: "wallet" })
    kit.requestNetwork({ networkId: "test:2" })
    expect(view()).toMatchObject({ view: "SwitchNetwork", blocking: true })
    kit.navigation.requestClose()
    expect(kit.getSnapshot().navigation).toMatchObject({ open: true, shakes: 1 })
  })

  it("S2.11[all] a switch of the embedded wallet shows its confirmation view, also where it is to be ignored", async () => {
    const { kit, view, network } = await makeKit(
      {},
      { wallet: {}, embedded: { type: "auth", switchNetwork: () => new Promise<void>(() => {}) } }
    )
    for (const [connectorId, ignoreConfirmation, shown] of [
      ["wallet", false, "SwitchNetwork"],
      ["wallet", true, "Account"],
      ["embedded", false, "SwitchNetwork"],
      ["embedded", true, "SwitchNetwork"]
    ] as const) {
      await kit.connect({ connectorId })
      kit.open()
      kit.requestNetwork({ networkId: "test:2", ignoreConfirmation })
      expect(view()!.view, `${connectorId} ${ignoreConfirmation}`).toBe(shown)
      kit.close()
      await kit.disconnect()
      expect(network().byNamespace["test"]!.caipNetwork!.caipNetworkId).toBeDefined()
    }
  })

  it("S2.11 in part: a switch shows its confirmation view unless confirmation is ignored", async () => {
    const { kit, view, network } = await makeKit()
    await kit.connect({ connectorId: "wallet" })
    kit.open()
    kit.requestNetwork({ networkId: "test:2", ignoreConfirmation: true })
    expect(view()!.view).toBe("Account")
    await nextFrame()
    expect(network().byNamespace["test"]!.caipNetwork!.caipNetworkId).toBe("test:2")
    kit.requestNetwork({ networkId: "test:1" })
    expect(view()).toMatchObject({ view: "SwitchNetwork", params: { networkId: "test:1" } })
    await nextFrame()
    expect(view()!.view).toBe("Account")
  })

  it("S2.12 a chain on which the visitor has no address leads to SwitchActiveChain", async () => {
    const { kit, view, network } = await makeKit()
    await kit.connect({ connectorId: "wallet" })
    kit.open()
    kit.requestNetwork({ networkId: "other:7" })
    expect(view()).toMatchObject({
      view: "SwitchActiveChain",
      params: { namespace: "other", networkId: "other:7", navigateTo: "Connect", replace: true }
    })
    expect(network().activeNamespace).toBe("test")
  })

  it("S4.11 removing the active network makes the first remaining one active", async () => {
    const { kit, network } = await makeKit()
    kit.removeNetwork("test:1")
    await nextFrame()
    expect(network().activeNamespace).toBe("test")
    expect(network().byNamespace["test"]!.caipNetwork!.caipNetworkId).toBe("test:2")
    expect(kit.getNetwork("test:1")).toBeUndefined()
    kit.addNetwork(testNetwork(5))
    await nextFrame()
    expect(kit.getNetwork("test:5")?.name).toBe("Network 5")
  })

  it("S4.12 removing the active chain plugin makes the first network of another chain active", async () => {
    const { kit, network } = await makeKit()
    await kit.connect({ connectorId: "wallet" })
    await kit.remove("test")
    expect(network().activeNamespace).toBe("other")
    expect(kit.getSnapshot().account["test"]).toBeUndefined()
    expect(kit.getSnapshot().connection.connectors.map(({ id }) => id)).toEqual(["otherWallet"])
    expect(kit.getSnapshot().plugin.installed).toEqual(["other"])
  })

  it("T22 a wallet that did not move, and switching turned off, are errors and change nothing", async () => {
    const { kit, network } = await makeKit(
      {},
      { wallet: { switchNetwork: () => Promise.reject(new Error("still elsewhere")) } }
    )
    await kit.connect({ connectorId: "wallet" })
    expect(await code(kit.switchNetwork({ networkId: "test:2" }))).toBe("NETWORK_SWITCH_FAILED")
    expect(network().byNamespace["test"]!.caipNetwork!.caipNetworkId).toBe("test:1")
    expect(network().switchingTo).toBeUndefined()
    const fixed = await makeKit({ enableNetworkSwitch: false })
    expect(await code(fixed.kit.switchNetwork({ networkId: "test:2" }))).toBe("NETWORK_SWITCH_DISABLED")
  })

  describe("where addresses read otherwise on another network", () => {
    const accountOn = (network: string) => ({ address: `${network}-a1`, type: "eoa" as const })
    const prefixed = (
      answer: (networkId: string) => ReadonlyArray<{ address: string; type: "eoa" }> | undefined,
      listen: (onChange: (change: SessionChange) => void) => void = () => {}
    ) =>
      definePlugin({
        id: "prefixed",
        namespaces: [{ id: "prefixed", name: "Prefixed" }],
        setup: (host) => {
          host.registerNamespace({
            id: "prefixed",
            parseAddress: (text, network) =>
              network === undefined || text.startsWith(`${network.id}-`) ? text : undefined,
            switchNetwork: async ({ network }) => answer(network.caipNetworkId)
          })
          host.registerConnector({
            id: "wallet",
            name: "Wallet",
            namespaces: ["prefixed"],
            connect: async () => ({
              grants: [
                { namespace: "prefixed", accounts: [accountOn("1")], networkId: "prefixed:1", provider: {} }
              ],
              listen: (onChange) => {
                listen(onChange)
                return () => {}
              }
            })
          })
        }
      })
    const connected = async (...script: Parameters<typeof prefixed>) => {
      const made = await makeKit({
        networks: [testNetwork(1, "prefixed"), testNetwork(2, "prefixed")],
        plugins: [prefixed(...script)]
      })
      await made.kit.connect({ connectorId: "wallet" })
      return { ...made, account: () => made.kit.getSnapshot().account["prefixed"]! }
    }

    it("account and network change in one step", async () => {
      const { kit, account, network } = await connected(() => [accountOn("2")])
      const seen = new Set<string>()
      kit.subscribe(() =>
        seen.add(`${account().address} on ${network().byNamespace["prefixed"]!.caipNetwork!.caipNetworkId}`)
      )
      await kit.switchNetwork({ networkId: "prefixed:2" })
      expect(account()).toMatchObject({ address: "2-a1", caipAddress: "prefixed:2:2-a1" })
      expect([...seen]).toEqual(["1-a1 on prefixed:1", "2-a1 on prefixed:2"])
    })

    it("accounts that were told for the network before are passed over", async () => {
      let tell: (change: SessionChange) => void = () => {}
      const { kit, account } = await connected(
        () => [accountOn("2")],
        (onChange) => (tell = onChange)
      )
      await kit.switchNetwork({ networkId: "prefixed:2" })
      const late = { ...accountOn("1"), namespace: "prefixed" }
      tell({ type: "accounts", namespace: "prefixed", networkId: "prefixed:1", accounts: [late] })
      await nextFrame()
      expect(account()).toMatchObject({ status: "connected", address: "2-a1" })
    })

    it.each([
      ["keeps the account it had", undefined],
      ["shares no account", []]
    ] as const)(
      "S4.09 in part: a switch after which the wallet %s fails, and all is as before",
      async (_, accounts) => {
        const { kit, account, network } = await connected(() => accounts as undefined)
        expect(await code(kit.switchNetwork({ networkId: "prefixed:2" }))).toBe("NETWORK_SWITCH_FAILED")
        expect(account().caipAddress).toBe("prefixed:1:1-a1")
        expect(network().byNamespace["prefixed"]!.caipNetwork!.caipNetworkId).toBe("prefixed:1")
      }
    )
  })

  it("S4.10 each way to another network is tracked once, with the network that it led to", async () => {
    const { kit, chain, network } = await makeKit()
    const events: Array<TelemetryEvent> = []
    kit.onEvent((event) => {
      if (event.event === "SWITCH_NETWORK") events.push(event)
    })
    const tracked = () => events.splice(0).map(({ properties }) => properties)
    // Without a wallet.
    await kit.switchNetwork({ networkId: "test:2" })
    expect([tracked(), chain.calls]).toEqual([[{ network: "test:2" }], []])
    await kit.connect({ connectorId: "wallet" })
    expect(tracked()).toEqual([])
    // By a wallet that is connected on it.
    await kit.connect({ connectorId: "otherWallet", networkId: "other:7" })
    expect([tracked(), network().activeNamespace]).toEqual([[{ network: "other:7" }], "other"])
    // By the wallet, and again while it is asked.
    await Promise.all(["test:1", "test:1"].map((networkId) => kit.switchNetwork({ networkId } as never)))
    expect(tracked()).toEqual([{ network: "test:1" }])
    expect(chain.calls.filter((call) => call.startsWith("switch"))).toEqual(["switch test:1"])
    // To where another namespace's wallet is already.
    kit.showAccount({ namespace: "other" })
    await vi.waitFor(() => expect(network().activeNamespace).toBe("other"))
    expect(tracked()).toEqual([{ network: "other:7" }])
  })

  it("S4.08 in part: a network of another namespace that its wallet is on already becomes active without asking it", async () => {
    const { kit, network, view } = await makeKit()
    await kit.connect({ connectorId: "wallet" })
    await kit.connect({ connectorId: "otherWallet" })
    kit.open({ view: "Networks" })
    kit.requestNetwork({ networkId: "other:7" })
    await nextFrame()
    expect(network().activeNamespace).toBe("other")
    // The list of networks was opened for this choice.
    expect(view()).toBeUndefined()
  })

  it("S4.08 in part: connecting for a network makes it the active one, where another namespace was", async () => {
    const { kit, network } = await makeKit()
    await kit.connect({ connectorId: "wallet" })
    await kit.connect({ connectorId: "otherWallet", networkId: "other:1" })
    expect(network().activeNamespace).toBe("test")
    await kit.disconnect({ namespace: "other" })
    await kit.connect({ connectorId: "otherWallet", networkId: "other:7" })
    expect(network().activeNamespace).toBe("other")
  })

  it("S4.06 in part: leaving the active namespace makes one that is connected active, and closes the modal", async () => {
    const { kit, network, view } = await makeKit({ networks: [testNetwork(1), testNetwork(1, "other")] })
    await kit.connect({ connectorId: "wallet" })
    await kit.connect({ connectorId: "otherWallet" })
    kit.open({ view: "Account" })
    await kit.disconnect({ namespace: "test" })
    expect(network().activeNamespace).toBe("other")
    expect(kit.getSnapshot().navigation.open).toBe(false)
    kit.open({ view: "Profile" })
    await kit.connect({ connectorId: "wallet" })
    await kit.disconnect({ namespace: "other" })
    expect(network().activeNamespace).toBe("test")
    expect(view()!.view).toBe("Profile")
    await kit.disconnect({ namespace: "test" })
    expect(network().activeNamespace).toBe("test")
    expect(kit.getSnapshot().navigation.open).toBe(false)
  })

  it.each(["test", "other"])(
    "S4.08 in part: %s is active again after a reload, whichever wallet answers first",
    async (active) => {
      for (const late of ["test", "other"]) {
        const storage = memoryStorage()
        const networks = [testNetwork(1), testNetwork(1, "other")]
        const { kit } = await makeKit({ storage, networks })
        await kit.connect({ connectorId: "wallet" })
        await kit.connect({ connectorId: "otherWallet" })
        await kit.switchNetwork({ networkId: `${active}:1` as const })
        await kit.dispose()
        let answer = (_address: string) => {}
        const slow = { reconnect: () => new Promise<string>((resolve) => (answer = resolve)) }
        const plugins = [
          virtualChain({ wallet: late === "test" ? slow : {} }).plugin,
          virtualChain({ otherWallet: late === "other" ? slow : {} }, "other").plugin
        ]
        const next = createKit({ app: { name: "Test" }, networks, plugins, storage })
        const ready = next.ready()
        const early = late === "test" ? "other" : "test"
        await vi.waitFor(() => expect(next.getSnapshot().account[early]!.status).toBe("connected"))
        answer("a1")
        await ready
        expect(next.getSnapshot().network.activeNamespace).toBe(active)
        expect(next.getSnapshot().account["other"]!.status).toBe("connected")
        await next.dispose()
      }
    }
  )

  it("S4.08 in part: where the active namespace does not come back, one that does takes its place", async () => {
    const storage = memoryStorage()
    const networks = [testNetwork(1), testNetwork(1, "other")]
    const { kit } = await makeKit({ storage, networks })
    await kit.connect({ connectorId: "wallet" })
    await kit.connect({ connectorId: "otherWallet" })
    await kit.dispose()
    let answer = () => {}
    const gone = { reconnect: () => new Promise<undefined>((resolve) => (answer = () => resolve(undefined))) }
    const plugins = [virtualChain({ wallet: gone }).plugin, virtualChain({ otherWallet: {} }, "other").plugin]
    const next = createKit({ app: { name: "Test" }, networks, plugins, storage })
    const ready = next.ready()
    await vi.waitFor(() => expect(next.getSnapshot().account["other"]!.status).toBe("connected"))
    answer()
    await ready
    expect(next.getSnapshot().network.activeNamespace).toBe("other")
    await next.dispose()
  })

  it("S4.08 in part: each namespace comes back on the network it was on", async () => {
    const storage = memoryStorage()
    const networks = [testNetwork(1), testNetwork(2), testNetwork(7, "other"), testNetwork(8, "other")]
    const { kit } = await makeKit({ storage, networks }, { wallet: {} })
    await kit.connect({ connectorId: "otherWallet" })
    await kit.switchNetwork({ networkId: "other:8" })
    await kit.connect({ connectorId: "wallet" })
    await kit.switchNetwork({ networkId: "test:2" })
    await kit.dispose()
    const again = virtualChain({ wallet: {} })
    const other = virtualChain({ otherWallet: {} }, "other")
    const next = createKit({
      app: { name: "Test" },
      networks,
      plugins: [again.plugin, other.plugin],
      storage
    })
    const { activeNamespace, byNamespace } = next.getSnapshot().network
    expect(activeNamespace).toBe("test")
    expect(byNamespace["test"]!.caipNetwork!.caipNetworkId).toBe("test:2")
    expect(byNamespace["other"]!.caipNetwork!.caipNetworkId).toBe("other:8")
    await next.dispose()
  })
})
