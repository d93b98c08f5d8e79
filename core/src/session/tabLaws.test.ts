import * as Effect from "effect/Effect"
import * as fc from "fast-check"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { openTabs } from "../../../tests/support/tabs.ts"
import { testNetwork } from "../../../tests/support/virtualChain.ts"
import { createKit, definePlugin, type KitCore, type Plugin, type Storage } from "../index.ts"
import { SessionNotFoundError } from "./errors.ts"
import { Connectors } from "./Connectors.ts"

const RUNS = Number(process.env["LATCHKEY_LAW_RUNS"] ?? 40)
const namespaces = ["one", "two"] as const
type Id = (typeof namespaces)[number]

/** How the wallet of a tab answers when it is asked without a click. */
type Finding = "shares" | "refuses" | "hangs" | "empty" | "absent"

const sessionIn = (namespace: string) => ({
  grants: [
    {
      namespace,
      accounts: [{ address: "a1", type: "eoa" as const }],
      networkId: `${namespace}:1` as const,
      provider: {}
    }
  ]
})

/** A tab with one wallet for each namespace; what it answers to a click is decided by `answers`. */
const openTab = (storage: Storage, finding: Finding, own: ReadonlyArray<Id> = namespaces) => {
  const answers = { accept: true }
  const kit = createKit({
    app: { name: "Test" },
    networks: own.map((id) => testNetwork(1, id)),
    storage,
    plugins: own.map((id) =>
      definePlugin({
        id,
        namespaces: [{ id, name: id }],
        setup: (host) => {
          host.registerNamespace({ id, parseAddress: (text) => text })
          if (finding === "absent") return
          host.registerConnector({
            id: `fox ${id}`,
            name: "Fox",
            namespaces: [id],
            connect: async () => {
              if (!answers.accept) throw new Error("declined")
              return sessionIn(id)
            },
            reconnect: async () => {
              if (finding === "hangs") return new Promise(() => {})
              if (finding === "refuses") throw new Error("locked")
              return finding === "empty" ? { grants: [] } : sessionIn(id)
            }
          })
        }
      })
    )
  })
  return {
    kit: kit as KitCore,
    answers,
    status: (id: Id) => kit.getSnapshot().account[id]?.status
  }
}

const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await new Promise((resolve) => setImmediate(resolve))
}

// Loading is no matter of the page's clock.
beforeAll(() =>
  Promise.all([import("../engine.ts"), import("../connected.ts"), import("../plugin/setupModule.ts")]).then(
    () => {}
  )
)
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }))
afterEach(() => void vi.useRealTimers())

const settle = async (tab: ReturnType<typeof openTab>) => {
  const ready = tab.kit.ready()
  for (let turn = 0; turn < 200 && !tab.kit.getSnapshot().connection.settled; turn++) await pass(100)
  await ready
  await pass(100)
}

describe("a tab that cannot follow", () => {
  it.each(["refuses", "hangs", "empty", "absent"] as const)(
    "T11 leaves the session of the one that is connected, where its wallet %s, at every reload",
    async (finding) => {
      const { tab } = openTabs()
      const storage = tab()
      const first = openTab(storage, "shares")
      await settle(first)
      await first.kit.connect({ connectorId: "fox one" })
      for (let reload = 0; reload < 2; reload++) {
        const second = openTab(tab(), finding)
        await settle(second)
        expect([second.status("one"), first.status("one")]).toEqual(["disconnected", "connected"])
        expect(storage.get("connected_namespaces")).toBe("one")
        await second.kit.dispose()
      }
      await first.kit.dispose()
      const again = openTab(storage, "shares")
      await settle(again)
      expect(again.status("one")).toBe("connected")
      await again.kit.dispose()
    }
  )

  it("T11 leaves it when its visitor declines another wallet, and takes its place by one that answers", async () => {
    const { tab } = openTabs()
    const [first, second] = [openTab(tab(), "shares"), openTab(tab(), "refuses")]
    await settle(first)
    await first.kit.connect({ connectorId: "fox one" })
    await settle(second)
    second.answers.accept = false
    await second.kit.connect({ connectorId: "fox one" }).catch(() => {})
    expect([second.status("one"), first.status("one")]).toEqual(["disconnected", "connected"])
    second.answers.accept = true
    await second.kit.connect({ connectorId: "fox one" })
    expect([second.status("one"), first.status("one")]).toEqual(["connected", "connected"])
    await second.kit.disconnect()
    expect([second.status("one"), first.status("one")]).toEqual(["disconnected", "disconnected"])
    await Promise.all([first.kit.dispose(), second.kit.dispose()])
  })

  it("T11 keeps what is stored of a namespace that its page does not have", async () => {
    const { tab } = openTabs()
    const storage = tab()
    const [first, lone] = [openTab(storage, "shares"), openTab(tab(), "shares", ["two"])]
    await settle(first)
    await first.kit.connect({ connectorId: "fox one" })
    await settle(lone)
    await lone.kit.connect({ connectorId: "fox two" })
    await lone.kit.disconnect()
    expect([first.status("one"), storage.get("connected_namespaces")]).toEqual(["connected", "one"])
    await Promise.all([first.kit.dispose(), lone.kit.dispose()])
  })
})

