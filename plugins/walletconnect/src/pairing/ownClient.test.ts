import { createKit, memoryStorage } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { testAccounts } from "@latchkey/testing"
import { mainnet } from "viem/chains"
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { fakeUniversalProvider } from "../../support/fakeUniversalProvider.ts"
import { clientOf, type Client } from "../client/Client.ts"
import { walletConnect, type WalletConnectOptions } from "../index.ts"

const address = testAccounts[0]!.address
const namespaces = {
  eip155: { accounts: [`eip155:1:${address}`], methods: ["personal_sign"], events: [] }
}

const opened: { make: () => Promise<Client>; asked: Array<unknown> } = vi.hoisted(() => ({
  make: () => Promise.reject(new Error("no client")),
  asked: []
}))
vi.mock("../client/openClient.ts", () => ({
  openClient: (...given: ReadonlyArray<unknown>) => {
    opened.asked.push(given)
    return opened.make()
  }
}))

/** How a relay of a test answers who connects: lets in, refuses with a reason, is not there, or says nothing. */
type Relays = Record<string, "open" | "gone" | "silent" | { readonly refused: string }>

/** The browser's sockets, of which a test plays the relays. */
const playRelays = (relays: Relays) => {
  const sockets: Array<{ readonly url: string; isClosed: boolean; sent: Array<string> }> = []
  vi.stubGlobal(
    "WebSocket",
    class extends EventTarget {
      readonly own: (typeof sockets)[number]
      constructor(url: string) {
        super()
        const { origin, searchParams } = new URL(url)
        if (relays[origin] === undefined) throw new SyntaxError("no address")
        this.own = { url, isClosed: false, sent: [] }
        sockets.push(this.own)
        queueMicrotask(() => this.answer(relays[origin]!, searchParams))
      }
      answer(how: Relays[string], _: URLSearchParams) {
        if (how === "silent") return
        if (how === "gone") {
          this.dispatchEvent(new Event("error"))
          return this.end(1006, "")
        }
        this.dispatchEvent(new Event("open"))
        if (how !== "open") this.end(3000, how.refused)
      }
      end(code: number, reason: string) {
        this.dispatchEvent(Object.assign(new Event("close"), { code, reason }))
      }
      send(text: string) {
        this.own.sent.push(text)
        const { hostname } = new URL(this.own.url)
        if (hostname.startsWith("open")) queueMicrotask(() => this.dispatchEvent(new Event("message")))
      }
      close() {
        if (this.own.isClosed) return
        this.own.isClosed = true
        this.end(1005, "")
      }
    }
  )
  return sockets
}

const makeClient = (fake = fakeUniversalProvider()) => {
  const state = { connected: false, relay: "first", restarts: 0, closes: 0 }
  const client: Client = {
    ...clientOf(fake.provider),
    signFor: async (url) => `signed for ${url}`,
    connected: () => state.connected,
    useRelay: (url) => void (state.relay = url),
    reconnect: async () => void state.restarts++,
    close: async () => void state.closes++
  }
  return { fake, client, state }
}

const open = async ({
  storage = memoryStorage(),
  made = makeClient(),
  ...options
}: Partial<WalletConnectOptions> & {
  readonly storage?: any
  readonly made?: ReturnType<typeof makeClient>
} = {}) => {
  opened.make = async () => made.client
  const kit = createKit({
    app: { name: "Test", url: "http://127.0.0.1" },
    networks: [mainnet],
    plugins: [evm(), walletConnect({ projectId: "p", ...options })],
    storage
  })
  onTestFinished(() => kit.dispose())
  const told: Array<unknown> = []
  kit.onEvent(({ event, properties }) => {
    if (event === "DIAGNOSTIC") told.push(properties["code"])
  })
  await kit.ready()
  const connect = () => {
    const connecting = kit.connect({ connectorId: "walletConnect" })
    connecting.catch(() => {})
    return connecting
  }
  return { kit, ...made, storage, told, connect, status: () => kit.getSnapshot().account["eip155"]?.status }
}
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "success",
    (error: { readonly code: string }) => error.code
  )
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })

