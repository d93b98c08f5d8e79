import type { KitCore, TelemetryEvent } from "@latchkey/core"
import { describe, expect, expectTypeOf, it, onTestFinished, vi } from "vitest"
import { createApp, defineComponent, h, nextTick, ref, type App, type Ref } from "vue"
import { makeTestKit, testAddress } from "../../tests/support/testKit.ts"
import * as react from "../../react/src/index.ts"
import * as vue from "./index.ts"
import {
  ConnectButton,
  KitProvider,
  KitProviderMissingError,
  NetworkButton,
  provideKit,
  useAccount,
  useAction,
  useBalance,
  useConnect,
  useConnection,
  useConnections,
  useConnectors,
  useDisconnect,
  useEvents,
  useKitSnapshot,
  useModal,
  useNetwork,
  useNetworks,
  useProvider,
  useRecentConnectors,
  useSignMessage,
  useSwitchNetwork,
  useTransactions
} from "./index.ts"

/** Runs `setup` in a component below a provider, and gives what it returned. */
const mountWith = <A>(
  kit: KitCore,
  setup: () => A
): { readonly result: A; readonly app: App; readonly host: HTMLElement } => {
  let result: A | undefined
  const Child = defineComponent({
    setup() {
      result = setup()
      return () => h("p")
    }
  })
  const Root = defineComponent({
    setup() {
      provideKit(kit)
      return () => h(Child)
    }
  })
  const app = createApp(Root)
  const host = document.createElement("div")
  document.body.append(host)
  app.mount(host)
  onTestFinished(async () => {
    app.unmount()
    host.remove()
    await kit.dispose()
  })
  return { result: result as A, app, host }
}

const connected = async () => {
  const made = makeTestKit()
  await made.kit.connect({ connectorId: "wallet" })
  return made
}

const hooksOf = (names: object) =>
  Object.keys(names)
    .filter((name) => /^use[A-Z]/.test(name))
    .toSorted()

it("has the names of React's hooks, but for those that plugins' own hooks are made of", () => {
  const ofPlugins = ["useAccountRead", "useFreshReads", "useKitState", "useReadOn"]
  expect(hooksOf(vue)).toEqual(hooksOf(react).filter((name) => !ofPlugins.includes(name)))
})

