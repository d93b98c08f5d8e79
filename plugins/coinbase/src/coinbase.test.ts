import { createKit, memoryStorage, type KitError } from "@latchkey/core"
import { contentSecurityPolicy } from "@latchkey/core/csp"
import { evm } from "@latchkey/evm"
import { NAME, VERSION } from "@coinbase/wallet-sdk/dist/sdk-info.js"
import { base, mainnet, polygon } from "viem/chains"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { hearUncaught, turns } from "../../../tests/support/uncaught.ts"
import { BrowserWindow } from "../../../tests/testing/src/contract/BrowserWindow.ts"
import { address, KEYS_URL, testCoinbase, type TestCoinbase } from "../support/testCoinbase.ts"
import { coinbase, type CoinbaseOptions, type CoinbaseProvider } from "./index.ts"
import { coinbaseModule } from "./module.ts"
import { sdk, type WalletPage } from "./window/openWindow.ts"

const connectorId = "coinbaseWalletSDK"
const undo: Array<() => unknown> = []
let place: BrowserWindow
let wallet: TestCoinbase
beforeEach(() => {
  place = new BrowserWindow()
  undo.push(place.install())
  wallet = testCoinbase()
  undo.push(wallet.announce(place))
})
afterEach(async () => {
  vi.useRealTimers()
  for (const back of undo.splice(0).toReversed()) await back()
  vi.unstubAllGlobals()
})

const open = (
  options: CoinbaseOptions = {},
  { page = {}, storage = memoryStorage(), networks = [mainnet, base] as const } = {}
) => {
  const all = { keysUrl: KEYS_URL, ...options }
  const here: WalletPage = { ...wallet.page(), ...page }
  const kit = createKit({
    app: { name: "Tea shop", icons: ["https://tea.example/icon.png"] },
    networks: [...networks],
    plugins: [evm(), { ...coinbase(all), load: async () => coinbaseModule(all, here) }],
    storage,
    prefetch: false
  })
  undo.push(() => kit.dispose())
  return kit
}
type TestKit = ReturnType<typeof open>
const connect = async (kit: TestKit) => {
  await kit.ready()
  await kit.connect({ connectorId })
  const provider = kit.getProvider("eip155") as unknown as CoinbaseProvider
  wallet.clearRequests()
  return { kit, provider }
}
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => "success",
    (error: KitError) => error.code as string | number
  )
const window = (index = -1) => wallet.windows.at(index)!
const ids = (kit: TestKit) => kit.getSnapshot().connection.connectors.map(({ id }) => id)
const mustBeUntouched = (kit: TestKit) => {
  expect(kit.getSnapshot().account["eip155"]).toMatchObject({ status: "disconnected" })
  expect([...wallet.stored.keys()]).toEqual([])
  expect(wallet.listenerCount()).toBe(0)
}
/** Lets what waits for crypto and for tasks come, under fake timers too. */
const until = (holds: () => boolean) =>
  vi.waitFor(() => expect(holds()).toBe(true), { timeout: 10_000, interval: 5 })

describe("what the window is told", () => {
  it("T32 it is told of the app and its chains, without telemetry and without what the address carries; only its own origin is spoken to", async () => {
    await connect(open({}, { page: { location: { origin: "https://tea.example", pathname: "/shop" } } }))
    const { url, heard } = window()
    expect(`${url.origin}${url.pathname}`).toBe(KEYS_URL)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ origin: "https://tea.example" })
    expect(heard.map(({ target }) => target)).toEqual(heard.map(() => "https://keys.test"))
    const [hello, selection, handshake] = heard.map(({ data }) => data)
    expect(hello).toMatchObject({
      requestId: "loaded",
      data: {
        version: VERSION,
        metadata: { appName: "Tea shop", appLogoUrl: "https://tea.example/icon.png" },
        preference: { options: "smartWalletOnly", telemetry: false },
        location: "https://tea.example/shop"
      }
    })
    expect(selection!.data).toMatchObject({ options: "smartWalletOnly", telemetry: false })
    expect(handshake!.content?.handshake?.params).toMatchObject({
      appName: "Tea shop",
      appLogoUrl: "https://tea.example/icon.png",
      appChainIds: [1, 8453]
    })
  })

  it("S1.02 in part: options take the place of what the kit says of the app", async () => {
    const told = { appName: "Coffee", appLogoUrl: "https://coffee.example/c.png", appChainIds: [8453] }
    await connect(open(told))
    expect(window().heard[2]!.data.content?.handshake?.params).toMatchObject(told)
    expect(window().heard[0]!.data.data.metadata).toEqual(told)
  })

  it("the name and version that are said are those of the SDK that is installed", () => {
    expect(sdk).toEqual({ name: NAME, version: VERSION })
  })
})

