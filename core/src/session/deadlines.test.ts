import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { grantingKit, type GrantingWallet } from "../../../tests/support/grantingKit.ts"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import { createKit, memoryStorage, type Kit } from "../index.ts"

const kits: Array<Pick<Kit, "dispose">> = []
// Loading is no matter of the page's clock.
beforeAll(() => Promise.all([import("../engine.ts"), import("../plugin/setupModule.ts")]).then(() => {}))
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(kits.splice(0).map((kit) => kit.dispose()))
})
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const turns = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}
const never = () => new Promise<never>(() => {})

const stored = (connectorId = "wallet") =>
  memoryStorage({
    connected_namespaces: "test",
    "test:connected_connector_id": connectorId,
    connections: JSON.stringify({ version: 1, value: { test: [{ connectorId, networkId: "test:2" }] } })
  })

/** A page with a stored session, started; `isReady` says whether its start is over. */
const reloaded = async (wallets: Readonly<Record<string, GrantingWallet>>, connectorId?: string) => {
  const world = grantingKit(wallets, { storage: stored(connectorId) })
  kits.push(world.kit)
  let ready = false
  void world.kit.ready().then(
    () => (ready = true),
    () => {}
  )
  await turns()
  return { ...world, isReady: () => ready }
}

describe("how long the page waits", () => {
  it("T08 S4.04 in part, S9.11 in part: for a wallet that does not say whether it knows the site, ten seconds", async () => {
    const { kit, account, did, isReady } = await reloaded({ wallet: { reconnect: never } })
    await pass(9_999)
    expect([account().status, kit.getSnapshot().connection.settled, isReady()]).toEqual([
      "reconnecting",
      false,
      false
    ])
    await pass(1)
    expect([account().status, kit.getSnapshot().connection.settled, isReady()]).toEqual([
      "disconnected",
      true,
      true
    ])
    expect(did()).toEqual(["wallet: reconnect test"])
  })

  it("T08 S4.04 in part, S9.11[1 s] S9.10[injected wallet wait]: for a wallet that is not here, one second", async () => {
    const { account, isReady } = await reloaded({ other: {} }, "gone")
    await pass(999)
    expect([account().status, isReady()]).toEqual(["reconnecting", false])
    await pass(1)
    expect([account().status, isReady()]).toEqual(["disconnected", true])
  })

  it("T10 what comes after that is not asked for: a wallet's late answer connects nobody", async () => {
    let answer = () => {}
    const { account } = await reloaded({
      wallet: { reconnect: () => new Promise<void>((ok) => (answer = ok)) }
    })
    await pass(10_000)
    answer()
    await pass(100)
    expect(account().status).toBe("disconnected")
  })

  it("T10 a visitor who connects meanwhile is not disturbed by the answer to the page's own question", async () => {
    let answer = () => {}
    const { kit, account, did } = await reloaded({
      wallet: { reconnect: () => new Promise<void>((ok) => (answer = ok)) },
      second: {}
    })
    await kit.connect({ connectorId: "second" })
    const before = account()
    answer()
    await pass(100)
    expect(account()).toBe(before)
    expect(did()).toEqual(["wallet: reconnect test", "second: connect test"])
    await kit.ready()
    expect(account()).toBe(before)
  })

  it("T08 S4.06 in part, S9.11 in part: for a wallet that does not answer that it was left, three seconds, and forgets it at once", async () => {
    const { plugin, calls } = virtualChain({ wallet: { disconnect: never } })
    const kit = createKit({
      app: { name: "Test" },
      networks: [testNetwork(1)],
      plugins: [plugin],
      storage: memoryStorage()
    })
    kits.push(kit)
    await kit.ready()
    await kit.connect({ connectorId: "wallet" })
    let left = false
    void kit.disconnect().then(() => (left = true))
    await pass(0)
    expect(kit.getSnapshot().account["test"]!.status).toBe("disconnected")
    await pass(2_999)
    expect(left).toBe(false)
    await pass(1)
    expect([left, calls]).toEqual([true, ["connect wallet", "disconnect wallet"]])
  })
})

describe("a session that is restored", () => {
  it("S4.04 in part: is asked for on the network that was stored, of its own namespace alone", async () => {
    const { kit, account, networks, did } = await reloaded({
      wallet: { namespaces: ["test", "other"], grant: { networkId: "test:2" } }
    })
    await kit.ready()
    expect(did()).toEqual(["wallet: reconnect test"])
    expect(account().caipAddress).toBe("test:2:a1")
    expect(networks().caipNetwork!.caipNetworkId).toBe("test:2")
    expect(account("other").status).toBe("disconnected")
  })

  it("is not, by a wallet that does not serve its namespace any more", async () => {
    const { kit, account, did } = await reloaded({ wallet: { namespaces: ["other"] } })
    await kit.ready()
    expect([account().status, account("other").status, did()]).toEqual(["disconnected", "disconnected", []])
  })

  it("is not, by a wallet that now grants another namespace, or nothing that is an account", async () => {
    for (const grants of [
      [],
      [
        {
          namespace: "other",
          accounts: [{ address: "a1", type: "eoa" as const }],
          networkId: "other:1" as const,
          provider: {}
        }
      ]
    ]) {
      const { kit, account, storage } = await reloaded({ wallet: { grants } })
      await kit.ready()
      expect([account().status, account("other").status]).toEqual(["disconnected", "disconnected"])
      // That is what this page found: what is stored stands.
      expect(storage.get("connected_namespaces")).toBe("test")
    }
  })

  it("S4.04 in part: is not where reconnecting is off, and nobody is asked", async () => {
    const world = grantingKit({ wallet: {} }, { storage: stored(), enableReconnect: false })
    kits.push(world.kit)
    expect(world.account().status).toBe("disconnected")
    await world.kit.ready()
    expect([world.account().status, world.did()]).toEqual(["disconnected", []])
    expect(world.storage.get("connected_namespaces")).toBeUndefined()
  })
})