beforeEach(() => {
  opened.asked.length = 0
  vi.spyOn(console, "warn").mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe("a client of the kit's own", () => {
  it("T13 asks its relays as it will connect, who it is and for which project, and goes to the first that lets it in", async () => {
    const sockets = playRelays({ "wss://gone.example": "gone", "wss://open.example": "open" })
    const { fake, state, connect, told } = await open({
      relayUrl: ["wss://gone.example", "wss://none.example", "wss://open.example"]
    })
    const made = connect()
    await until(() => expect(fake.proposals).toHaveLength(1))
    fake.approve({ namespaces })
    await made
    expect([state.relay, told]).toEqual(["wss://open.example", ["WALLETCONNECT_RELAY_PASSED_OVER"]])
    expect(sockets.map(({ url }) => url)).toEqual([
      "wss://gone.example/?auth=signed+for+wss%3A%2F%2Fgone.example&projectId=p",
      "wss://open.example/?auth=signed+for+wss%3A%2F%2Fopen.example&projectId=p"
    ])
    expect(JSON.parse(sockets[1]!.sent.join())).toMatchObject({
      jsonrpc: "2.0",
      method: "irn_batchFetchMessages"
    })
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, true])
  })

  it("asks no relay where it is connected already, and is opened once, at the first need, on the preferred relay", async () => {
    const sockets = playRelays({})
    const made = makeClient()
    made.state.connected = true
    const { fake, connect, kit } = await open({ made, relayUrl: ["wss://a.example", "wss://b.example"] })
    expect(opened.asked).toEqual([])
    for (const count of [1, 2]) {
      const connecting = connect()
      await until(() => expect(fake.proposals).toHaveLength(count))
      fake.approve({ namespaces })
      await connecting
      await kit.disconnect()
    }
    expect([sockets.length, opened.asked.length]).toEqual([0, 1])
    const [app, own, relay] = opened.asked[0] as ReadonlyArray<unknown>
    expect([app, own, relay]).toMatchObject([{ name: "Test" }, { projectId: "p" }, "wss://a.example"])
    expect(made.state.closes).toBe(0)
    await kit.dispose()
    expect(made.state.closes).toBe(1)
  })

  it("is on the public relay where the app names none", async () => {
    const sockets = playRelays({
      "wss://relay.walletconnect.org": { refused: "Unauthorized: origin not allowed" }
    })
    const { connect } = await open()
    expect(await codeOf(connect())).toBe("WALLETCONNECT_RELAY_REFUSED")
    expect([sockets.length, opened.asked[0]]).toEqual([
      1,
      expect.arrayContaining(["wss://relay.walletconnect.org"])
    ])
  })

  it.each([
    ["JWT validation error: JWT Token is not yet valid", "WALLETCONNECT_CLOCK_SKEW"],
    ["JWT validation error: JWT Token is expired", "WALLETCONNECT_CLOCK_SKEW"],
    ["Project not found", "WALLETCONNECT_RELAY_REFUSED"],
    ["", "WALLETCONNECT_RELAY_REFUSED"]
  ])("S8.01 in part: that is refused with %j ends in %s", async (refused, code) => {
    playRelays({ "wss://a.example": { refused } })
    const { connect, told } = await open({ relayUrl: "wss://a.example" })
    expect(await codeOf(connect())).toBe(code)
    expect(told).toEqual([code])
  })

  it("T13 a reason of a relay is cut to what a developer reads", async () => {
    playRelays({ "wss://a.example": { refused: "x".repeat(20_000_000) } })
    const { connect } = await open({ relayUrl: "wss://a.example" })
    const error = await connect().catch((cause: unknown) => cause)
    expect((error as Error).message.length).toBeLessThan(300)
  })

  it("that cannot say who it is reaches no relay", async () => {
    playRelays({ "wss://a.example": "open" })
    const made = makeClient()
    const client = { ...made.client, signFor: () => Promise.reject(new Error("no key")) }
    const { connect } = await open({ made: { ...made, client }, relayUrl: "wss://a.example" })
    expect(await codeOf(connect())).toBe("WALLETCONNECT_RELAY_UNREACHABLE")
  })

  it("T13 that does not start in twenty seconds fails the attempt, and is there for the next one", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
    const { connect, client } = await open()
    let give: (client: Client) => void = () => {}
    opened.make = () => new Promise((resolve) => (give = resolve))
    const made = connect()
    while (opened.asked.length === 0) await vi.advanceTimersByTimeAsync(1)
    await vi.advanceTimersByTimeAsync(19_998)
    let isOver = false
    made.catch(() => (isOver = true))
    await vi.advanceTimersByTimeAsync(0)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(5)
    expect(await codeOf(made)).toBe("CONNECTION_FAILED")
    give(client)
    playRelays({ "wss://relay.walletconnect.org": { refused: "no" } })
    expect(await codeOf(connect())).toBe("WALLETCONNECT_RELAY_REFUSED")
    expect(opened.asked).toHaveLength(1)
  })

  it("that could not be opened is opened anew at the next attempt", async () => {
    playRelays({ "wss://relay.walletconnect.org": { refused: "no" } })
    const { connect, client } = await open()
    opened.make = () => Promise.reject(new Error("no chunk"))
    expect(await codeOf(connect())).toBe("CONNECTION_FAILED")
    opened.make = async () => client
    expect(await codeOf(connect())).toBe("WALLETCONNECT_RELAY_REFUSED")
  })
})

