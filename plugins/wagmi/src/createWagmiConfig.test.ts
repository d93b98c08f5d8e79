import {
  cookieStorage,
  createKit,
  definePlugin,
  memoryStorage,
  type KitCore,
  type Storage
} from "@latchkey/core"
import type * as Wagmi from "@wagmi/core"
import { http, UserRejectedRequestError } from "viem"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { chain, idOf, makeKit, makeWallet, openBrowser, openPage, type Browser } from "../support/openPage.ts"
import { mockedWagmi, useWagmi, wagmiVersions } from "../support/wagmiVersions.ts"
import { createWagmiConfig } from "./createWagmiConfig.ts"

vi.mock("@wagmi/core", () => mockedWagmi())

const kits: Array<KitCore> = []
afterEach(async () => {
  await Promise.all(kits.splice(0).map((kit) => kit.dispose()))
  vi.unstubAllGlobals()
})

const transports = { 1: http("http://127.0.0.1:1"), 10: http("http://127.0.0.1:1") }

const alder = () => makeWallet("alder", [chain(1), chain(10), chain(137)])
const birch = () => makeWallet("birches", [chain(1), chain(10)])

const open = (browser: Browser = openBrowser([alder(), birch()])) => {
  const kit = openPage(browser)
  kits.push(kit)
  return { kit, browser, config: createWagmiConfig(kit, { transports }) as unknown as Wagmi.Config }
}

const asked = ({ wallets: [wallet] }: Browser) =>
  wallet!.requests().filter(({ method }) => method === "eth_requestAccounts").length

const connect = async (kit: KitCore, browser: Browser, at = 0) => {
  await kit.ready()
  await kit.connect({ connectorId: idOf(kit, browser.wallets[at]!), namespace: "eip155" })
}