describe("a window without an answer", () => {
  it("T08 one that is not opened is COINBASE_WINDOW_BLOCKED, and all is as before", async () => {
    const kit = open()
    await kit.ready()
    wallet.be("blocked")
    expect(await code(kit.connect({ connectorId }))).toBe("COINBASE_WINDOW_BLOCKED")
    mustBeUntouched(kit)
    wallet.be("working")
    expect(await code(kit.connect({ connectorId }))).toBe("success")
  })

  it("T08 an `open` that throws, at connecting and at signing, ends as one that opens none: typed, told, and the next try works", async () => {
    const hearing = hearUncaught()
    undo.push(hearing.stop)
    let throws = true
    const page = wallet.page()
    const kit = open(
      {},
      {
        page: {
          open: (...args: Parameters<WalletPage["open"]>) => {
            if (throws) throw new DOMException("The page may open no window.", "SecurityError")
            return page.open(...args)
          }
        }
      }
    )
    const told: Array<unknown> = []
    kit.onEvent(({ event, properties }) => event === "DIAGNOSTIC" && told.push(properties["code"]))
    await kit.ready()
    expect(await code(kit.connect({ connectorId }))).toBe("COINBASE_WINDOW_BLOCKED")
    mustBeUntouched(kit)
    throws = false
    const { provider } = await connect(kit)
    throws = true
    const sign = () => code(provider.request({ method: "personal_sign", params: ["0x00", address] }))
    expect(await sign()).toBe(4900)
    expect(wallet.asked.filter(({ method }) => method === "personal_sign")).toEqual([])
    throws = false
    expect(await sign()).toBe("success")
    await turns()
    expect(hearing.unheard).toEqual([])
    expect(told).toContain("COINBASE_WINDOW_BLOCKED")
  })

  it("T08 a page that is isolated from its windows opens none", async () => {
    const kit = open({}, { page: { crossOriginIsolated: true } })
    await kit.ready()
    expect(await code(kit.connect({ connectorId }))).toBe("WINDOWS_CUT_OFF")
    expect(wallet.windows).toEqual([])
  })

  it("T08 a page that is no secure context opens none, and is told what it lacks", async () => {
    const kit = open({}, { page: { isSecureContext: false } })
    await kit.ready()
    expect(await code(kit.connect({ connectorId }))).toBe("PAGE_INSECURE")
    expect(wallet.windows).toEqual([])
    mustBeUntouched(kit)
  })

  it.each([
    ["same-origin", "WINDOWS_CUT_OFF"],
    ['same-origin; report-to="coop"', "WINDOWS_CUT_OFF"],
    ["same-origin-allow-popups", "CONNECTION_REJECTED"],
    ["", "CONNECTION_REJECTED"]
  ])(
    "S4.03 in part: one that reads as closed on a page served with the policy %j is %s",
    async (policy, expected) => {
      const fetch = vi.fn(async () => ({ headers: new Headers({ "cross-origin-opener-policy": policy }) }))
      const location = { origin: "http://127.0.0.1", pathname: "/shop", href: "http://127.0.0.1/shop?tea" }
      const kit = open({}, { page: { fetch, location } })
      const told: Array<unknown> = []
      kit.onEvent(({ event, properties }) => event === "DIAGNOSTIC" && told.push(properties["code"]))
      await kit.ready()
      wallet.be("dead")
      const outcome = code(kit.connect({ connectorId }))
      await until(() => wallet.windows.length === 1)
      window().shut()
      expect(await outcome).toBe(expected)
      expect(fetch).toHaveBeenCalledExactlyOnceWith(
        location.href,
        expect.objectContaining({ method: "HEAD" })
      )
      await until(() => told.length === (expected === "WINDOWS_CUT_OFF" ? 1 : 0))
      mustBeUntouched(kit)
    }
  )

  it("T08 one whose page does not load is given up after 30 seconds, and closed", async () => {
    const kit = open()
    await kit.ready()
    wallet.be("dead")
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval"] })
    const outcome = code(kit.connect({ connectorId }))
    await vi.advanceTimersByTimeAsync(29_900)
    expect(window().isClosed()).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(window().isClosed()).toBe(true)
    vi.useRealTimers()
    expect(await outcome).toBe("COINBASE_WINDOW_SILENT")
    mustBeUntouched(kit)
  })

  it("T08 one that loads and says nothing is given up after ten minutes, and closed", async () => {
    const kit = open()
    await kit.ready()
    wallet.be("silent")
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval"] })
    const outcome = code(kit.connect({ connectorId }))
    await vi.advanceTimersByTimeAsync(1)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(1)
    await vi.advanceTimersByTimeAsync(599_000)
    expect(window().isClosed()).toBe(false)
    await vi.advanceTimersByTimeAsync(2_000)
    vi.useRealTimers()
    expect(await outcome).toBe("COINBASE_WINDOW_SILENT")
    expect(window().isClosed()).toBe(true)
    mustBeUntouched(kit)
  })

  it("S4.03 in part: one that the visitor closes, before it has loaded or after, is a rejection", async () => {
    const kit = open()
    await kit.ready()
    for (const how of ["dead", "silent"] as const) {
      wallet.be(how)
      const outcome = code(kit.connect({ connectorId }))
      await until(() => how === "dead" || window().heard.length > 0)
      window().shut()
      expect(await outcome).toBe("CONNECTION_REJECTED")
      mustBeUntouched(kit)
    }
  })

  it("one that says it is unloaded is a rejection at once", async () => {
    const kit = open()
    await kit.ready()
    wallet.be("silent")
    const outcome = code(kit.connect({ connectorId }))
    await until(() => window().heard.length > 1)
    window().say({ event: "PopupUnload" })
    expect(await outcome).toBe("CONNECTION_REJECTED")
  })

  it("S4.03 in part: cancelling closes it, and what it says later counts for nothing", async () => {
    const kit = open()
    await kit.ready()
    wallet.setPolicy("hang")
    const abort = new AbortController()
    const outcome = code(kit.connect({ connectorId }, { signal: abort.signal }))
    await until(() => wallet.asked.length > 0)
    abort.abort()
    expect(await outcome).toBe("CANCELLED")
    expect(window().isClosed()).toBe(true)
    for (const request of wallet.pending()) request.approve()
    await until(() => wallet.listenerCount() === 0 && wallet.stored.size === 0)
    mustBeUntouched(kit)
  })

  it("another kind of wallet that is chosen in it is COINBASE_WALLET_UNSUPPORTED, and it is closed", async () => {
    const kit = open()
    await kit.ready()
    wallet.choose("walletlink")
    expect(await code(kit.connect({ connectorId }))).toBe("COINBASE_WALLET_UNSUPPORTED")
    expect(window().isClosed()).toBe(true)
    mustBeUntouched(kit)
    wallet.be("silent")
    const outcome = code(kit.connect({ connectorId }))
    await until(() => window().heard.length > 1)
    window().say({ event: "WalletLinkSessionRequest" })
    expect(await outcome).toBe("COINBASE_WALLET_UNSUPPORTED")
  })
})

