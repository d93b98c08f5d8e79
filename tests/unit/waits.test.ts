import { createKit, memoryStorage, readSlice } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { pairingSlice, walletConnect } from "@latchkey/walletconnect"
import * as Effect from "effect/Effect"
import { mainnet } from "viem/chains"
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from "vitest"
import { fakeUniversalProvider } from "../../plugins/walletconnect/support/fakeUniversalProvider.ts"
import { chooseRelay } from "../../plugins/walletconnect/src/relay/chooseRelay.ts"
import { testNetwork, virtualChain, type WalletScript } from "../support/virtualChain.ts"

// Loading is no matter of the page's clock.
beforeAll(() =>
  Promise.all([import("../../core/src/engine.ts"), import("../../core/src/plugin/setupModule.ts")]).then(
    () => {}
  )
)
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => {})
const stored = (connectorId: string) =>
  memoryStorage({
    connected_namespaces: "test",
    "test:connected_connector_id": connectorId,
    connections: JSON.stringify({ version: 1, value: { test: [{ connectorId, networkId: "test:1" }] } })
  })

/** A kit over a chain of tests, and whether what was begun there is over. */
const open = async (wallet: WalletScript, connectorId?: string) => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [testNetwork(1)],
    plugins: [virtualChain({ wallet }).plugin],
    storage: connectorId === undefined ? memoryStorage() : stored(connectorId)
  })
  onTestFinished(() => kit.dispose())
  return kit
}
const watched = (work: Promise<unknown>) => {
  let over = false
  void work.then(
    () => (over = true),
    () => (over = true)
  )
  return () => over
}
const turns = async () => {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** What is waited for, how long in seconds, and how that is begun: answers whether it is over. */
const waits: ReadonlyArray<readonly [what: string, seconds: number, begin: () => Promise<() => boolean>]> = [
  [
    "a wallet of the last visit that is not on the page",
    1,
    async () => watched((await open({}, "gone")).ready())
  ],
  [
    "a wallet that does not answer that it was left",
    3,
    async () => {
      const kit = await open({ disconnect: never })
      await kit.ready()
      await kit.connect({ connectorId: "wallet" })
      return watched(kit.disconnect())
    }
  ],
  [
    "relays of which none answers",
    5,
    async () => watched(Effect.runPromise(chooseRelay(["wss://a", "wss://b"], () => Effect.never)))
  ],
  [
    "a wallet of the last visit that says nothing",
    10,
    async () => watched((await open({ reconnect: never }, "wallet")).ready())
  ],
  [
    "a wallet that scans the code, as long as it says",
    240,
    async () => {
      const fake = fakeUniversalProvider()
      vi.stubGlobal("window", Object.assign(new EventTarget(), { navigator: { userAgent: "" } }))
      vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:" })
      onTestFinished(() => void vi.unstubAllGlobals())
      const kit = createKit({
        app: { name: "Test", url: "http://127.0.0.1" },
        networks: [mainnet],
        plugins: [evm(), walletConnect({ projectId: "p", universalProvider: fake.provider })],
        storage: memoryStorage()
      })
      onTestFinished(() => kit.dispose())
      await kit.ready()
      kit.connect({ connectorId: "walletConnect" }).catch(() => {})
      while (fake.proposals.length === 0) await turns()
      fake.showUri()
      const code = () => readSlice(kit.getSnapshot(), pairingSlice).code
      while (code() === undefined) await turns()
      const { expiresAt } = code()!
      return () => Date.now() >= expiresAt
    }
  ]
]

it("S9.11[all] waits are of 1, 3, 5, 10 and 240 s, to the millisecond", async () => {
  expect(waits.map(([, seconds]) => seconds)).toEqual([1, 3, 5, 10, 240])
  for (const [what, seconds, begin] of waits) {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
    const isOver = await begin()
    // The wait has begun.
    while (vi.getTimerCount() === 0) await turns()
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1)
    await turns()
    expect([what, isOver()]).toEqual([what, false])
    await vi.advanceTimersByTimeAsync(1)
    await turns()
    expect([what, isOver()]).toEqual([what, true])
    vi.useRealTimers()
  }
})
