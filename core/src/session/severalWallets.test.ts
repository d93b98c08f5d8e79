import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { account, grantingKit, type GrantingWallet } from "../../../tests/support/grantingKit.ts"
import { Features } from "../feature/Features.ts"
import { memoryStorage, type KitCore, type KitError, type Plugin } from "../index.ts"
import { readSession } from "./storedSession.ts"

const kits: Array<KitCore> = []
afterEach(() => Promise.all(kits.splice(0).map((kit) => kit.dispose())))

/** Keeps several wallets of a namespace connected beside one another. */
const several: Plugin<"several", object> = {
  id: "several",
  load: async () => ({
    start: Effect.flatMap(Features, (features) =>
      features.set({ basic: false, values: { ...features.get().values, multiWallet: true } })
    )
  })
}

const hanging = (): Promise<void> => new Promise(() => {})
const two = (addresses: ReadonlyArray<string>): GrantingWallet => ({
  grant: { accounts: addresses.map(account) }
})
const stored = (ids: ReadonlyArray<string>) =>
  memoryStorage({
    connected_namespaces: "test",
    "test:connected_connector_id": ids[0]!,
    connections: JSON.stringify({
      version: 1,
      value: { test: ids.map((connectorId) => ({ connectorId, networkId: "test:1" })) }
    })
  })

/** A page that was left with these wallets connected, and opens again. */
const reload = async (
  ids: ReadonlyArray<string>,
  wallets: Readonly<Record<string, GrantingWallet>>,
  isOn = true
) => {
  const storage = stored(ids)
  const world = grantingKit(wallets, { storage }, ["test"])
  kits.push(world.kit)
  const shown: Array<string> = []
  world.kit.subscribe(() => {
    const { address } = world.account()
    if (address !== undefined && shown.at(-1) !== address) shown.push(address)
  })
  if (isOn) await world.kit.use(several)
  void world.kit.ready()
  const live = () => world.connections().map(({ connectorId }) => connectorId)
  const kept = () => (readSession(storage).connections["test"] ?? []).map(({ connectorId }) => connectorId)
  return { ...world, shown, live, kept }
}

const both = { one: two(["a1"]), two: two(["a2"]) }