describe("a window that is closed right after it has loaded", () => {
  const arrive = () => window().say({ event: "PopupLoaded", id: "loaded" })

  it("S4.03 in part: before anything is asked in it is a rejection, and no other is opened", async () => {
    const kit = open()
    await kit.ready()
    wallet.be("dead")
    const outcome = code(kit.connect({ connectorId }))
    await until(() => wallet.windows.length === 1 && wallet.listenerCount() > 0)
    arrive()
    window().shut()
    expect(await outcome).toBe("CONNECTION_REJECTED")
    expect(wallet.windows).toHaveLength(1)
    mustBeUntouched(kit)
  })

  it("S4.03 in part: between the choice of the wallet and its question is a rejection, and no other is opened", async () => {
    const kit = open()
    await kit.ready()
    wallet.be("silent")
    const outcome = code(kit.connect({ connectorId }))
    await until(() => window().heard.length > 1)
    window().say({ requestId: window().heard[1]!.data.id, data: "scw" })
    window().shut()
    expect(await outcome).toBe("CONNECTION_REJECTED")
    expect(wallet.windows).toHaveLength(1)
    mustBeUntouched(kit)
  })

  it("T28 of a request that was not asked in it yet is a rejection, and no other is opened; the next click opens one", async () => {
    const { provider } = await connect(open())
    wallet.be("dead")
    const asked = code(provider.request({ method: "personal_sign", params: ["0x00", address] }))
    expect(wallet.windows).toHaveLength(2)
    arrive()
    window().shut()
    expect(await asked).toBe(4001)
    expect(wallet.windows).toHaveLength(2)
    wallet.be("working")
    expect(await provider.request({ method: "personal_sign", params: ["0x00", address] })).toBe("0x5166")
    expect(wallet.windows).toHaveLength(3)
  })
})

