import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { testNetwork, virtualChain, type WalletScript } from "../../../tests/support/virtualChain.ts"
import { Features } from "../effect.ts"
import { createKit, memoryStorage, type Kit, type KitError, type Plugin } from "../index.ts"

const kits: Array<Pick<Kit, "dispose">> = []
afterEach(() => Promise.all(kits.splice(0).map((kit) => kit.dispose())))

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    (value) => value,
    (error: KitError) => error.code
  )

/** Keeps several wallets of a namespace connected beside one another. */
const multiWallet: Plugin<"multiWallet", object> = {
  id: "multiWallet",
  load: async () => ({
    start: Effect.flatMap(Features, (features) =>
      features.set({ basic: false, values: { ...features.get().values, multiWallet: true } })
    )
  })
}

/** Something that a wallet is asked, and its answer when the test gives it. */
const held = <A>() => {
  let answer: (value: A) => void = () => {}
  const promise = new Promise<A>((resolve) => (answer = resolve))
  return { ask: vi.fn(() => promise), answer: (value: A) => answer(value) }
}

/** A kit connected to `wallet` of the namespace `test`. */
const setUp = async (wallet: WalletScript, more: ReadonlyArray<Plugin<string, any>> = []) => {
  const test = virtualChain({ wallet, second: {} })
  const other = virtualChain({ otherWallet: {} }, "other")
  const kit = createKit({
    app: { name: "Test" },
    networks: [testNetwork(1), testNetwork(2), testNetwork(1, "other")],
    plugins: [...more, test.plugin, other.plugin],
    storage: memoryStorage()
  })
  kits.push(kit)
  await kit.ready()
  await kit.connect({ connectorId: "wallet" })
  return { kit, test }
}
type World = Awaited<ReturnType<typeof setUp>>

/** What is still open a few turns of the page later. */
const isOpen = async (promise: Promise<unknown>) => {
  const turns = (async () => {
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
    return "open"
  })()
  return (await Promise.race([promise, turns])) === "open"
}

describe("what a connected wallet is asked", () => {
  const ends: ReadonlyArray<readonly [string, (world: World) => unknown]> = [
    ["the page disconnects", ({ kit }) => kit.disconnect({ namespace: "test" })],
    ["the wallet disconnects", ({ test }) => test.tell("wallet", { type: "disconnect", namespace: "test" })],
    ["another wallet takes its place", ({ kit }) => kit.connect({ connectorId: "second" })],
    ["its plugin is removed", ({ kit }) => kit.remove("test")]
  ]
  it.each(ends)("T08 a signature that it never gives ends when %s", async (_, end) => {
    const { ask, answer } = held<string>()
    const world = await setUp({ sign: ask })
    const signing = outcome(world.kit.signMessage({ message: "hello", namespace: "test" }))
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
    await end(world)
    expect(await signing).toBe("NOT_CONNECTED")
    const before = world.kit.getSnapshot()
    answer("late")
    expect(await isOpen(new Promise(() => {}))).toBe(true)
    expect(world.kit.getSnapshot()).toBe(before)
  })

  it("T08 a switch that it never makes ends when the page disconnects, and the page is on no way anywhere", async () => {
    const { ask } = held<void>()
    const { kit } = await setUp({ switchNetwork: ask })
    const switching = outcome(kit.switchNetwork({ networkId: "test:2" }))
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
    expect(kit.getSnapshot().network.switchingTo).toBe("test:2")
    await kit.disconnect()
    expect(await switching).toBe("NOT_CONNECTED")
    expect(kit.getSnapshot().network.switchingTo).toBeUndefined()
  })

  it("T08 ends when the kit is disposed of", async () => {
    const { ask } = held<string>()
    const { kit } = await setUp({ sign: ask })
    const signing = outcome(kit.signMessage({ message: "hello", namespace: "test" }))
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
    await kit.dispose()
    expect(await signing).toBe("KIT_DISPOSED")
  })

  const others: ReadonlyArray<readonly [string, (world: World) => Promise<unknown>]> = [
    [
      "another namespace",
      async ({ kit }) => {
        await kit.connect({ connectorId: "otherWallet" })
        await kit.disconnect({ namespace: "other" })
      }
    ],
    [
      "another wallet of the namespace",
      async ({ kit }) => {
        await kit.connect({ connectorId: "second" })
        await kit.disconnect({ namespace: "test", connectorId: "second" })
      }
    ]
  ]
  it.each(others)("goes on when %s is disconnected, and is answered", async (_, disconnect) => {
    const { ask, answer } = held<string>()
    const world = await setUp({ sign: ask }, [multiWallet])
    const signing = outcome(world.kit.signMessage({ message: "hello", namespace: "test" }))
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
    await disconnect(world)
    expect(await isOpen(signing)).toBe(true)
    answer("signature")
    expect(await signing).toBe("signature")
  })
})

describe("a wallet that is still ending its last session", () => {
  it("is asked for a new one when it has ended, not before: it would end that one too", async () => {
    const { ask, answer } = held<void>()
    const { kit, test } = await setUp({ disconnect: ask })
    const disconnecting = kit.disconnect()
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
    const connecting = kit.connect({ connectorId: "wallet" })
    expect(await isOpen(connecting)).toBe(true)
    expect(test.calls).toEqual(["connect wallet", "disconnect wallet"])
    answer()
    await Promise.all([disconnecting, connecting])
    expect(test.calls.filter((call) => call !== "balance")).toEqual([
      "connect wallet",
      "disconnect wallet",
      "connect wallet"
    ])
    expect(kit.getSnapshot().account["test"]!.status).toBe("connected")
  })
})
