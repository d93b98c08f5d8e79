import { createKit, memoryStorage, readSlice, type CatalogueWallet } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { testAccounts } from "@latchkey/testing"
import { mainnet } from "viem/chains"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { fakeUniversalProvider } from "../../support/fakeUniversalProvider.ts"
import { pairingSlice, walletConnect, type WalletConnectOptions } from "../index.ts"

const address = testAccounts[0]!.address
const namespaces = {
  eip155: { accounts: [`eip155:1:${address}`], methods: ["personal_sign"], events: [] }
}
const wallet = (links: Partial<CatalogueWallet>): CatalogueWallet => ({
  id: "w",
  name: "Named",
  certified: true,
  chains: [],
  ...links
})
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })

const open = async ({
  userAgent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)",
  storage = memoryStorage(),
  fake = fakeUniversalProvider(),
  ...options
}: Partial<WalletConnectOptions> & {
  readonly userAgent?: string
  readonly storage?: any
  readonly fake?: ReturnType<typeof fakeUniversalProvider>
} = {}) => {
  const page = Object.assign(new EventTarget(), { navigator: { userAgent, maxTouchPoints: 5 } })
  vi.stubGlobal("location", { origin: "http://shop.test", protocol: "http:" })
  vi.stubGlobal("window", Object.assign(page, { self: page, top: page }))
  const kit = createKit({
    app: { name: "Test", url: "http://127.0.0.1" },
    networks: [mainnet],
    plugins: [evm(), walletConnect({ projectId: "p", universalProvider: fake.provider, ...options })],
    storage
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  const pairing = () => readSlice(kit.getSnapshot(), pairingSlice)
  const connect = async (chosen?: CatalogueWallet) => {
    const count = fake.proposals.length + 1
    const made = kit.connect({ connectorId: "walletConnect", ...(chosen && { wallet: chosen }) })
    made.catch(() => {})
    await until(() => expect(fake.proposals).toHaveLength(count))
    fake.approve({ namespaces, topic: `topic-${count}` })
    await made
  }
  return { kit, fake, storage, pairing, connect }
}

afterEach(() => vi.unstubAllGlobals())

describe("a wallet on this phone", () => {
  it("is opened by the catalogue's link for each request, until it has answered, whatever it answers", async () => {
    const { kit, fake, pairing, connect } = await open()
    await connect(wallet({ mobileLink: "named:", universalLink: "https://named.example" }))
    expect(pairing().wallet).toEqual({ name: "Named", base: "named://" })
    const answers: Array<{ give: (value: string) => void; refuse: (cause: unknown) => void }> = []
    fake.onRequest(() => new Promise((give, refuse) => answers.push({ give, refuse })))
    const signing = [kit.signMessage({ message: "one" }), kit.signMessage({ message: "two" })]
    for (const each of signing) each.catch(() => {})
    await until(() => expect(pairing().waiting).toHaveLength(2))
    const link = (id: number) => ({
      id,
      link: { href: `named://wc?requestId=${id}&sessionTopic=topic-1`, target: "_self" }
    })
    expect(pairing().waiting).toEqual([link(1), link(2)])
    answers[0]!.give("0x01")
    await until(() => expect(pairing().waiting).toEqual([link(2)]))
    answers[1]!.refuse({ code: 5000, message: "no" })
    await until(() => expect(pairing().waiting).toEqual([]))
  })

  it("is opened by its universal link where that is preferred", async () => {
    const { pairing, connect } = await open({ preferUniversalLinks: true })
    expect(pairing().preferUniversalLinks).toBe(true)
    await connect(wallet({ mobileLink: "named:", universalLink: "https://named.example" }))
    expect(pairing().wallet?.base).toBe("https://named.example/")
  })

  it("is known by name and link after a reload, and forgotten with the next that has none", async () => {
    const { kit, fake, storage, connect } = await open()
    await connect(wallet({ mobileLink: "named:" }))
    await kit.dispose()
    const again = await open({ storage, fake })
    expect(again.pairing().wallet).toEqual({ name: "Named", base: "named://" })
    await again.kit.disconnect()
    await again.connect()
    expect(again.pairing().wallet).toEqual({ name: "Fake Wallet" })
    await again.kit.dispose()
    const last = await open({ storage, fake })
    expect(last.pairing().wallet).toEqual({ name: "Fake Wallet" })
  })

  it("T03 of which the storage says what is no link to open is the one of the session, by its own name", async () => {
    const storage = memoryStorage()
    const keys = new Set<string>()
    const noting = {
      ...storage,
      set: (key: string, value: string) => (keys.add(key), storage.set(key, value))
    }
    const { kit, fake, connect } = await open({ storage: noting })
    await connect(wallet({ mobileLink: "named:" }))
    await kit.dispose()
    const key = [...keys].find((name) => name.endsWith("deep_link_choice"))!
    for (const kept of [
      "{",
      "null",
      JSON.stringify({ version: 2, name: "A", href: "a:" }),
      JSON.stringify({ version: 1, name: 1, href: "a:" }),
      JSON.stringify({ version: 1, name: "A", href: 1 }),
      JSON.stringify({ version: 1, name: "A", href: "javascript:alert(1)" })
    ]) {
      storage.set(key, kept)
      const again = await open({ storage: noting, fake })
      expect(again.pairing().wallet).toEqual({ name: "Fake Wallet" })
      await again.kit.dispose()
    }
    storage.set(key, JSON.stringify({ version: 1, name: "A\u202e", href: "a:" }))
    const known = await open({ storage: noting, fake })
    expect(known.pairing().wallet).toEqual({ name: "A", base: "a://" })
  })

  it("of a computer is on another device: nothing opens it", async () => {
    const { kit, fake, pairing, connect } = await open({ userAgent: "Mozilla/5.0 (Windows NT 10.0)" })
    await connect(wallet({ mobileLink: "named:" }))
    expect(pairing().wallet).toEqual({ name: "Named" })
    fake.onRequest(() => new Promise(() => {}))
    kit.signMessage({ message: "one" }).catch(() => {})
    await until(() => expect(pairing().waiting).toEqual([{ id: 1 }]))
    await kit.disconnect()
    expect(pairing()).toEqual({ waiting: [] })
  })
})

describe("where the plugin is offered", () => {
  const chain = {
    id: "chain",
    namespaces: [{ id: "test", name: "Test", defaultAccountType: "eoa", owns: () => true }],
    load: async () => ({})
  }
  const network = {
    id: 1,
    name: "One",
    nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 18 },
    rpcUrls: { default: { http: [] } }
  }
  const offered = async (options: Partial<WalletConnectOptions>) => {
    const kit = createKit({
      app: { name: "Test" },
      networks: [network],
      plugins: [chain as never, walletConnect({ projectId: "p", ...options })],
      storage: memoryStorage()
    })
    onTestFinished(() => kit.dispose())
    await kit.ready()
    return kit.getSnapshot().connection.connectors.map(({ id }) => id)
  }

  it("is for namespaces that take its providers, and those that the app names", async () => {
    expect(await offered({})).toEqual([])
    expect(await offered({ namespaces: { test: {} } })).toEqual(["walletConnect"])
  })

  it("T32 in part: names the relays and the service that attests the page, and no other host", () => {
    const hosts = (options: object) =>
      walletConnect({ projectId: "p", ...options }).hosts?.map(({ origin, uses }) => [origin, uses])
    expect(hosts({})).toEqual([
      ["wss://relay.walletconnect.org", undefined],
      ["https://verify.walletconnect.org", ["frame"]]
    ])
    expect(hosts({ relayUrl: ["wss://a.example", "wss://b.example"], verifyUrl: false })).toEqual([
      ["wss://a.example", undefined],
      ["wss://b.example", undefined]
    ])
    expect(hosts({ verifyUrl: "https://attest.example" })?.at(-1)).toEqual([
      "https://attest.example",
      ["frame"]
    ])
  })
})