describe("what the wallet's page and the SDK throw", () => {
  const large = "a".repeat(20_000_000)
  let unheard: ReadonlyArray<unknown>
  beforeEach(() => {
    const hearing = hearUncaught()
    undo.push(hearing.stop)
    unheard = hearing.unheard
  })

  it.each<readonly [name: string, answer: (id: string) => object]>([
    ["no content", (requestId) => ({ requestId })],
    ["content that is a text", (requestId) => ({ requestId, content: "tea" })],
    ["a failure without a message", (requestId) => ({ requestId, content: { failure: {} } })],
    ["a failure that is nothing", (requestId) => ({ requestId, content: { failure: null } })],
    ["a failure of 20 MB", (requestId) => ({ requestId, content: { failure: { code: 7, message: large } } })],
    ["a sender that is no key", (requestId) => ({ requestId, sender: "zz", content: { encrypted: {} } })],
    ["20 MB", (requestId) => ({ requestId, sender: large, content: { encrypted: { iv: large } } })]
  ])(
    "T07 in part, T09 in part: %s in answer to the handshake is a typed failure; the page hears of nothing",
    async (_, answer) => {
      const kit = open()
      await kit.ready()
      wallet.be("silent")
      const outcome = kit.connect({ connectorId }).catch((error: unknown) => error as KitError)
      await until(() => window().heard.length > 1)
      window().say({ requestId: window().heard[1]!.data.id, data: "scw" })
      await until(() => window().heard.length > 2)
      window().say(answer(window().heard[2]!.data.id))
      const error = (await outcome) as KitError
      expect(error.code).toBe("CONNECTION_FAILED")
      expect(JSON.stringify({ ...error, message: error.message, cause: error.cause }).length).toBeLessThan(
        2_000
      )
      await turns()
      expect(unheard).toEqual([])
      mustBeUntouched(kit)
    }
  )

  it.each<readonly [name: string, thrown: unknown, code: number, message: RegExp]>([
    ["an error of 20 MB", { code: -32000, message: large }, -32000, /^a{499}…$/],
    ["an error without a message", { code: -32000 }, -32000, /^It failed\.$/],
    ["a text", "No.", -32603, /^No\.$/],
    ["nothing", undefined, -32603, /^It failed\.$/]
  ])(
    "T07 in part: %s reaches who asked as an error of few words; the page hears of nothing",
    async (_, thrown, expected, message) => {
      const { provider } = await connect(open())
      wallet.answer("personal_sign", () => {
        throw thrown
      })
      const error = await provider
        .request({ method: "personal_sign", params: ["0x00", address] })
        .catch((cause: unknown) => cause as Error & { code: number })
      expect(error).toBeInstanceOf(Error)
      expect(error).toMatchObject({ code: expected, message: expect.stringMatching(message) })
      await turns()
      expect(unheard).toEqual([])
    }
  )

  it("what a listener of the page throws is not thrown into the wallet's event, and the others hear", async () => {
    const { kit, provider } = await connect(open())
    const heard: Array<unknown> = []
    provider.on("chainChanged", () => {
      throw new Error("the page's own")
    })
    provider.on("chainChanged", (chain) => void heard.push(chain))
    await kit.switchNetwork({ networkId: "eip155:8453" })
    expect(heard).toEqual(["0x2105"])
    await turns()
    expect(unheard).toEqual([])
  })
})