describe("a wallet that says that its session has ended wherever the site is open", () => {
  it("T11 ends it for all tabs", async () => {
    const { tab } = openTabs()
    const storage = tab()
    const first = openTab(storage, "shares")
    await settle(first)
    await first.kit.connect({ connectorId: "fox one" })
    const plugin: Plugin = {
      id: "ended",
      namespaces: [{ id: "one", name: "one" }],
      load: async () => ({
        start: Effect.gen(function* () {
          const connectors = yield* Connectors
          const ended = Effect.fail(new SessionNotFoundError({ connectorId: "fox one", hasEnded: true }))
          yield* connectors.register({
            id: "fox one",
            name: "Fox",
            type: "external",
            namespaces: ["one"],
            connect: () => ended,
            reconnect: () => ended
          })
        })
      })
    }
    const kit = createKit({
      app: { name: "Test" },
      networks: [testNetwork(1, "one")],
      storage: tab(),
      plugins: [plugin]
    })
    await kit.ready()
    await pass(100)
    expect([first.status("one"), storage.get("connected_namespaces")]).toEqual(["disconnected", undefined])
    await Promise.all([first.kit.dispose(), kit.dispose()])
  })
})

type Command =
  | { readonly type: "reload"; readonly tab: number; readonly finding: Finding }
  | { readonly type: "connect"; readonly tab: number; readonly id: Id; readonly accept: boolean }
  | { readonly type: "disconnect"; readonly tab: number; readonly id: Id }
  | { readonly type: "wait" }

const tabNumber = fc.nat(2)
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant("reload" as const),
    tab: tabNumber,
    finding: fc.constantFrom<Finding>("shares", "refuses", "hangs", "empty", "absent")
  }),
  fc.record({
    type: fc.constant("connect" as const),
    tab: tabNumber,
    id: fc.constantFrom(...namespaces),
    accept: fc.boolean()
  }),
  fc.record({ type: fc.constant("disconnect" as const), tab: tabNumber, id: fc.constantFrom(...namespaces) }),
  fc.constant({ type: "wait" as const })
)

describe("the laws of several tabs over one storage", () => {
  it(`T11 hold in ${RUNS} random sequences: only a visitor's disconnect ends a connection, and it ends it everywhere`, async () => {
    const seed = Number(process.env["LATCHKEY_SEED"] ?? Date.now() % 2_147_483_647)
    console.log(`tab laws: seed ${seed} (LATCHKEY_SEED repeats it)`)
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 3, maxLength: 14, size: "max" }), async (commands) => {
        const { tab } = openTabs()
        const storages = [tab(), tab(), tab()]
        const tabs = storages.map((storage) => openTab(storage, "shares"))
        for (const one of tabs) await settle(one)
        for (const command of commands) {
          const before = tabs.map(({ status }) => namespaces.map((id) => status(id) === "connected"))
          const keeps = (index: number, id: Id) =>
            !(command.type === "disconnect" && command.id === id) &&
            !(command.type === "reload" && command.tab === index)
          if (command.type === "wait") await pass(20_000)
          else {
            const chosen = tabs[command.tab]!
            if (command.type === "reload") {
              await chosen.kit.dispose()
              tabs[command.tab] = openTab(storages[command.tab]!, command.finding)
              await settle(tabs[command.tab]!)
            } else if (command.type === "connect") {
              chosen.answers.accept = command.accept
              await chosen.kit.connect({ connectorId: `fox ${command.id}` }).catch(() => {})
            } else await chosen.kit.disconnect({ namespace: command.id })
            await pass(100)
          }
          const listed = (storages[0]!.get("connected_namespaces") ?? "").split(",")
          for (const [index, { status }] of tabs.entries())
            for (const [place, id] of namespaces.entries()) {
              const isConnected = status(id) === "connected"
              if (before[index]![place] && keeps(index, id)) expect(isConnected, `${index} ${id}`).toBe(true)
              if (isConnected) expect(listed, `${index} ${id} is stored`).toContain(id)
              if (command.type === "disconnect" && command.id === id) expect(isConnected).toBe(false)
            }
        }
        await Promise.all(tabs.map(({ kit }) => kit.dispose()))
      }),
      { numRuns: RUNS, seed, endOnFailure: true }
    )
  }, 120_000)
})