describe("state", () => {
  it("each field of an account is a ref that follows the kit", async () => {
    const { kit } = makeTestKit()
    const { result } = mountWith(kit, () => useAccount())
    const { address, isConnected, status, allAccounts } = result
    expect([address.value, isConnected.value, status.value]).toEqual([undefined, false, "disconnected"])
    await kit.connect({ connectorId: "wallet" })
    expect([address.value, isConnected.value, status.value]).toEqual([testAddress, true, "connected"])
    expect(allAccounts.value.map((account) => account.address)).toEqual([testAddress])
    await kit.disconnect()
    expect([address.value, isConnected.value]).toEqual([undefined, false])
  })

  it("follows a namespace that is a ref", async () => {
    const { kit } = await connected()
    const namespace: Ref<string | undefined> = ref("nowhere")
    const { result } = mountWith(kit, () => useAccount({ namespace }))
    expect(result.address.value).toBeUndefined()
    namespace.value = "test"
    expect(result.address.value).toBe(testAddress)
  })

  it("connection, connections, network, networks, provider and connectors say what the kit does", async () => {
    const { kit, wallet } = await connected()
    const { result } = mountWith(kit, () => ({
      connection: useConnection(),
      connections: useConnections(),
      network: useNetwork(),
      networks: useNetworks(),
      provider: useProvider({ namespace: "test" }),
      connectors: useConnectors({ namespace: "test" }),
      recent: useRecentConnectors(),
      transactions: useTransactions()
    }))
    expect(result.connection.connector.value?.id).toBe("wallet")
    expect(result.connections.value.map(({ connectorId }) => connectorId)).toEqual(["wallet"])
    expect([result.network.networkId.value, result.network.chainId.value]).toEqual(["test:1", 1])
    expect(result.networks.value.map(({ caipNetworkId }) => caipNetworkId)).toEqual(["test:1", "test:2"])
    expect([result.provider.status.value, result.provider.provider.value]).toEqual([
      "connected",
      wallet.provider
    ])
    await expect.poll(() => result.connectors.status.value, { interval: 1 }).toBe("success")
    expect(result.connectors.connectors.value.map(({ id }) => id)).toEqual(["wallet"])
    expect(result.recent.value.map(({ id }) => id)).toEqual(["wallet"])
    expect(result.transactions.value).toEqual([])
  })

  it("a value that is selected anew keeps its identity until an entry of it changes", async () => {
    const { kit } = makeTestKit()
    const { result } = mountWith(kit, () =>
      useKitSnapshot(({ navigation, account }) => ({
        open: navigation.open,
        address: account["test"]?.address
      }))
    )
    const before = result.value
    kit.open()
    const open = result.value
    expect(open).toEqual({ open: true, address: undefined })
    kit.navigation.push("WhatIsAWallet")
    expect(result.value).toBe(open)
    expect(before).toEqual({ open: false, address: undefined })
    kit.close()
  })

  it("reads the balance as soon as it is shown, in base units too, and again when asked", async () => {
    const { kit, wallet } = await connected()
    const { result } = mountWith(kit, () => useBalance())
    await expect.poll(() => result.status.value, { interval: 1 }).toBe("success")
    expect([result.balance.value, result.value.value, result.decimals.value]).toEqual([
      "1.5",
      1_500_000_000_000_000_000n,
      18
    ])
    wallet.balance = async () => 2_000_000_000_000_000_000n
    result.refresh()
    await expect.poll(() => result.balance.value, { interval: 1 }).toBe("2")
  })
})

describe("actions", () => {
  it("connects, signs, switches and disconnects; each says how it goes", async () => {
    const { kit, wallet } = makeTestKit()
    const { result } = mountWith(kit, () => ({
      connect: useConnect(),
      sign: useSignMessage(),
      network: useSwitchNetwork(),
      disconnect: useDisconnect()
    }))
    result.connect.connect({ connectorId: "wallet" })
    expect(result.connect.status.value).toBe("pending")
    await expect.poll(() => result.connect.status.value, { interval: 1 }).toBe("success")
    expect(await result.sign.signMessageAsync({ message: "Tea" })).toBe("signature")
    expect(result.sign.data.value).toBe("signature")
    await result.network.switchNetworkAsync({ networkId: "test:2" })
    expect(kit.getSnapshot().network.byNamespace["test"]?.caipNetwork?.caipNetworkId).toBe("test:2")
    wallet.sign = () => Promise.reject(Object.assign(new Error("No"), { code: 4001 }))
    result.sign.signMessage({ message: "Tea" })
    await expect.poll(() => result.sign.error.value?.code, { interval: 1 }).toBe("SIGNING_REJECTED")
    result.sign.reset()
    expect([result.sign.status.value, result.sign.error.value]).toEqual(["idle", undefined])
    // As a click handler: what a button passes is no request.
    result.disconnect.disconnect(new MouseEvent("click") as never)
    await expect.poll(() => result.disconnect.status.value, { interval: 1 }).toBe("success")
    expect(kit.getSnapshot().account["test"]?.address).toBeUndefined()
  })

  it("shows the latest call alone, and none once the component is gone", async () => {
    const { kit } = makeTestKit()
    const answers: Array<(value: string) => void> = []
    const { result, app } = mountWith(kit, () =>
      useAction((_: string) => new Promise<string>((resolve) => void answers.push(resolve)))
    )
    const first = result.runAsync("first")
    const second = result.runAsync("second")
    answers[1]!("two")
    answers[0]!("one")
    expect(await Promise.all([first, second])).toEqual(["one", "two"])
    expect([result.request.value, result.data.value]).toEqual(["second", "two"])
    const third = result.runAsync("third")
    app.unmount()
    answers[2]!("three")
    expect(await third).toBe("three")
    expect([result.status.value, result.data.value]).toEqual(["pending", undefined])
  })
})

