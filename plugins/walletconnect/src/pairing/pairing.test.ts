import { createKit, memoryStorage, readSlice, type AnyPlugin, type CatalogueWallet } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { solana, solanaMainnet } from "@latchkey/solana"
import { oddRejections, oddResults, solanaTestAccounts, testAccounts } from "@latchkey/testing"
import { base, mainnet } from "viem/chains"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { turns } from "../../../../tests/support/uncaught.ts"
import { fakeUniversalProvider } from "../../support/fakeUniversalProvider.ts"
import { pairingSlice, walletConnect, type WalletConnectOptions } from "../index.ts"

const [first, second] = testAccounts.map(({ address }) => address)
const solanaAddress = solanaTestAccounts[0]!.address
const eip155 = (...accounts: ReadonlyArray<string>) => ({
  accounts,
  methods: ["personal_sign", "eth_sendTransaction"],
  events: []
})
const onMainnet = { eip155: eip155(`eip155:1:${first}`, `eip155:1:${second}`) }
const onSolana = {
  solana: { accounts: [`${solanaMainnet.caipNetworkId}:${solanaAddress}`], methods: ["solana_signMessage"] }
}

const open = async ({
  storage = memoryStorage(),
  fake = fakeUniversalProvider(),
  ...options
}: Partial<WalletConnectOptions> & {
  readonly storage?: any
  readonly fake?: ReturnType<typeof fakeUniversalProvider>
} = {}) => {
  const plugins: ReadonlyArray<AnyPlugin> = [
    evm(),
    solana(),
    walletConnect({ projectId: "p", universalProvider: fake.provider, ...options })
  ]
  const kit = createKit({
    app: { name: "Test", url: "http://127.0.0.1" },
    networks: [mainnet, base, solanaMainnet],
    plugins,
    storage
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  const pairing = () => readSlice(kit.getSnapshot(), pairingSlice)
  const proposed = (count = 1) => until(() => expect(fake.proposals).toHaveLength(count))
  const status = (id = "eip155") => kit.getSnapshot().account[id]?.status
  const connect = (request: object = {}, signal?: AbortSignal) => {
    const made = kit.connect({ connectorId: "walletConnect", ...request }, { signal })
    made.catch(() => {})
    return made
  }
  return { kit, fake, storage, pairing, proposed, status, connect }
}
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "success",
    (error: { readonly code: string }) => error.code
  )

// What connects is loaded at the first need, and a busy machine takes its time.
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })

afterEach(() => void vi.useRealTimers())

