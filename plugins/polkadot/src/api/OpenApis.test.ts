import { afterEach, describe, expect, it, vi } from "vitest"
import { createPolkadotWallet } from "@latchkey/testing"
import { settle } from "../../support/fakeExtension.ts"
import { fakeWindow, makeKit } from "../../support/makeKit.ts"
import { kusamaRelayChain, polkadotAssetHub } from "../networks.ts"

/** Stands in for `@polkadot/api`: what a test sees of it, and how its nodes behave. */
const sdk = vi.hoisted(() => ({
  loads: 0,
  urls: [] as Array<unknown>,
  open: 0,
  node: "answers" as "answers" | "hangs" | "fails",
  listeners: [] as Array<(cause: unknown) => void>,
  apis: [] as Array<{ isConnected: boolean }>
}))

vi.mock("@polkadot/api", () => {
  sdk.loads++
  class Provider {
    constructor(urls: unknown) {
      sdk.urls.push(urls)
      sdk.open++
    }
    isReady = sdk.node === "answers" ? Promise.resolve(this) : new Promise(() => {})
    send = async () => `0x${"00".repeat(16)}07${"00".repeat(63)}`
    disconnect = async () => void sdk.open--
  }
  class ApiPromise {
    isConnected = true
    isReady: Promise<unknown>
    isReadyOrError: Promise<unknown>
    disconnect: () => Promise<void>
    constructor({ provider }: { provider: Provider }) {
      sdk.apis.push(this)
      this.isReady = provider.isReady
      this.isReadyOrError = sdk.node === "fails" ? Promise.reject(new Error("no")) : this.isReady
      this.disconnect = async () => {
        if (this.isConnected) await provider.disconnect()
        this.isConnected = false
      }
    }
    on = (_: string, listener: (cause: unknown) => void) => {
      sdk.listeners.push(listener)
      if (sdk.node === "fails") queueMicrotask(() => listener(new Error("refused")))
    }
  }
  return { ApiPromise, HttpProvider: Provider, WsProvider: Provider }
})

const kits: Array<{ dispose: () => Promise<void> }> = []
afterEach(async () => {
  await Promise.all(kits.splice(0).map((kit) => kit.dispose()))
  vi.useRealTimers()
  Object.assign(sdk, { urls: [], open: 0, node: "answers", listeners: [], apis: [] })
})

const hub = polkadotAssetHub.caipNetworkId
const own = { [hub]: ["wss://own.test", "https://own.test"] }

const open = async (options: Parameters<typeof makeKit>[1] = { customRpcUrls: own }) => {
  const window = fakeWindow()
  createPolkadotWallet().announce(window)
  const kit = makeKit(window, { networks: [polkadotAssetHub, kusamaRelayChain], ...options })
  kits.push(kit)
  await kit.ready()
  return kit
}

describe("@polkadot/api", () => {
  it("is not loaded to connect, sign, switch and read over HTTP; it is for the first getApi", async () => {
    const loads = sdk.loads
    const free = `0x${"00".repeat(16)}07${"00".repeat(63)}`
    vi.stubGlobal("fetch", async (_: string, { body }: { readonly body: string }) =>
      Response.json({ jsonrpc: "2.0", id: JSON.parse(body).id, result: free })
    )
    const kit = await open()
    await kit.connect({ connectorId: "polkadot:polkadot-js" })
    await kit.signMessage({ message: "x" })
    await kit.refreshBalance({ force: true })
    await kit.switchNetwork({ networkId: kusamaRelayChain.caipNetworkId })
    vi.unstubAllGlobals()
    await expect(kit.polkadot.getApi()).rejects.toMatchObject({ code: "RPC_URL_MISSING" })
    expect(sdk.loads).toBe(loads)
    await kit.polkadot.getApi({ networkId: hub })
    expect(sdk.loads).toBe(1)
  })

  it("reads a balance where there are only WebSocket URLs, over a connection that is closed again", async () => {
    const kit = await open({ customRpcUrls: { [hub]: ["wss://own.test", "wss://backup.test"] } })
    await kit.connect({ connectorId: "polkadot:polkadot-js" })
    await kit.refreshBalance({ force: true })
    expect(kit.getSnapshot().account["polkadot"]).toMatchObject({
      balance: "0.0000000007",
      balanceSymbol: "DOT",
      balanceFailed: false
    })
    expect([sdk.urls, sdk.open]).toEqual([[["wss://own.test", "wss://backup.test"]], 0])
  })

  it("T31 a node that does not answer fails that balance within 10 s, and its connection is closed", async () => {
    const kit = await open({ customRpcUrls: { [hub]: ["wss://own.test"] } })
    await kit.connect({ connectorId: "polkadot:polkadot-js" })
    await kit.refreshBalance({ force: true })
    sdk.node = "hangs"
    vi.useFakeTimers()
    const refreshed = kit.refreshBalance({ force: true }).catch(() => {})
    await vi.advanceTimersByTimeAsync(10_000)
    await refreshed
    expect(kit.getSnapshot().account["polkadot"]?.balanceFailed).toBe(true)
    expect(sdk.open).toBe(0)
  })
})

