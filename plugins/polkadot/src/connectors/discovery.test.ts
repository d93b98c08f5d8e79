import { afterEach, describe, expect, it, vi } from "vitest"
import {
  createPolkadotWallet,
  floodInjections,
  injectMalformed,
  injectThrowing,
  malformedInjections,
  oddInjectedRecords
} from "@latchkey/testing"
import { fakeWindow, injectEntry, makeKit } from "../../support/makeKit.ts"

const kits: Array<{ dispose: () => Promise<void> }> = []
afterEach(async () => {
  await Promise.all(kits.splice(0).map((kit) => kit.dispose()))
  vi.useRealTimers()
})

const open = async (window = fakeWindow()) => {
  const kit = makeKit(window)
  kits.push(kit)
  await kit.ready()
  const connectors = () => kit.getSnapshot().connection.connectors
  return {
    kit,
    window,
    connectors,
    ids: () => connectors().map(({ id }) => id),
    facts: () => connectors().map(({ id, name, clash }) => [id, name, clash])
  }
}

/** Lets a task's registrations be shown. */
const shown = () => new Promise<void>((resolve) => setImmediate(resolve))
const walletOf = (name: string) => createPolkadotWallet({ name })

describe("discovery", () => {
  it("T06 lists the wallets that are there, by their names for visitors, without asking them", async () => {
    const window = fakeWindow()
    const wallets = ["talisman", "polkadot-js", "acme wallet"].map(walletOf)
    for (const wallet of wallets) wallet.announce(window)
    const { connectors } = await open(window)
    const shared = { type: "announced", chains: ["polkadot"], clash: false, installed: true }
    expect(connectors()).toEqual([
      {
        ...shared,
        id: "polkadot:talisman",
        walletId: "polkadot:talisman",
        name: "Talisman",
        rdns: "xyz.talisman"
      },
      { ...shared, id: "polkadot:polkadot-js", walletId: "polkadot:polkadot-js", name: "Polkadot.js" },
      { ...shared, id: "polkadot:acme wallet", walletId: "polkadot:acme wallet", name: "acme wallet" }
    ])
    expect(wallets.flatMap((wallet) => wallet.requests())).toEqual([])
  })

  it.each(["DOMContentLoaded", "load"])("finds a wallet that is injected before %s", async (event) => {
    const { window, ids } = await open()
    expect(ids()).toEqual([])
    walletOf("late").announce(window)
    window.dispatchEvent(new Event(event))
    await shown()
    expect(ids()).toEqual(["polkadot:late"])
  })

  it("finds a wallet that is injected after the page was loaded, and stops to look after about 3 s", async () => {
    const window = fakeWindow()
    const looks = vi.fn(() => {})
    let record: unknown
    Object.defineProperty(window, "injectedWeb3", {
      get: () => {
        looks()
        return record
      }
    })
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] })
    const { ids } = await open(window)
    record = { late: walletOf("late").entry }
    await vi.advanceTimersByTimeAsync(60)
    expect(ids()).toEqual(["polkadot:late"])
    record = { late: walletOf("late").entry, later: walletOf("later").entry }
    await vi.advanceTimersByTimeAsync(3_200)
    expect(ids()).toEqual(["polkadot:late", "polkadot:later"])
    const before = looks.mock.calls.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect([looks.mock.calls.length, vi.getTimerCount()]).toEqual([before, 0])
  })

  it("looks no more, and lists none, once the plugin is removed", async () => {
    const looks = vi.fn(() => ({ one: walletOf("one").entry }))
    const window = Object.defineProperty(fakeWindow(), "injectedWeb3", { get: looks })
    const { kit, ids } = await open(window)
    expect(ids()).toEqual(["polkadot:one"])
    vi.useFakeTimers()
    await kit.remove("polkadot")
    looks.mockClear()
    for (const event of ["DOMContentLoaded", "load"]) window.dispatchEvent(new Event(event))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(ids()).toEqual([])
    expect([looks.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0])
  })
})