describe.each(wagmiVersions)("createWagmiConfig with @wagmi/core %s", (_, load) => {
  let wagmi: typeof Wagmi
  beforeAll(async () => {
    wagmi = useWagmi(await load())
  })
  const account = (config: Wagmi.Config) => {
    const { address, chainId, status } = wagmi.getAccount(config)
    return { address, chainId, status }
  }

  it("is the kit's EVM networks, and is connected, switched and disconnected with the kit", async () => {
    const { kit, browser, config } = open()
    expect(config.chains.map(({ id }) => id)).toEqual([1, 10])
    expect(account(config)).toEqual({ status: "disconnected" })
    await connect(kit, browser)
    const { address } = kit.getSnapshot().account["eip155"]!
    expect(account(config)).toEqual({ address, chainId: 1, status: "connected" })
    await kit.switchNetwork({ networkId: "eip155:10" })
    expect(account(config)).toEqual({ address, chainId: 10, status: "connected" })
    expect(config.state.chainId).toBe(10)
    await kit.disconnect()
    expect(account(config)).toEqual({ status: "disconnected" })
  })

  it("connects by the kit's modal, and asks the wallet once", async () => {
    const { kit, browser, config } = open()
    const connecting = wagmi.connect(config, { connector: config.connectors[0]!, chainId: 10 })
    await vi.waitFor(() => expect(kit.getSnapshot().navigation.open).toBe(true))
    await connect(kit, browser)
    expect(await connecting).toMatchObject({
      accounts: [kit.getSnapshot().account["eip155"]!.address],
      chainId: 10
    })
    expect(account(config)).toMatchObject({ chainId: 10, status: "connected" })
    expect(asked(browser)).toBe(1)
    expect(kit.getSnapshot().navigation.open).toBe(false)
  })

  it("tells who closes the modal from who connects", async () => {
    const { kit, config } = open()
    const connecting = wagmi.connect(config, { connector: config.connectors[0]! })
    await vi.waitFor(() => expect(kit.getSnapshot().navigation.open).toBe(true))
    kit.close()
    await expect(connecting).rejects.toBeInstanceOf(UserRejectedRequestError)
    expect(account(config)).toEqual({ status: "disconnected" })
  })

  it("disconnects, switches and refuses by wagmi's own functions", async () => {
    const { kit, browser, config } = open()
    await connect(kit, browser)
    expect(await wagmi.switchChain(config, { chainId: 10 })).toMatchObject({ id: 10 })
    expect(kit.getSnapshot().network.byNamespace["eip155"]!.caipNetwork).toMatchObject({ id: 10 })
    expect(account(config)).toMatchObject({ chainId: 10 })
    browser.wallets[0]!.setPolicy("reject")
    await expect(wagmi.switchChain(config, { chainId: 1 })).rejects.toBeInstanceOf(UserRejectedRequestError)
    expect(account(config)).toMatchObject({ chainId: 10, status: "connected" })
    await wagmi.disconnect(config)
    expect(kit.getSnapshot().account["eip155"]!.status).toBe("disconnected")
    expect(account(config)).toEqual({ status: "disconnected" })
  })

  it("follows what the wallet tells: another account, another chain, one that is not configured, the end", async () => {
    const { kit, browser, config } = open()
    const [wallet] = browser.wallets
    await connect(kit, browser)
    const other = wallet!.addresses[1]!
    wallet!.setAccounts([other])
    await vi.waitFor(() => expect(account(config).address?.toLowerCase()).toBe(other.toLowerCase()))
    wallet!.switchTo(10)
    await vi.waitFor(() => expect(account(config).chainId).toBe(10))
    wallet!.switchTo(137)
    await vi.waitFor(() => expect(account(config).chainId).toBe(137))
    expect(config.state.chainId).toBe(10)
    expect(wagmi.getAccount(config).chain).toBeUndefined()
    wallet!.revoke()
    await vi.waitFor(() => expect(account(config)).toEqual({ status: "disconnected" }))
  })

  it("restores a session once, without an address before the wallet has answered and without a question", async () => {
    const first = open()
    await connect(first.kit, first.browser)
    await first.kit.dispose()
    first.browser.wallets[0]!.clearRequests()
    const { kit, browser, config } = open(first.browser)
    expect(account(config)).toEqual({ status: "reconnecting" })
    const reconnecting = wagmi.reconnect(config)
    expect(account(config)).toEqual({ status: "reconnecting" })
    expect(await reconnecting).toHaveLength(1)
    expect(account(config)).toMatchObject({ status: "connected", chainId: 1 })
    expect(asked(browser)).toBe(0)
    expect(browser.wallets[0]!.requests().filter(({ method }) => method === "eth_accounts")).toHaveLength(1)
    expect(kit.getSnapshot().account["eip155"]!.status).toBe("connected")
  })

  it("neither connects nor loads the engine where there is no session to restore", async () => {
    const { kit, config } = open()
    const ready = vi.spyOn(kit, "ready")
    const reconnecting = wagmi.reconnect(config)
    expect(account(config)).toEqual({ status: "disconnected" })
    expect(await reconnecting).toEqual([])
    expect(account(config)).toEqual({ status: "disconnected" })
    expect(ready).not.toHaveBeenCalled()
  })

  it("shows the current one of several wallets, and the other when that one is disconnected", async () => {
    const { kit, browser, config } = open()
    browser.wallets[1]!.setAccounts([browser.wallets[1]!.addresses[2]!])
    await connect(kit, browser)
    const { address: first } = account(config)
    await connect(kit, browser, 1)
    const { address: second } = account(config)
    expect(second).toBe(kit.getSnapshot().account["eip155"]!.address)
    expect(second).not.toBe(first)
    await kit.switchConnection({ namespace: "eip155", connectorId: idOf(kit, browser.wallets[0]!) })
    expect(account(config).address).toBe(first)
    await wagmi.disconnect(config)
    expect(account(config)).toMatchObject({ status: "connected", address: second })
    await wagmi.disconnect(config)
    expect(account(config)).toEqual({ status: "disconnected" })
  })

  it("switches the chain of a page without a wallet from either side", async () => {
    const { kit, config } = open()
    await kit.switchNetwork({ networkId: "eip155:10" })
    expect(wagmi.getChainId(config)).toBe(10)
    await wagmi.switchChain(config, { chainId: 1 })
    expect(wagmi.getChainId(config)).toBe(1)
    await vi.waitFor(() =>
      expect(kit.getSnapshot().network.byNamespace["eip155"]!.caipNetwork).toMatchObject({ id: 1 })
    )
    expect(wagmi.getChainId(config)).toBe(1)
  })

  it("draws on a server what the cookies say, and in the browser the same until wagmi has mounted", async () => {
    const cookies = new Map<string, string>()
    const memory = memoryStorage()
    const storage: Storage = {
      ...memory,
      set: (key, value) => {
        cookies.set(key, value)
        memory.set(key, value)
      },
      serverReadable: true
    }
    const wallets = [alder(), birch()]
    const first = open({ wallets, storage })
    await connect(first.kit, first.browser)
    await first.kit.dispose()

    vi.stubGlobal("window", undefined)
    const cookie = [...cookies]
      .map(([key, value]) => `${encodeURIComponent(`latchkey.${key}`)}=${encodeURIComponent(value)}`)
      .join("; ")
    const onServer = makeKit(cookieStorage({ cookie }))
    kits.push(onServer)
    const ready = vi.spyOn(onServer, "ready")
    const drawn = createWagmiConfig(onServer, { transports, ssr: true }) as unknown as Wagmi.Config
    expect(account(drawn)).toEqual({ status: "reconnecting" })
    expect(await wagmi.reconnect(drawn)).toEqual([])
    expect(ready).not.toHaveBeenCalled()

    const kit = openPage({ wallets, storage })
    kits.push(kit)
    const config = createWagmiConfig(kit, { transports, ssr: true }) as unknown as Wagmi.Config
    await kit.ready()
    expect(kit.getSnapshot().account["eip155"]!.status).toBe("connected")
    expect(account(config)).toEqual({ status: "reconnecting" })
    await wagmi.hydrate(config, { reconnectOnMount: true }).onMount()
    expect(account(config)).toMatchObject({ status: "connected", chainId: 1 })
  })

  it("keeps nothing of wagmi's in the storage of the browser", async () => {
    const local = vi.fn()
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: local, removeItem: () => {} })
    const { kit, browser, config } = open()
    await connect(kit, browser)
    await wagmi.switchChain(config, { chainId: 10 })
    expect(local.mock.calls.filter(([key]) => String(key).startsWith("wagmi"))).toEqual([])
  })

  it("says which chain has no transport, and that there is no chain", async () => {
    const kit = makeKit(memoryStorage())
    kits.push(kit)
    expect(() => createWagmiConfig(kit, { transports: { 1: transports[1] } })).toThrow(
      expect.objectContaining({ code: "WAGMI_TRANSPORT_MISSING", details: { chainId: 10 } })
    )
    const without = createKit({
      app: { name: "Test" },
      networks: [{ ...chain(1), chainNamespace: "test" }],
      plugins: [definePlugin({ id: "test", namespaces: [{ id: "test", name: "Test" }], setup: () => {} })],
      storage: memoryStorage()
    }) as unknown as KitCore
    kits.push(without)
    expect(() => createWagmiConfig(without, { transports: {} })).toThrow(
      expect.objectContaining({ code: "WAGMI_CHAINS_MISSING" })
    )
  })
})