describe("a session that is restored", () => {
  const restored = async (relays: Relays, { connected = false, online = true } = {}) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
    const made = makeClient()
    made.state.connected = true
    const first = await open({ made, relayUrl: Object.keys(relays) })
    const connecting = first.connect()
    while (made.fake.proposals.length === 0) await vi.advanceTimersByTimeAsync(1)
    made.fake.approve({ namespaces })
    await connecting
    await first.kit.dispose()
    made.state.connected = connected
    const sockets = playRelays(relays)
    const again = await open({ made, storage: first.storage, relayUrl: Object.keys(relays) })
    while (again.status() !== "connected") await vi.advanceTimersByTimeAsync(1)
    vi.stubGlobal("navigator", { onLine: online })
    return { ...again, sockets }
  }

  it("T13 of a project that its relay lets in no more is told to the developer after ten seconds, once", async () => {
    const { told, sockets, status } = await restored({ "wss://a.example": { refused: "Project suspended" } })
    await vi.advanceTimersByTimeAsync(9_900)
    expect([told, sockets]).toEqual([[], []])
    await vi.advanceTimersByTimeAsync(60_000)
    expect([told, sockets.length, status()]).toEqual([["WALLETCONNECT_RELAY_REFUSED"], 1, "connected"])
  })

  it("T13 goes to the next relay where the first is gone, which is told", async () => {
    const { told, state } = await restored({ "wss://gone.example": "gone", "wss://open.example": "open" })
    await vi.advanceTimersByTimeAsync(10_000)
    expect([told, state.relay, state.restarts]).toEqual([
      ["WALLETCONNECT_RELAY_PASSED_OVER"],
      "wss://open.example",
      1
    ])
  })

  it.each([
    ["its relay is there", { connected: true }],
    ["the visitor is offline, which explains it", { online: false }]
  ])("asks no relay where %s", async (_, how) => {
    const { told, sockets } = await restored({ "wss://a.example": "gone" }, how)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([told, sockets]).toEqual([[], []])
  })

  it("asks no relay once the plugin is gone", async () => {
    const { kit, sockets } = await restored({ "wss://a.example": "gone" })
    await kit.remove("walletConnect")
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toEqual([])
  })
})

describe("a page that comes back to the front", () => {
  const page = () => {
    const document = Object.assign(new EventTarget(), { visibilityState: "visible" })
    vi.stubGlobal("document", document)
    return {
      show: (visibilityState: string) => {
        document.visibilityState = visibilityState
        document.dispatchEvent(new Event("visibilitychange"))
      }
    }
  }

  it("T13 connects to the relay again at once where it is cut off, and only while the plugin is there", async () => {
    const { show } = page()
    const made = makeClient()
    made.state.connected = true
    const { fake, connect, kit } = await open({ made })
    show("visible")
    const connecting = connect()
    await until(() => expect(fake.proposals).toHaveLength(1))
    fake.approve({ namespaces })
    await connecting
    show("visible")
    expect(made.state.restarts).toBe(0)
    made.state.connected = false
    show("hidden")
    expect(made.state.restarts).toBe(0)
    show("visible")
    expect(made.state.restarts).toBe(1)
    await kit.dispose()
    show("visible")
    expect(made.state.restarts).toBe(1)
  })
})