describe("a wallet's identity", () => {
  it("T06 is frozen: what stands under its name later is never asked", async () => {
    const window = fakeWindow()
    const [first, second] = [walletOf("one"), walletOf("one")]
    first.announce(window)
    const { kit, ids } = await open(window)
    second.announce(window)
    window.dispatchEvent(new Event("load"))
    await shown()
    expect(ids()).toEqual(["polkadot:one"])
    await kit.connect({ connectorId: "polkadot:one" })
    expect([first.requests().length > 0, second.requests().length]).toEqual([true, 0])
  })

  it("T06 so is the way in: a door that is put there later is not taken", async () => {
    const window = fakeWindow()
    const wallet = walletOf("one")
    const entry = { ...wallet.entry }
    injectEntry(window, "one", entry)
    const { kit } = await open(window)
    const stolen = vi.fn()
    Object.assign(entry, { enable: stolen, connect: stolen })
    await kit.connect({ connectorId: "polkadot:one" })
    expect(stolen).not.toHaveBeenCalled()
  })

  it("one that registers twice, or under two names, is listed once", async () => {
    const window = fakeWindow()
    const wallet = walletOf("one")
    wallet.announce(window)
    injectEntry(window, "two", wallet.entry)
    const { ids } = await open(window)
    wallet.announce(window)
    window.dispatchEvent(new Event("load"))
    await shown()
    expect(ids()).toEqual(["polkadot:one"])
  })

  it("T06 one that goes by another's name is marked, and by a known wallet's name it alone is", async () => {
    const window = fakeWindow()
    for (const key of ["Acme", "ACME", "Talisman", "talisman", "polkadot-js", "polkadot\u200bjs"])
      injectEntry(window, key, { ...walletOf(key).entry })
    const { facts } = await open(window)
    expect(facts()).toEqual([
      ["polkadot:talisman", "Talisman", false],
      ["polkadot:polkadot-js", "Polkadot.js", false],
      ["polkadot:Acme", "Acme", true],
      ["polkadot:ACME", "ACME", true],
      ["polkadot:Talisman", "Talisman", true],
      ["polkadot:polkadot js", "polkadot js", false]
    ])
  })

  it("T06 names that only differ in what cannot be seen are two entries, both marked", async () => {
    const window = fakeWindow()
    for (const key of ["one two", "one\u200btwo"]) injectEntry(window, key, { ...walletOf(key).entry })
    const { facts } = await open(window)
    expect(facts()).toEqual([
      ["polkadot:one two", "one two", true],
      ["polkadot:one two#2", "one two", true]
    ])
  })
})

describe("hostile entries", () => {
  it.each(malformedInjections.map((malformed) => [malformed.name, malformed] as const))(
    "T07 %s hides no other wallet",
    async (_, malformed) => {
      const window = fakeWindow()
      injectMalformed(walletOf("liar"), [malformed], window)
      walletOf("good").announce(window)
      const { connectors, ids } = await open(window)
      expect(ids()).toContain("polkadot:good")
      if (malformed.fate === "dropped") expect(ids()).toHaveLength(1)
      for (const { id, name } of connectors()) {
        expect([...name].length).toBeLessThanOrEqual(64)
        // oxlint-disable-next-line no-control-regex -- looking for them is the point
        expect(id + name).not.toMatch(/[\u0000-\u001f\u200b-\u200f\u202a-\u202e]/)
      }
    }
  )

  it.each(oddInjectedRecords.map(({ name, make }) => [name, make] as const))(
    "T07 %s instead of the record is survived",
    async (_, make) => {
      const window = fakeWindow()
      window.injectedWeb3 = make()
      const { kit, ids } = await open(window)
      expect([ids(), kit.getSnapshot().plugin.failed]).toEqual([[], {}])
      window.injectedWeb3 = { good: walletOf("good").entry }
      window.dispatchEvent(new Event("load"))
      await shown()
      expect(ids()).toEqual(["polkadot:good"])
    }
  )

  it("T07 a window whose property throws, and an entry whose does", async () => {
    const throwing = Object.defineProperty(fakeWindow(), "injectedWeb3", {
      get: () => {
        throw new Error("getter")
      }
    })
    expect((await open(throwing)).ids()).toEqual([])
    const window = fakeWindow()
    injectThrowing(window)
    walletOf("good").announce(window)
    expect((await open(window)).ids()).toEqual(["polkadot:good"])
  })

  it("T07 a flood of 10,000 names lists 100 wallets at most, the known ones among them", async () => {
    const window = fakeWindow()
    for (let index = 0; index < 5_000; index++)
      injectEntry(window, `flood-${index}`, { ...walletOf("flood").entry })
    floodInjections(walletOf("same"), 5_000, window)
    walletOf("talisman").announce(window)
    const kit = makeKit(window)
    kits.push(kit)
    await kit.ready()
    const ids = kit.getSnapshot().connection.connectors.map(({ id }) => id)
    expect(ids).toHaveLength(100)
    expect(ids[0]).toBe("polkadot:talisman")
  })
})