describe("who is believed", () => {
  it("T15 neither another window of the wallet's origin nor the window on another origin is heard", async () => {
    const kit = open()
    await kit.ready()
    wallet.be("silent")
    const outcome = code(kit.connect({ connectorId }))
    await until(() => window().heard.length > 1)
    for (const from of [{ origin: "https://evil.test" }, { source: {} }])
      window().say({ event: "PopupUnload" }, from)
    expect(window().isClosed()).toBe(false)
    window().say({ event: "PopupUnload" })
    expect(await outcome).toBe("CONNECTION_REJECTED")
  })

  it("T16 an answer under an id that nobody waits for, and one that is no object, count for nothing", async () => {
    const kit = open()
    await kit.ready()
    wallet.be("silent")
    const outcome = code(kit.connect({ connectorId }))
    await until(() => window().heard.length > 1)
    for (const odd of [null, 7, "text", [], { requestId: "other", data: "scw" }, { requestId: 7 }])
      window().say(odd)
    expect(window().heard).toHaveLength(2)
    window().shut()
    expect(await outcome).toBe("CONNECTION_REJECTED")
  })
})

describe("account and chain", () => {
  it("S3.04 in part: the account is a smart account, on the page's first network", async () => {
    const { kit } = await connect(open())
    const { account, network } = kit.getSnapshot()
    expect(account["eip155"]).toMatchObject({ allAccounts: [{ type: "smartAccount" }] })
    expect(account["eip155"]?.address?.toLowerCase()).toBe(address)
    expect(network.byNamespace["eip155"]?.caipNetwork?.caipNetworkId).toBe("eip155:1")
  })

  it("T22 a wallet that does not know the first network is connected on the first that it knows", async () => {
    wallet.know({ 8453: "https://node.wallet.coinbase.com" })
    const { kit } = await connect(open())
    expect(kit.getSnapshot().network.byNamespace["eip155"]?.caipNetwork?.caipNetworkId).toBe("eip155:8453")
    expect(wallet.windows).toHaveLength(1)
  })

  it("T22 a wallet that knows no network of the page is not connected, and nothing is kept", async () => {
    wallet.know({ 137: "https://node.wallet.coinbase.com" })
    const kit = open()
    await kit.ready()
    expect(await code(kit.connect({ connectorId }))).toBe("CONNECTION_FAILED")
    mustBeUntouched(kit)
  })

  it("T22 a switch to a network that the wallet knows opens no window, and the next question is of that network", async () => {
    const { kit, provider } = await connect(open())
    await kit.switchNetwork({ networkId: "eip155:8453" })
    expect(wallet.windows).toHaveLength(1)
    expect(kit.getSnapshot().network.byNamespace["eip155"]?.caipNetwork?.caipNetworkId).toBe("eip155:8453")
    await provider.request({ method: "personal_sign", params: ["0x00", address] })
    expect(wallet.asked.at(-1)).toMatchObject({ method: "personal_sign", chainId: 8453 })
  })

  it("T22 a network that the wallet does not know is asked for in the window; without its word nothing has moved", async () => {
    const { kit } = await connect(open({}, { networks: [mainnet, polygon] as never }))
    wallet.setPolicy("reject", "wallet_switchEthereumChain")
    expect(await code(kit.switchNetwork({ networkId: "eip155:137" as "eip155:8453" }))).toBe(
      "NETWORK_SWITCH_REJECTED"
    )
    expect(wallet.windows).toHaveLength(2)
    expect(kit.getSnapshot().network.byNamespace["eip155"]?.caipNetwork?.caipNetworkId).toBe("eip155:1")
  })
})

