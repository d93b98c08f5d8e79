import { afterEach, describe, expect, it, vi } from "vitest"
import {
  announceMalformedBitcoin,
  announceStandard,
  createBitcoinWallet,
  malformedBitcoinWallets
} from "@latchkey/testing"
import { fakeWindow, makeKit } from "../../support/makeKit.ts"

const kits: Array<{ dispose: () => Promise<void> }> = []
afterEach(() => Promise.all(kits.splice(0).map((kit) => kit.dispose())))

const open = async (window = fakeWindow()) => {
  const kit = makeKit(window)
  kits.push(kit)
  await kit.ready()
  const connectors = () => kit.getSnapshot().connection.connectors
  return { kit, window, connectors, names: () => connectors().map(({ name }) => name) }
}
const asXverse = () => createBitcoinWallet({ provider: "satsConnect", name: "Xverse" })
const standardNamed = (name: string) => createBitcoinWallet({ provider: "standard", name })
const request = async () => ({ result: null })

describe("discovery", () => {
  it("T06 a wallet that registers and has an object of its own is one connector, by its own object", async () => {
    for (const order of ["own first", "registered first"]) {
      const { kit, window, connectors } = await open()
      const own = asXverse()
      const registered = standardNamed("Xverse")
      const announce = [() => own.announce(window), () => registered.announce(window)]
      for (const each of order === "own first" ? announce : announce.toReversed()) each()
      window.dispatchEvent(new Event("load"))
      await vi.waitFor(() => expect(connectors()).toHaveLength(1))
      expect(connectors()[0]).toMatchObject({ id: "bip122:Xverse", name: "Xverse", clash: false })
      expect(connectors()[0]?.icon).toBe(registered.icon)
      await kit.connect({ connectorId: "bip122:Xverse" })
      expect(own.requests().map(({ method }) => method)).toContain("wallet_connect")
      expect(registered.requests()).toEqual([])
    }
  })

  it("T06 so is one whose object is the one that it registers as a feature, whatever it is called", async () => {
    const window = fakeWindow()
    const wallet = standardNamed("Some Wallet")
    const { provider } = wallet.provider.features["sats-connect:"]
    Object.assign(window, {
      someWallet: { bitcoin: provider },
      btc_providers: [{ id: "someWallet.bitcoin", name: "Some Wallet", icon: wallet.icon, methods: [] }]
    })
    wallet.announce(window)
    const { connectors } = await open(window)
    expect(connectors().map(({ id }) => id)).toEqual(["bip122:Some Wallet"])
  })

  it("T06 a listed wallet whose place makes a new object each time is one connector", async () => {
    const window = fakeWindow({ btc_providers: [{ id: "shifty", name: "Shifty" }] })
    Object.defineProperty(window, "shifty", { get: () => ({ request }) })
    const { connectors } = await open(window)
    window.dispatchEvent(new Event("load"))
    window.dispatchEvent(new Event("load"))
    await Promise.resolve()
    expect(connectors().map(({ name, clash }) => [name, clash])).toEqual([["Shifty", false]])
  })

  it("T06 two of one name are two connectors, both marked", async () => {
    const window = fakeWindow()
    standardNamed("Twin").announce(window)
    standardNamed("Twin").announce(window)
    const { connectors } = await open(window)
    expect(connectors().map(({ id, clash }) => [id, clash])).toEqual([
      ["bip122:Twin", true],
      ["bip122:Twin#2", true]
    ])
  })

  it("T06 each further one of a name has an id of its own", async () => {
    const window = fakeWindow()
    for (let count = 0; count < 4; count++) standardNamed("Twin").announce(window)
    const { connectors } = await open(window)
    expect(connectors().map(({ id }) => id)).toEqual([
      "bip122:Twin",
      "bip122:Twin#2",
      "bip122:Twin#3",
      "bip122:Twin#4"
    ])
  })

  it("T06 a wallet that lists itself and another that registers under its name are two", async () => {
    const window = fakeWindow({ listed: { request }, btc_providers: [{ id: "listed", name: "Some Wallet" }] })
    const { connectors } = await open(window)
    standardNamed("Some Wallet").announce(window)
    await vi.waitFor(() => expect(connectors()).toHaveLength(2))
    expect(connectors().map(({ clash }) => clash)).toEqual([true, true])
  })

  it("a list is looked at as far as its hundredth entry", async () => {
    const list = Array.from({ length: 101 }, (_, n) => ({
      id: n < 99 ? "nowhere" : `w${n}`,
      name: `Wallet ${n}`
    }))
    const { names } = await open(fakeWindow({ w99: { request }, w100: { request }, btc_providers: list }))
    expect(names()).toEqual(["Wallet 99"])
  })

  it("T06 nobody gets into the row of a wallet with an object by taking its name", async () => {
    const window = fakeWindow()
    const own = asXverse()
    own.announce(window)
    const liar = standardNamed("Xverse")
    liar.announce(window)
    const { kit, connectors } = await open(window)
    await kit.connect({ connectorId: connectors()[0]!.id })
    expect([own.accounts().length, liar.requests()]).toEqual([2, []])
  })

  it("only OKX's own object speaks for its Ethereum side", async () => {
    const window = fakeWindow()
    standardNamed("OKX Wallet").announce(window)
    const { connectors } = await open(window)
    expect(connectors()[0]?.rdns).toBeUndefined()
    createBitcoinWallet({ provider: "okx" }).announce(window)
    window.dispatchEvent(new Event("load"))
    await vi.waitFor(() => expect(connectors()[0]?.rdns).toBe("com.okex.wallet"))
    expect(connectors()).toHaveLength(1)
  })

  it("finds what comes late: when the page is loaded, when UniSat says so, and a second later at last", async () => {
    for (const tell of ["DOMContentLoaded", "load", "unisat#initialized", undefined]) {
      const { window, names } = await open()
      createBitcoinWallet({ provider: "unisat" }).announce(window)
      if (tell !== undefined) window.dispatchEvent(new Event(tell))
      await vi.waitFor(() => expect(names()).toEqual(["UniSat"]), tell === undefined ? 3_000 : 200)
    }
  })

  it("prefers the place that is UniSat's alone to the one that others take too", async () => {
    const real = { requestAccounts: async () => ["bc1q4qw42stdzjqs59xvlrlxr8526e3nunw7mp73te"] }
    const other = { requestAccounts: async () => [] }
    const { kit, connectors } = await open(fakeWindow({ unisat: other, unisat_wallet: real }))
    expect(connectors()).toHaveLength(1)
    await kit.connect({ connectorId: "bip122:UniSat" })
  })

  it("offers what lists itself, whichever of the two lists it uses, by a name and icon fit to show", async () => {
    const icon = "data:image/png;base64,AA=="
    const { connectors } = await open(
      fakeWindow({
        a: { b: { request } },
        c: { request },
        btc_providers: [{ id: "a.b", name: "One\u202e\u0000 Wallet", icon }],
        wbip_providers: [{ id: "c", name: "x".repeat(500), icon: "https://evil.test/icon.png" }]
      })
    )
    expect(connectors().map(({ name, icon }) => [name, icon])).toEqual([
      ["One   Wallet", icon],
      [`${"x".repeat(63)}…`, undefined]
    ])
  })

  it("T06 one that listed itself is not another when its object stands at a known wallet's place too", async () => {
    const object = { request }
    const window = fakeWindow({ other: object, btc_providers: [{ id: "other", name: "Other" }] })
    const { names } = await open(window)
    Object.assign(window, { XverseProviders: { BitcoinProvider: object } })
    window.dispatchEvent(new Event("load"))
    await Promise.resolve()
    expect(names()).toEqual(["Other"])
  })

  it("T06 one that lists itself twice keeps the name and the picture of the first time", async () => {
    const object = { request }
    const [first, second] = ["data:image/png;base64,AA==", "data:image/png;base64,BB=="]
    const window = fakeWindow({
      a: object,
      b: object,
      XverseProviders: { BitcoinProvider: { request } },
      btc_providers: [
        { id: "a", name: "First", icon: first },
        { id: "b", name: "Second", icon: second },
        { id: "XverseProviders.BitcoinProvider", name: "Xverse", icon: first }
      ]
    })
    const { connectors } = await open(window)
    expect(new Map(connectors().map(({ name, icon }) => [name, icon]))).toEqual(
      new Map([
        ["Xverse", first],
        ["First", first]
      ])
    )
    expect(connectors()).toHaveLength(2)
  })

  it("says of a wallet whether it announced itself, or was found by its object", async () => {
    const window = fakeWindow({
      FordefiProviders: { UtxoProvider: { request } },
      XverseProviders: { BitcoinProvider: { request } },
      btc_providers: [
        { id: "XverseProviders.BitcoinProvider", name: "Xverse", icon: "data:image/png;base64,AA==" }
      ]
    })
    standardNamed("Some Wallet").announce(window)
    const { connectors } = await open(window)
    expect(connectors().map(({ name, type, icon }) => [name, type, icon === undefined])).toEqual(
      expect.arrayContaining([
        ["Fordefi", "injected", true],
        ["Xverse", "announced", false],
        ["Some Wallet", "announced", false]
      ])
    )
    expect(connectors()).toHaveLength(3)
  })

  it("a wallet's object may be a function; what has no function to ask it by is none", async () => {
    const callable = Object.assign(() => {}, { requestAccounts: async () => [] })
    expect((await open(fakeWindow({ unisat_wallet: callable }))).names()).toEqual(["UniSat"])
    for (const none of [{}, { requestAccounts: true }, 7, "text", null])
      expect((await open(fakeWindow({ unisat_wallet: none }))).names()).toEqual([])
  })

  it("T07 5,000 registrations and a list of 5,000 are at most 100 wallets", async () => {
    const objects = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`w${n}`, { request }]))
    const list = Array.from({ length: 5_000 }, (_, n) => ({ id: `w${n}`, name: `Wallet ${n}` }))
    const window = fakeWindow({ ...objects, btc_providers: list })
    const { connectors } = await open(window)
    expect(connectors()).toHaveLength(100)
    for (let n = 0; n < 5_000; n++) {
      announceStandard(
        { version: "1.0.0", name: `S${n}`, chains: ["bitcoin:mainnet"], features: {}, accounts: [] },
        window
      )
    }
    expect(connectors()).toHaveLength(100)
  })

  it.each(malformedBitcoinWallets)("T08 $name: hides no other wallet", async (malformed) => {
    const window = fakeWindow()
    const wallet = createBitcoinWallet({ provider: malformed.kind })
    announceMalformedBitcoin(malformed, wallet, window)
    const good = standardNamed("Good Wallet")
    good.announce(window)
    const { kit, connectors } = await open(window)
    const others = connectors().filter(({ id }) => id !== "bip122:Good Wallet")
    if (malformed.fate === "dropped") expect(others).toEqual([])
    if (malformed.fate === "clash" && others.length > 1) {
      expect(others.every(({ clash }) => clash)).toBe(true)
    }
    for (const { name } of others) expect(name).not.toMatch(/undefined|\[object|\p{C}/u)
    await kit.connect({ connectorId: "bip122:Good Wallet" })
    expect(kit.getSnapshot().account["bip122"]?.status).toBe("connected")
  })

  it("a wallet that takes itself away is offered no more, unless its own object is there", async () => {
    const { window, names } = await open()
    const gone = standardNamed("Gone").announce(window)
    await vi.waitFor(() => expect(names()).toEqual(["Gone"]))
    gone()
    await vi.waitFor(() => expect(names()).toEqual([]))
    asXverse().announce(window)
    const left = standardNamed("Xverse").announce(window)
    await vi.waitFor(() => expect(names()).toEqual(["Xverse"]))
    left()
    await vi.waitFor(() => expect(names()).toEqual(["Xverse"]))
  })

  it("a wallet that takes itself away ends its session, and the visitor is told why", async () => {
    const { kit, window, names } = await open()
    const gone = standardNamed("Gone").announce(window)
    await vi.waitFor(() => expect(names()).toEqual(["Gone"]))
    await kit.connect({ connectorId: "bip122:Gone" })
    gone()
    await vi.waitFor(() => expect(kit.getSnapshot().account["bip122"]?.status).toBe("disconnected"))
    expect(kit.getSnapshot().notice.toast?.code).toBe("CONNECTOR_NOT_FOUND")
  })

  it("leaves nothing on the page", async () => {
    const counts = new Map<string, number>()
    const window = fakeWindow()
    const count = (by: number, original: EventTarget["addEventListener"]) =>
      function (this: EventTarget, ...args: Parameters<EventTarget["addEventListener"]>) {
        counts.set(args[0], (counts.get(args[0]) ?? 0) + by)
        return original.apply(window, args)
      }
    window.addEventListener = count(1, window.addEventListener)
    window.removeEventListener = count(-1, window.removeEventListener)
    const { kit } = await open(window)
    expect([...counts.values()].reduce((sum, n) => sum + n)).toBeGreaterThan(3)
    await kit.remove("bitcoin")
    expect([...counts.values()].filter((n) => n !== 0)).toEqual([])
  })
})