describe("a pairing", () => {
  it("S1.02 in part: proposes the networks of all namespaces, shows a code, and connects what the wallet allows", async () => {
    const { kit, fake, pairing, proposed, connect } = await open()
    const made = connect()
    await proposed()
    expect(fake.proposals[0]).toMatchObject({
      eip155: { chains: ["eip155:1", "eip155:8453"] },
      solana: { chains: [solanaMainnet.caipNetworkId, solanaMainnet.deprecatedCaipNetworkId] }
    })
    expect(pairing().code).toBeUndefined()
    fake.showUri("wc:code@2")
    await until(() => expect(pairing().code?.uri).toBe("wc:code@2"))
    expect(pairing().code!.expiresAt - Date.now()).toBeGreaterThan(239_000)
    fake.approve({ namespaces: { ...onMainnet, ...onSolana }, name: "Good\u202eWallet" })
    expect((await made).map(({ namespace }) => namespace)).toEqual(["eip155", "solana"])
    expect(pairing()).toEqual({ waiting: [], wallet: { name: "Good Wallet" } })
    expect((await made).map(({ name }) => name)).toEqual(["Good Wallet", "Good Wallet"])
    expect(kit.getSnapshot().account["solana"]?.connectedWalletInfo).toMatchObject({ name: "Good Wallet" })
    // A contract's signature may be empty: whoever verifies it asks the contract.
    expect(await kit.signMessage({ message: "hi" })).toBe("0x")
    expect(fake.requests).toMatchObject([{ chainId: "eip155:1", method: "personal_sign" }])
  })

  it.each([
    ["no accounts", { eip155: eip155() }],
    ["another chain", { eip155: eip155(`eip155:56:${first}`) }],
    ["another namespace", { cosmos: eip155("cosmos:hub:abc") }],
    ["an address that is none", { eip155: eip155("eip155:1:0xnobody") }],
    ["nothing", undefined]
  ])(
    "T14 with a wallet that grants %s ends typed, the session is ended, and nothing is connected",
    async (_, namespaces) => {
      const { kit, fake, pairing, proposed, connect, status } = await open()
      const made = connect()
      await proposed()
      fake.showUri()
      fake.approve({ namespaces, topic: "useless" })
      expect(await codeOf(made)).toMatch(/^(WALLETCONNECT_SESSION_UNUSABLE|CONNECTION_FAILED)$/)
      expect([status(), pairing().code, kit.getProvider("eip155")]).toEqual([
        "disconnected",
        undefined,
        undefined
      ])
      await until(() => expect(fake.left).toContain("useless"))
    }
  )

  it("T14 of a wallet that grants more than was asked takes what was asked", async () => {
    const { kit, fake, proposed, connect } = await open()
    const made = connect()
    await proposed()
    fake.approve({
      namespaces: {
        eip155: {
          accounts: [`eip155:56:${second}`, `eip155:1:${first}`],
          methods: ["personal_sign", "wallet_drain"]
        },
        cosmos: eip155("cosmos:hub:abc")
      }
    })
    await made
    const { allAccounts } = kit.getSnapshot().account["eip155"]!
    expect(allAccounts.map(({ address }) => address)).toEqual([first])
    const provider = kit.getProvider("eip155") as { request: (request: object) => Promise<unknown> }
    await expect(provider.request({ method: "wallet_drain" })).rejects.toMatchObject({ code: 4200 })
    expect(kit.getSnapshot().network.byNamespace["eip155"]?.approvedCaipNetworkIds).toEqual(["eip155:1"])
  })

  it("T12 that is cancelled takes its code away, and a session that is agreed on later is ended", async () => {
    const { fake, pairing, proposed, connect, status } = await open()
    const abort = new AbortController()
    const made = connect({}, abort.signal)
    await proposed()
    fake.showUri()
    await until(() => expect(pairing().code).toBeDefined())
    abort.abort()
    expect(await codeOf(made)).toBe("CANCELLED")
    expect(pairing().code).toBeUndefined()
    fake.approve({ namespaces: onMainnet, topic: "late" })
    await until(() => expect(fake.left).toEqual(["late"]))
    expect(status()).toBe("disconnected")
  })

  it("S9.11 in part, S9.10[pairing expiry] T12: expires ten seconds before its four minutes, not sooner", async () => {
    const { fake, pairing, proposed, connect } = await open()
    const made = connect()
    await proposed()
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
    const shownAt = Date.now()
    fake.showUri()
    await vi.advanceTimersByTimeAsync(229_999)
    expect(pairing().code?.expiresAt).toBe(shownAt + 240_000)
    await vi.advanceTimersByTimeAsync(2)
    expect(await codeOf(made)).toBe("WALLETCONNECT_PAIRING_EXPIRED")
    expect(pairing().code).toBeUndefined()
  })

  it("T13 that the relay does not take ends after 15 seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
    const { fake, connect } = await open()
    const made = connect()
    while (fake.proposals.length === 0) await vi.advanceTimersByTimeAsync(1)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await codeOf(made)).toBe("WALLETCONNECT_RELAY_UNREACHABLE")
  })

  it.each([
    ["CONNECTION_REJECTED", { code: 5000, message: "User rejected." }],
    ["CONNECTION_REJECTED", new Error("User rejected the request")],
    ["WALLETCONNECT_PAIRING_EXPIRED", new Error("Proposal expired")],
    ["CONNECTION_FAILED", new Error("No internet connection detected.")]
  ])("S4.03 in part: ends in %s: %s", async (code, cause) => {
    const { fake, proposed, connect } = await open()
    const made = connect()
    await proposed()
    fake.reject(cause)
    expect(await codeOf(made)).toBe(code)
  })

  it.each(oddRejections)("T08 that fails with $name ends typed", async ({ make }) => {
    const { fake, proposed, connect, status } = await open()
    const made = connect()
    await proposed()
    fake.reject(make())
    expect(await codeOf(made)).toMatch(/^CONNECTION_(FAILED|REJECTED)$/)
    expect(status()).toBe("disconnected")
  })
})