describe("the provider", () => {
  const transaction = { from: address, to: `0x${"0".repeat(40)}`, value: "0x1" }

  it("T10 what the visitor has to approve opens the window in the caller's task", async () => {
    const { provider } = await connect(open())
    const asked = provider.request({ method: "personal_sign", params: ["0x00", address] })
    expect(wallet.windows).toHaveLength(2)
    expect(await asked).toBe("0x5166")
  })

  it("T28 a transaction whose window was closed is a rejection before it was asked, and of unknown outcome after", async () => {
    const { provider } = await connect(open())
    wallet.be("dead")
    const before = code(provider.request({ method: "eth_sendTransaction", params: [transaction] }))
    window().shut()
    expect(await before).toBe(4001)
    wallet.be("working")
    wallet.setPolicy("hang", "eth_sendTransaction")
    const after = code(provider.request({ method: "eth_sendTransaction", params: [transaction] }))
    await until(() => wallet.asked.at(-1)?.method === "eth_sendTransaction")
    window().shut()
    expect(await after).toBe(-32603)
  })

  it("T28 a transaction whose window was blocked was not sent; a signature whose window is closed is declined", async () => {
    const { provider } = await connect(open())
    wallet.be("blocked")
    expect(await code(provider.request({ method: "eth_sendTransaction", params: [transaction] }))).toBe(4900)
    wallet.be("working")
    wallet.setPolicy("hang", "personal_sign")
    const signing = code(provider.request({ method: "personal_sign", params: ["0x00", address] }))
    await until(() => wallet.asked.at(-1)?.method === "personal_sign")
    window().shut()
    expect(await signing).toBe(4001)
  })

  it("T31 a node that the wallet names is asked below wallet.coinbase.com alone", async () => {
    const fetched = vi.fn(async (_: unknown) => new Response(JSON.stringify({ result: "0x10" })))
    const { provider } = await connect(open())
    vi.stubGlobal("fetch", fetched)
    Object.assign(place, { fetch: fetched })
    expect(await provider.request({ method: "eth_blockNumber" })).toBe("0x10")
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(["https://node.wallet.coinbase.com/1"])
    expect(await code(provider.request({ method: "eth_subscribe" }))).toBe(4200)
    for (const node of [
      "https://wallet.coinbase.com.evil.test",
      "http://node.wallet.coinbase.com",
      "https://evil.test/.wallet.coinbase.com",
      "nonsense"
    ]) {
      await provider.request({ method: "eth_chainId" })
      const key = "-CBWSDK:SCWStateManager:activeChain"
      wallet.stored.set(key, JSON.stringify({ id: 1, rpcUrl: node }))
      expect(await code(provider.request({ method: "eth_blockNumber" })), node).toBe(4200)
    }
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it("T30 a wallet that has taken its permission back ends the session; the provider answers nothing more", async () => {
    const { kit, provider } = await connect(open())
    wallet.answer("personal_sign", () => {
      throw Object.assign(new Error("Unauthorized"), { code: 4100 })
    })
    expect(await code(provider.request({ method: "personal_sign", params: ["0x00", address] }))).toBe(4100)
    await until(() => kit.getSnapshot().account["eip155"]?.status === "disconnected")
    await until(() => wallet.stored.size === 0)
    expect(await code(provider.request({ method: "eth_accounts" }))).toBe(4900)
  })
})

describe("sessions", () => {
  it("S4.06 in part: disconnecting removes all that the SDK has kept, and nothing else", async () => {
    const { kit, provider } = await connect(open())
    expect([...wallet.stored.keys()].some((key) => key.startsWith("-CBWSDK:"))).toBe(true)
    wallet.stored.set("own", "kept")
    await kit.disconnect()
    expect([...wallet.stored.keys()]).toEqual(["own"])
    expect(await code(provider.request({ method: "eth_accounts" }))).toBe(4900)
  })

  it.each([
    ["no list", "-CBWSDK:SCWStateManager:accounts", "{"],
    ["no address in it", "-CBWSDK:SCWStateManager:accounts", '["nobody"]'],
    ["an address in a list", "-CBWSDK:SCWStateManager:accounts", `[["${address}"]]`],
    ["a chain that is no JSON", "-CBWSDK:SCWStateManager:activeChain", "{"],
    ["no key of the wallet", "-CBWSDK:SCWKeyManager:peerPublicKey", undefined]
  ])("T11 a stored session with %s does not come back, and opens no window", async (_, key, value) => {
    const storage = memoryStorage()
    const { kit } = await connect(open({}, { storage }))
    await kit.dispose()
    if (value === undefined) wallet.stored.delete(key)
    else wallet.stored.set(key, value)
    const next = open({}, { storage })
    await next.ready()
    expect(next.getSnapshot().account["eip155"]?.status).toBe("disconnected")
    expect(wallet.windows).toHaveLength(1)
  })

  it.each([
    ["what cannot be read", "{"],
    ["a network of another session", JSON.stringify({ id: 8453, rpcUrl: "https://node.wallet.coinbase.com" })]
  ])("T11 connecting anew begins without what an earlier session has left: %s", async (_, left) => {
    wallet.stored.set("-CBWSDK:SCWStateManager:activeChain", left)
    const { kit } = await connect(open())
    expect(kit.getSnapshot().network.byNamespace["eip155"]?.caipNetwork?.caipNetworkId).toBe("eip155:1")
  })

  it("T10 what another tab ends is ended here", async () => {
    const { kit } = await connect(open())
    const storageEvent = (key: string) =>
      place.dispatchEvent(Object.assign(new Event("storage"), { key, newValue: null }))
    storageEvent("other")
    expect(kit.getSnapshot().account["eip155"]?.status).toBe("connected")
    storageEvent("-CBWSDK:SCWStateManager:accounts")
    await until(() => kit.getSnapshot().account["eip155"]?.status === "disconnected")
  })
})

describe("where it is offered", () => {
  const extension = "com.coinbase.wallet"
  const announce = () =>
    place.dispatchEvent(
      new CustomEvent("eip6963:announceProvider", {
        detail: {
          info: { uuid: "1", name: "Coinbase Wallet", rdns: extension, icon: "data:image/png;base64,AA==" },
          provider: { request: async () => [] }
        }
      })
    )

  it("S4.01 in part: the extension takes its place, whether it announces itself before or after", async () => {
    place.addEventListener("eip6963:requestProvider", announce)
    const kit = open()
    await kit.ready()
    await until(() => ids(kit).join() === extension)
    place.removeEventListener("eip6963:requestProvider", announce)
    const later = open()
    await later.ready()
    await until(() => ids(later).join() === connectorId)
    announce()
    await until(() => ids(later).join() === extension)
  })

  it("S4.01 in part: an extension that comes late does not take a connected wallet away", async () => {
    const { kit } = await connect(open())
    announce()
    await until(() => ids(kit).includes(extension))
    expect(ids(kit)).toContain(connectorId)
    expect(kit.getSnapshot().account["eip155"]?.status).toBe("connected")
  })

  it("S4.01 in part: preference and enableCoinbase decide whether there is a row", async () => {
    place.addEventListener("eip6963:requestProvider", announce)
    const cases = [
      [{ preference: "smartWalletOnly" }, [extension, connectorId]],
      [{ preference: "eoaOnly" }, [extension]],
      [{ enableCoinbase: false }, [extension]]
    ] as const
    for (const [options, expected] of cases) {
      const kit = open(options)
      await kit.ready()
      await until(() => ids(kit).toSorted().join() === expected.toSorted().join())
    }
  })

  it.each(["http://wallet.example", "javascript:alert(1)", "nonsense", ""])(
    "a keysUrl that is %j opens no window, and connecting tells it by its code",
    async (keysUrl) => {
      const kit = open({ keysUrl })
      await kit.ready()
      expect(await code(kit.connect({ connectorId }))).toBe("COINBASE_URL_INVALID")
      expect(wallet.windows).toEqual([])
    }
  )

  it("S7.18 in part: the policy of a kit has the wallet's nodes, and no window", () => {
    const { directives, unknown } = contentSecurityPolicy({
      plugins: [evm(), coinbase()],
      networks: [mainnet]
    })
    expect(directives["connect-src"]).toContain("https://*.wallet.coinbase.com")
    expect(JSON.stringify(directives)).not.toContain("keys.coinbase.com")
    expect(unknown.filter(({ plugin }) => plugin === "coinbase")).toEqual([])
  })
})