describe("getApi", () => {
  it("opens one per network, over WebSocket URLs where there are some, and gives it to all who ask", async () => {
    const kit = await open()
    const [first, second] = await Promise.all([
      kit.polkadot.getApi(),
      kit.polkadot.getApi({ networkId: hub })
    ])
    expect(first).toBe(second)
    expect(await kit.polkadot.getApi()).toBe(first)
    expect(sdk.urls).toEqual([["wss://own.test"]])
  })

  it("goes over HTTP where there is nothing else", async () => {
    const kit = await open({ customRpcUrls: { [hub]: ["https://own.test", "https://backup.test"] } })
    await kit.polkadot.getApi()
    expect(sdk.urls).toEqual(["https://own.test"])
  })

  it("T32 asks the network's own nodes only with publicRpc", async () => {
    const closed = await open({})
    await expect(closed.polkadot.getApi()).rejects.toMatchObject({ code: "RPC_URL_MISSING" })
    const kit = await open({ polkadot: { publicRpc: true } })
    await kit.polkadot.getApi()
    expect(sdk.urls).toEqual([["wss://polkadot-asset-hub-rpc.polkadot.io"]])
  })

  it("gives another one when the first was disconnected, by its node or by the app", async () => {
    const kit = await open()
    const first = await kit.polkadot.getApi()
    sdk.apis[0]!.isConnected = false
    expect(await kit.polkadot.getApi()).not.toBe(first)
    expect(sdk.apis).toHaveLength(2)
  })

  it.each(["dispose", "remove"] as const)("is disconnected with the plugin: %s", async (end) => {
    const kit = await open()
    await kit.polkadot.getApi()
    expect(sdk.open).toBe(1)
    await (end === "dispose" ? kit.dispose() : kit.remove("polkadot"))
    expect(sdk.open).toBe(0)
  })

  it("is disconnected with the plugin while it is still being opened", async () => {
    const kit = await open()
    sdk.node = "hangs"
    const waiting = kit.polkadot.getApi().catch(({ code }) => code)
    await vi.waitFor(() => expect(sdk.open).toBe(1))
    await kit.dispose()
    expect(sdk.open).toBe(0)
    expect(["POLKADOT_NODE_UNREACHABLE", "KIT_DISPOSED", "CANCELLED"]).toContain(await waiting)
  })

  it("T31 fails when its node does, and tries anew when it is asked again", async () => {
    const kit = await open()
    sdk.node = "fails"
    await expect(kit.polkadot.getApi()).rejects.toMatchObject({
      code: "POLKADOT_NODE_UNREACHABLE",
      details: { hosts: "own.test" }
    })
    await settle()
    expect(sdk.open).toBe(0)
    sdk.node = "answers"
    await kit.polkadot.getApi()
  })

  it("T31 fails after 30 s when nobody answers, and its connection is closed", async () => {
    const kit = await open()
    sdk.node = "hangs"
    await kit.polkadot.signPayload({} as never).catch(() => {})
    vi.useFakeTimers()
    const waiting = kit.polkadot.getApi().catch(({ code }) => code)
    await vi.waitFor(() => expect(sdk.open).toBe(1))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await waiting).toBe("POLKADOT_NODE_UNREACHABLE")
    expect(sdk.open).toBe(0)
  })

  it("one who stops waiting ends nobody else's wait", async () => {
    const kit = await open()
    const aborting = new AbortController()
    const aborted = kit.polkadot.getApi({}, { signal: aborting.signal }).catch(({ code }) => code)
    const other = kit.polkadot.getApi()
    aborting.abort()
    expect(await aborted).toBe("CANCELLED")
    expect(await other).toBe(sdk.apis[0])
  })

  it("needs a network that the kit has", async () => {
    const kit = await open()
    for (const networkId of ["polkadot:0", "eip155:1", 7 as never] as const) {
      await expect(kit.polkadot.getApi({ networkId })).rejects.toMatchObject({ code: "NETWORK_NOT_FOUND" })
    }
  })
})