describe("a session", () => {
  const start = async (namespaces: unknown = { ...onMainnet, ...onSolana }, more: object = {}) => {
    const all = await open(more)
    const made = all.connect()
    await all.proposed()
    all.fake.approve({ namespaces, topic: "one" })
    await made
    /** What the wallet told before has come through when this has: it is handed on in order. */
    const follows = async (topic = "one") => {
      const event = { name: "accountsChanged", data: [second] }
      all.fake.emit("session_event", { topic, params: { chainId: "eip155:1", event } })
      await until(() => expect(all.kit.getSnapshot().account["eip155"]?.address).toBe(second))
    }
    return { ...all, follows }
  }

  it("S4.06 in part: ends for the wallet when the last namespace is left", async () => {
    const { kit, fake, pairing } = await start()
    await kit.disconnect({ namespace: "solana" })
    expect(fake.left).toEqual([])
    await kit.disconnect({ namespace: "eip155" })
    expect([fake.left, pairing()]).toEqual([["one"], { waiting: [] }])
  })

  it.each([
    ["success", new Error("No matching key. session topic doesn't exist: one")],
    ["DISCONNECT_FAILED", new Error("offline")]
  ])("T14, S4.06 in part: that cannot be ended is forgotten all the same: %s", async (code, cause) => {
    const { kit, fake, status } = await start()
    fake.onDisconnect(() => Promise.reject(cause))
    expect(await codeOf(kit.disconnect())).toBe(code)
    expect(status()).toBe("disconnected")
  })

  it("serves a namespace that it covers without another code", async () => {
    const { kit, fake, status, connect } = await start()
    await kit.disconnect({ namespace: "solana" })
    await connect({ namespace: "solana" })
    expect([status("solana"), fake.proposals.length]).toEqual(["connected", 1])
    await kit.disconnect({ namespace: "eip155" })
    expect([status("solana"), fake.left]).toEqual(["connected", []])
    await kit.disconnect()
    expect(fake.left).toEqual(["one"])
  })

  it("makes way for one that covers more, and is ended then", async () => {
    const { kit, fake, status, connect, proposed, follows } = await start(onMainnet)
    expect(status("solana")).toBe("disconnected")
    const made = connect({ namespace: "solana" })
    await proposed(2)
    expect(Object.keys(fake.proposals[1]!)).toEqual(["eip155", "solana"])
    fake.approve({ namespaces: { ...onMainnet, ...onSolana }, topic: "two" })
    await made
    expect([status("solana"), status()]).toEqual(["connected", "connected"])
    await until(() => expect(fake.left).toEqual(["one"]))
    // What was connected before has moved over.
    await kit.signMessage({ message: "hi", namespace: "eip155" }).catch(() => {})
    expect(fake.requests.at(-1)).toMatchObject({ topic: "two", chainId: "eip155:1" })
    fake.emit("session_delete", { topic: "one" })
    await follows("two")
    expect(status()).toBe("connected")
    await kit.disconnect()
    await until(() => expect(fake.left).toEqual(["one", "two"]))
  })

  it.each([
    ["on its network", onMainnet],
    ["on another network", { eip155: eip155(`eip155:8453:${first}`) }]
  ])("S3.01 in part: what another wallet has taken over is shown under its name: %s", async (_, taken) => {
    const { kit, fake, connect, proposed } = await start(onMainnet)
    const shown = (namespace: string) => kit.getSnapshot().account[namespace]?.connectedWalletInfo?.name
    expect(shown("eip155")).toBe("Fake Wallet")
    const made = connect({ namespace: "solana" })
    await proposed(2)
    fake.approve({ namespaces: { ...taken, ...onSolana }, topic: "two", name: "Second" })
    await made
    await until(() => expect([shown("solana"), shown("eip155")]).toEqual(["Second", "Second"]))
  })

  it("another wallet that is chosen by name takes its place", async () => {
    const { kit, fake, proposed, connect, pairing } = await start(onMainnet)
    await kit.disconnect()
    const wallet: CatalogueWallet = {
      id: "w",
      name: "Named",
      certified: true,
      chains: [],
      mobileLink: "named:"
    }
    const made = connect({ wallet })
    await proposed(2)
    fake.approve({ namespaces: onMainnet, name: "Whatever it says" })
    await made
    // On a computer nothing opens an app.
    expect(pairing().wallet).toEqual({ name: "Named" })
  })

  it("S4.04 in part: comes back from the client's store, and asks for nothing", async () => {
    const { kit, fake, storage } = await start()
    await kit.dispose()
    const again = await open({ storage, fake })
    expect([again.status(), again.status("solana"), fake.proposals.length]).toEqual([
      "connected",
      "connected",
      1
    ])
    expect(again.kit.getSnapshot().account["eip155"]?.address).toBe(first)
  })

  it.each([
    ["has run out", { namespaces: onMainnet, expiry: 1 }],
    ["is gone", undefined],
    ["allows nothing that the page can use", { namespaces: { eip155: eip155("eip155:56:0xa") } }]
  ])("S4.04 in part: that %s does not come back", async (_, session) => {
    const { kit, fake, storage } = await start()
    await kit.dispose()
    fake.setSession(session)
    const again = await open({ storage, fake })
    expect([again.status(), again.status("solana")]).toEqual(["disconnected", "disconnected"])
  })

  it.each(["session_delete", "session_expire"])(
    "S4.05 in part: ends with %s of its own, not of another",
    async (name) => {
      const { fake, status, pairing, follows } = await start()
      fake.emit(name, { topic: "another" })
      fake.emit(name, undefined)
      await follows()
      expect(status()).toBe("connected")
      fake.emit(name, { topic: "one" })
      await until(() => expect([status(), status("solana")]).toEqual(["disconnected", "disconnected"]))
      expect(pairing().wallet).toBeUndefined()
    }
  )

  it("T09 of which a wallet tells nonsense stays as it is", async () => {
    const { status, fake, follows } = await start()
    for (const { make } of oddResults) {
      for (const name of ["session_event", "session_update"]) {
        fake.emit(name, make())
        fake.emit(name, { topic: "one", params: make() })
        fake.emit(name, { topic: "one", params: { chainId: "eip155:1", event: make() } })
        fake.emit(name, {
          topic: "one",
          params: { chainId: "eip155:1", event: { name: "accountsChanged", data: make() } }
        })
        fake.emit(name, {
          topic: "one",
          params: { chainId: "eip155:1", event: { name: "chainChanged", data: make() } }
        })
        fake.emit(name, { topic: "two", params: { namespaces: {} } })
      }
    }
    await follows()
    expect([status(), status("solana")]).toEqual(["connected", "connected"])
  })

  it.each([
    ["as an object", { "0x1": { atomic: {} } }],
    ["as the text that it went over as", JSON.stringify({ "0x1": { atomic: {} } })]
  ])("tells what the wallet said of itself when it was made, %s", async (_, capabilities) => {
    const all = await open()
    const made = all.connect()
    await all.proposed()
    all.fake.approve({ namespaces: onMainnet, sessionProperties: { capabilities } })
    await made
    const provider = all.kit.getProvider("eip155") as { request: (request: object) => Promise<unknown> }
    expect(await provider.request({ method: "wallet_getCapabilities" })).toEqual({ "0x1": { atomic: {} } })
  })

  it("T14 is read to the thousandth address that a wallet says is in use", async () => {
    const { fake, kit, follows } = await start(onMainnet)
    const event = { name: "accountsChanged", data: [...Array(1_000).fill("0x"), `eip155:1:${second}`] }
    fake.emit("session_event", { topic: "one", params: { chainId: "eip155:1", event } })
    const address = () => kit.getSnapshot().account["eip155"]?.address
    await turns()
    expect(address()).toBe(first)
    await follows()
  })

  it("leaves no listener with the client when the plugin is removed", async () => {
    const { kit, fake } = await start()
    await kit.remove("walletConnect")
    expect(fake.listenerCount()).toBe(0)
  })
})

