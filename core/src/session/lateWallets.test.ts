import * as Effect from "effect/Effect"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { openTabs } from "../../../tests/support/tabs.ts"
import { testNetwork } from "../../../tests/support/virtualChain.ts"
import { makeOffer } from "../chain-kit/effect/makeOffer.ts"
import { createKit, definePlugin, memoryStorage, type SetupHost, type Storage } from "../index.ts"
import type { Connector, ConnectorSession } from "./Connector.ts"
import { Connectors } from "./Connectors.ts"

interface Wallet {
  readonly name?: string
  /** What it answers when it is asked silently; refuses where there is none. */
  readonly shares?: () => Promise<string>
}

const stored = () =>
  memoryStorage({
    connected_namespaces: "test",
    "test:connected_connector_id": "fox",
    connections: JSON.stringify({
      version: 1,
      value: { test: [{ connectorId: "fox", networkId: "test:1" }] }
    })
  })

/** A page on which wallets come when the test says so. */
const openPage = (storage: Storage, options: object = {}) => {
  const calls: Array<string> = []
  let host: SetupHost | undefined
  const session = (address: string) => ({
    grants: [
      {
        namespace: "test",
        accounts: [{ address, type: "eoa" as const }],
        networkId: "test:1" as const,
        provider: {}
      }
    ]
  })
  const plugin = definePlugin({
    id: "test",
    namespaces: [{ id: "test", name: "Test" }],
    setup: (given) => {
      host = given
      given.registerNamespace({ id: "test", parseAddress: (text) => text })
    }
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: [testNetwork(1)],
    plugins: [plugin],
    storage,
    ...options
  })
  const status = () => kit.getSnapshot().account["test"]!.status
  return {
    kit,
    calls,
    status,
    isStarted: () => host !== undefined,
    come: (id: string, { name = id, shares = async () => "a1" }: Wallet = {}) =>
      host!.registerConnector({
        id,
        name,
        namespaces: ["test"],
        connect: async () => {
          calls.push(`connect ${id}`)
          return session("a1")
        },
        reconnect: async () => {
          calls.push(`reconnect ${id}`)
          return session(await shares())
        }
      })
  }
}

/** Lets time pass by the page's clock, and what follows happen. */
const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await new Promise((resolve) => setImmediate(resolve))
}
const until = async (holds: () => boolean) => {
  for (let turn = 0; turn < 500 && !holds(); turn++) await pass(10)
  expect(holds(), holds.toString()).toBe(true)
}
const settle = async ({ kit }: ReturnType<typeof openPage>) => {
  const ready = kit.ready()
  await until(() => kit.getSnapshot().connection.settled)
  await ready
}

// Loading is no matter of the page's clock.
beforeAll(() =>
  Promise.all([import("../engine.ts"), import("../connected.ts"), import("../plugin/setupModule.ts")]).then(
    () => {}
  )
)
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }))
afterEach(() => void vi.useRealTimers())

describe("a wallet that comes when nobody waits for it any more", () => {
  it.each([1_500, 10_000, 600_000])("S4.04 in part: is restored %d ms after load", async (late) => {
    const storage = stored()
    const page = openPage(storage)
    await settle(page)
    expect([page.status(), page.kit.getSnapshot().connection.settled]).toEqual(["disconnected", true])
    await pass(late)
    expect(storage.get("connected_namespaces")).toBe("test")
    page.come("hen")
    page.come("fox")
    await until(() => page.status() === "connected")
    expect(page.calls).toEqual(["reconnect fox"])
    await page.kit.dispose()
  })

  it.each([0, 1_500])("S4.04 in part: is restored after others that came %d ms after load", async (late) => {
    const page = openPage(stored())
    const ready = page.kit.ready()
    await pass(late)
    for (const id of ["hen", "owl"]) {
      page.come(id)
      await pass(100)
    }
    page.come("fox")
    await until(() => page.status() === "connected")
    expect(page.calls).toEqual(["reconnect fox"])
    await ready
    await page.kit.dispose()
  })

  it("is restored after the next reload too, where it does not come at all now", async () => {
    const storage = stored()
    const page = openPage(storage)
    await settle(page)
    await page.kit.dispose()
    const next = openPage(storage)
    await settle(next)
    next.come("fox")
    await until(() => next.status() === "connected")
    await next.kit.dispose()
  })

  it.each([
    ["disconnected", (page: ReturnType<typeof openPage>) => page.kit.disconnect()],
    [
      "connected another wallet and left it",
      async (page: ReturnType<typeof openPage>) => {
        page.come("hen")
        await page.kit.connect({ connectorId: "hen" })
        await page.kit.disconnect()
      }
    ]
  ])("T06 is not asked where the visitor %s meanwhile", async (_, act) => {
    const storage = stored()
    const page = openPage(storage)
    await settle(page)
    await act(page)
    expect(storage.get("connected_namespaces")).toBeUndefined()
    page.come("fox")
    await pass(20_000)
    expect([page.status(), page.calls.includes("reconnect fox")]).toEqual(["disconnected", false])
    await page.kit.dispose()
  })

  it("T06 is not asked where it looks otherwise than the one that was connected", async () => {
    const storage = stored()
    storage.set(
      "connections",
      storage.get("connections")!.replace('"networkId"', '"mark":"another","networkId"')
    )
    const page = openPage(storage)
    await settle(page)
    page.come("fox")
    await pass(20_000)
    expect([page.status(), page.calls]).toEqual(["disconnected", []])
    await page.kit.dispose()
  })
})