describe("S4.04 in part: several wallets of one namespace over a reload", () => {
  it.each([
    [["one", "two"], "a1"],
    [["two", "one"], "a2"]
  ])("%j are both live again, and the first is current at every moment", async (ids, first) => {
    const { live, kept, shown, did } = await reload(ids, both)
    await vi.waitFor(() => expect(live()).toEqual(ids))
    expect(kept()).toEqual(ids)
    expect(shown).toEqual([first])
    expect(did().toSorted()).toEqual(["one: reconnect test", "two: reconnect test"])
  })

  it("the first stays in front where it answers last", async () => {
    let answer = () => {}
    const slow = new Promise<void>((resolve) => (answer = resolve))
    const { live, shown, did } = await reload(["one", "two"], {
      one: { ...both.one, reconnect: () => slow },
      two: both.two
    })
    await vi.waitFor(() => expect(did()).toContain("one: reconnect test"))
    answer()
    await vi.waitFor(() => expect(live()).toEqual(["one", "two"]))
    expect(shown).toEqual(["a1"])
  })

  it("the page is ready without waiting for the second", async () => {
    const { kit, live } = await reload(["one", "two"], { ...both, two: { ...both.two, reconnect: hanging } })
    await kit.ready()
    expect(live()).toEqual(["one"])
  })

  it("where the first does not let the page in, the next takes its place", async () => {
    const {
      live,
      kept,
      account: shown
    } = await reload(["one", "two"], {
      one: { ...both.one, reconnect: () => Promise.reject(new Error("locked")) },
      two: both.two
    })
    await vi.waitFor(() => expect(live()).toEqual(["two"]))
    expect(kept()).toEqual(["two", "one"])
    expect(shown().address).toBe("a2")
  })

  it("one that does not let the page in leaves the first alone, and stands behind it", async () => {
    const { kit, did, live, kept } = await reload(["one", "two"], {
      one: both.one,
      two: { ...both.two, reconnect: () => Promise.reject(new Error("locked")) }
    })
    await vi.waitFor(() => expect(did()).toContain("two: reconnect test"))
    await kit.ready()
    expect(live()).toEqual(["one"])
    expect(kept()).toEqual(["one", "two"])
  })

  it("a page that is left before the second has answered finds both the next time", async () => {
    const { live, kept } = await reload(["one", "two"], {
      one: both.one,
      two: { ...both.two, reconnect: hanging }
    })
    await vi.waitFor(() => expect(live()).toEqual(["one"]))
    expect(kept()).toEqual(["one", "two"])
  })

  it("one whose wallet is not in the page yet stands beside the first", async () => {
    const { live, kept } = await reload(["one", "gone"], { one: both.one })
    await vi.waitFor(() => expect(live()).toEqual(["one"]))
    await vi.waitFor(() => expect(kept()).toEqual(["one", "gone"]))
  })

  it("disconnecting everything ends what is still being restored too", async () => {
    const { kit, live, kept } = await reload(["one", "two"], {
      one: both.one,
      two: { ...both.two, reconnect: hanging }
    })
    await vi.waitFor(() => expect(live()).toEqual(["one"]))
    await kit.disconnect()
    expect([live(), kept()]).toEqual([[], []])
  })

  it("where one wallet at a time is connected, only the first comes back", async () => {
    const { live, kept, did } = await reload(["one", "two"], both, false)
    await vi.waitFor(() => expect(live()).toEqual(["one"]))
    expect(kept()).toEqual(["one"])
    expect(did()).toEqual(["one: reconnect test"])
  })
})

describe("an account of a connection", () => {
  const connected = async (wallets: Readonly<Record<string, GrantingWallet>>) => {
    const world = grantingKit(wallets, {}, ["test"])
    kits.push(world.kit)
    await world.kit.ready()
    await world.kit.connect({ connectorId: "one" })
    const choose = (address: string) =>
      world.kit.switchConnection({ namespace: "test", connectorId: "one", address }).then(
        () => "done",
        ({ code }: KitError) => code
      )
    return { ...world, choose, addresses: () => world.account().allAccounts.map(({ address }) => address) }
  }

  it("is put in front of the others, and signs", async () => {
    const { kit, choose, addresses, account: shown } = await connected({ one: two(["a1", "a2", "a3"]) })
    expect(await choose("a2")).toBe("done")
    expect(shown().caipAddress).toBe("test:1:a2")
    expect(addresses()).toEqual(["a2", "a1", "a3"])
    expect(await kit.signMessage({ message: "hello" })).toBe("a2 on test:1")
    expect(await choose("a3")).toBe("done")
    expect(addresses()).toEqual(["a3", "a2", "a1"])
  })

  it("is refused where the wallet did not grant it, or granted it for another use", async () => {
    const { choose, addresses } = await connected({
      one: {
        grant: {
          accounts: [
            { address: "a1", type: "payment" },
            { address: "a2", type: "ordinal" }
          ]
        }
      }
    })
    expect(await choose("a9")).toBe("NOT_CONNECTED")
    expect(await choose("a2")).toBe("NOT_CONNECTED")
    expect(addresses()).toEqual(["a1", "a2"])
  })

  it("is the one in front until the wallet tells its accounts anew", async () => {
    const { choose, addresses, tell } = await connected({ one: two(["a1", "a2"]) })
    await choose("a2")
    tell("one", {
      type: "accounts",
      namespace: "test",
      accounts: ["a1", "a2"].map((address) => ({ namespace: "test", ...account(address) }))
    })
    await vi.waitFor(() => expect(addresses()).toEqual(["a1", "a2"]))
  })
})