describe("a provider of the app's own", () => {
  it("is made when it is first needed, and again where that failed", async () => {
    const fake = fakeUniversalProvider()
    const make = vi.fn(async () => fake.provider)
    make.mockRejectedValueOnce(new Error("no"))
    const { connect, proposed } = await open({ fake, universalProvider: make })
    expect(make).not.toHaveBeenCalled()
    expect(await codeOf(connect())).toBe("CONNECTION_FAILED")
    const made = connect()
    await proposed()
    fake.approve({ namespaces: onMainnet })
    await made
    expect(make).toHaveBeenCalledTimes(2)
  })

  it("under manualControl proposes itself: the kit shows its code, and takes its session over", async () => {
    const { fake, connect, pairing, status } = await open({ manualControl: true })
    const made = connect()
    await until(() => expect(fake.listenerCount()).toBeGreaterThan(0))
    fake.showUri("wc:app@2")
    await until(() => expect(pairing().code?.uri).toBe("wc:app@2"))
    fake.setSession({ namespaces: onMainnet })
    await made
    expect([status(), fake.proposals, pairing().code]).toEqual(["connected", [], undefined])
  })

  it("is needed for manualControl", async () => {
    const kit = createKit({
      app: { name: "Test" },
      networks: [mainnet],
      plugins: [evm(), walletConnect({ projectId: "p", manualControl: true })],
      storage: memoryStorage()
    })
    onTestFinished(() => kit.dispose())
    expect(await codeOf(kit.connect({ connectorId: "walletConnect" }))).toBe("WALLETCONNECT_PROVIDER_MISSING")
  })
})