describe("two wallets that come under one name, in one task", () => {
  it("T06 are not asked: neither is the one that was connected here", async () => {
    const calls: Array<string> = []
    const connector = (id: string, clash: boolean): Connector => {
      const ask = () =>
        Effect.sync((): ConnectorSession => {
          calls.push(id)
          throw new Error("asked")
        })
      return { id, name: "fox", type: "announced", namespaces: ["test"], clash, connect: ask, reconnect: ask }
    }
    let come = () => {}
    const plugin = {
      id: "twins",
      load: async () => ({
        start: Effect.gen(function* () {
          const connectors = yield* Connectors
          const offer = yield* makeOffer
          come = () => {
            offer(connector("fox", false))
            offer(connector("fox#2", true))
            connectors.mark("fox", { clash: true })
          }
        })
      })
    }
    const page = openPage(stored())
    await page.kit.use(plugin)
    await settle(page)
    come()
    await pass(20_000)
    expect([page.status(), calls]).toEqual(["disconnected", []])
    await page.kit.dispose()
  })
})

describe("a connection of another tab", () => {
  const two = async (wallet: Wallet = {}, options: object = {}) => {
    const { tab, clearIn } = openTabs()
    const storages = [tab(), tab()] as const
    const first = openPage(storages[0])
    const second = openPage(storages[1], options)
    await settle(first)
    await settle(second)
    first.come("fox")
    second.come("fox", wallet)
    await first.kit.connect({ connectorId: "fox" })
    return {
      first,
      second,
      clear: () => clearIn(storages[0]),
      stop: () => Promise.all([first.kit.dispose(), second.kit.dispose()])
    }
  }

  it("T11 is followed, without opening the wallet; so is its end, and the next", async () => {
    const { first, second, stop } = await two()
    await until(() => second.status() === "connected")
    expect(second.calls).toEqual(["reconnect fox"])
    await first.kit.disconnect()
    expect(second.status()).toBe("disconnected")
    await first.kit.connect({ connectorId: "fox" })
    await until(() => second.status() === "connected")
    expect([first.calls, second.calls]).toEqual([
      ["connect fox", "connect fox"],
      ["reconnect fox", "reconnect fox"]
    ])
    await stop()
  })

  it("T11 is followed by a tab in which nothing has been done yet", async () => {
    const { tab } = openTabs()
    const [first, second] = [openPage(tab()), openPage(tab())]
    await settle(first)
    first.come("fox")
    await pass(20_000)
    expect(second.isStarted()).toBe(false)
    await first.kit.connect({ connectorId: "fox" })
    await until(() => second.isStarted())
    second.come("fox")
    await until(() => second.status() === "connected")
    expect(second.calls).toEqual(["reconnect fox"])
    await Promise.all([first.kit.dispose(), second.kit.dispose()])
  })

  it("T11 starts nothing in a tab that is not to reconnect, or has been disposed, and not for what is no connection", async () => {
    const { tab } = openTabs()
    const [first, lone, gone, idle] = [
      openPage(tab()),
      openPage(tab(), { enableReconnect: false }),
      openPage(tab()),
      openPage(tab())
    ]
    await settle(first)
    first.come("fox")
    await gone.kit.dispose()
    await first.kit.connect({ connectorId: "fox" })
    await until(() => idle.isStarted())
    await pass(20_000)
    expect([lone.isStarted(), gone.isStarted()]).toEqual([false, false])
    await first.kit.disconnect()
    const late = openPage(tab())
    tab().set("recent_wallets", "[]")
    await pass(20_000)
    expect(late.isStarted()).toBe(false)
    await Promise.all([first, lone, idle, late].map(({ kit }) => kit.dispose()))
  })

  it("T11 is followed once, however often it was made before its wallet came", async () => {
    const { tab } = openTabs()
    const [first, second] = [openPage(tab()), openPage(tab())]
    await settle(first)
    await settle(second)
    first.come("fox")
    for (let turn = 0; turn < 3; turn++) {
      await first.kit.connect({ connectorId: "fox" })
      if (turn < 2) await first.kit.disconnect()
    }
    second.come("fox")
    await until(() => second.status() === "connected")
    await pass(20_000)
    expect(second.calls).toEqual(["reconnect fox"])
    await Promise.all([first.kit.dispose(), second.kit.dispose()])
  })

  it("T11 is not ended by a tab that its wallet does not let in", async () => {
    const { first, second, stop } = await two({ shares: () => Promise.reject(new Error("no")) })
    await until(() => second.calls.length === 1)
    await pass(20_000)
    expect([first.status(), second.status()]).toEqual(["connected", "disconnected"])
    await stop()
  })

  it("T11 is not followed where a tab is not to reconnect, or has a wallet of its own", async () => {
    const alone = await two({}, { enableReconnect: false })
    await pass(20_000)
    expect([alone.second.status(), alone.second.calls]).toEqual(["disconnected", []])
    await alone.stop()

    const { first, second, stop } = await two()
    await until(() => second.status() === "connected")
    first.come("hen")
    await first.kit.connect({ connectorId: "hen" })
    await pass(20_000)
    expect(second.calls).toEqual(["reconnect fox"])
    expect(second.kit.getSnapshot().connection.connections["test"]![0]!.connectorId).toBe("fox")
    await stop()
  })

  it("T11 ends where another tab clears the storage, without a word to the wallet", async () => {
    const { second, clear, stop } = await two()
    await until(() => second.status() === "connected")
    clear()
    expect(second.status()).toBe("disconnected")
    expect(second.calls).toEqual(["reconnect fox"])
    await stop()
  })

  it("T11 leaves the modal of a tab that has nothing to lose as it is", async () => {
    const { first, second, stop } = await two({ shares: () => Promise.reject(new Error("no")) })
    second.kit.open({ view: "Networks" })
    await first.kit.disconnect()
    await first.kit.connect({ connectorId: "fox" })
    expect(second.kit.getSnapshot().navigation.open).toBe(true)
    await stop()
  })
})