describe("the modal and events", () => {
  it("opens at a view by its id, by a request, and as a click handler", async () => {
    const { kit } = makeTestKit()
    const { result } = mountWith(kit, () => useModal({ namespace: "test" }))
    result.open("Networks")
    expect([result.isOpen.value, result.view.value]).toEqual([true, "Networks"])
    expect(kit.getSnapshot().navigation.namespace).toBe("test")
    result.open({ view: "WhatIsAWallet" })
    expect(result.view.value).toBe("WhatIsAWallet")
    result.close()
    expect([result.isOpen.value, result.view.value]).toEqual([false, undefined])
    result.open(new MouseEvent("click"))
    expect(result.view.value).toBe("Connect")
    result.close()
  })

  it("tells events until the component is gone", async () => {
    const { kit } = makeTestKit()
    const heard: Array<TelemetryEvent["event"]> = []
    const { app } = mountWith(kit, () => useEvents(({ event }) => heard.push(event)))
    kit.open()
    app.unmount()
    kit.close()
    expect(heard).toEqual(["MODAL_OPEN"])
  })
})

describe("components", () => {
  it("the provider gives its kit and appearance to the buttons below, and its modal is shown and taken away", async () => {
    const { kit } = makeTestKit()
    const theme = ref<"light" | "system">("light")
    const host = document.createElement("div")
    document.body.append(host)
    const app = createApp(() =>
      h(KitProvider, { kit, theme: theme.value, locale: "de" }, () => [
        h(ConnectButton, { label: "Come in", balance: "hide" }),
        h(NetworkButton, { disabled: true })
      ])
    )
    app.mount(host)
    onTestFinished(async () => {
      host.remove()
      await kit.dispose()
    })
    const button = host.querySelector("latchkey-button")!
    const attributes = (element: Element) =>
      Object.fromEntries(element.getAttributeNames().map((name) => [name, element.getAttribute(name)]))
    expect((button as { kit?: unknown }).kit).toBe(kit)
    expect(attributes(button)).toEqual({ label: "Come in", balance: "hide", theme: "light", locale: "de" })
    const network = host.querySelector("latchkey-network-button")!
    expect(attributes(network)).toEqual({ disabled: "true", theme: "light", locale: "de" })
    theme.value = "system"
    await nextTick()
    expect(button.getAttribute("theme")).toBe("system")
    kit.open()
    await vi.waitFor(() => expect(document.querySelector("latchkey-modal")).not.toBeNull())
    kit.close()
    app.unmount()
    await vi.waitFor(() => expect(document.querySelector("latchkey-modal")).toBeNull())
  })

  it("says by name what has no provider, and where a kit is none", () => {
    const warnings = vi.spyOn(console, "warn").mockImplementation(() => {})
    onTestFinished(() => warnings.mockRestore())
    const failed = (setup: () => unknown) => {
      let error: unknown
      const app = createApp({ setup, render: () => h("p") })
      app.config.errorHandler = (thrown) => {
        error = thrown
      }
      app.mount(document.createElement("div"))
      return error
    }
    expect(failed(() => useAccount())).toMatchObject({
      code: "KIT_PROVIDER_MISSING",
      message: expect.stringContaining("useAccount")
    })
    expect(failed(() => provideKit(undefined as never))).toBeInstanceOf(KitProviderMissingError)
  })
})

it("knows what any kit knows where none is registered", () => {
  expectTypeOf<ReturnType<typeof vue.useKit>>().toEqualTypeOf<KitCore>()
  expectTypeOf<ReturnType<typeof useAccount>["address"]["value"]>().toEqualTypeOf<string | undefined>()
})
