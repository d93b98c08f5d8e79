import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { createKit, browserStorage } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { announce, createVirtualWallet } from "@latchkey/testing"
import { afterEach, describe, expect, it, vi } from "vitest"
import { mainnet } from "viem/chains"

setFlagsFromString("--expose-gc")
const collect = runInNewContext("gc") as () => void

/** A window that counts what listens to it. */
class CountingWindow extends EventTarget {
  readonly listening = new Map<string, number>()
  readonly localStorage = {
    values: new Map<string, string>(),
    getItem: (key: string) => this.localStorage.values.get(key) ?? null,
    setItem: (key: string, value: string) => void this.localStorage.values.set(key, value),
    removeItem: (key: string) => void this.localStorage.values.delete(key)
  }
  override addEventListener(...args: Parameters<EventTarget["addEventListener"]>) {
    this.listening.set(args[0], (this.listening.get(args[0]) ?? 0) + 1)
    super.addEventListener(...args)
  }
  override removeEventListener(...args: Parameters<EventTarget["removeEventListener"]>) {
    this.listening.set(args[0], (this.listening.get(args[0]) ?? 0) - 1)
    super.removeEventListener(...args)
  }
  count = () => [...this.listening.values()].reduce((sum, count) => sum + count, 0)
}

afterEach(() => void vi.unstubAllGlobals())

describe("dispose", () => {
  it("a hundred kits, each connected, leave no listener, no timer and no memory behind", async () => {
    const window = new CountingWindow()
    vi.stubGlobal("window", window)
    vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:" })
    const wallet = createVirtualWallet({ chains: [{ id: 1, rpcUrl: "http://127.0.0.1:1" }] })
    const undo = announce(wallet, window as never)
    const before = window.count()

    const once = async () => {
      const kit = createKit({
        app: { name: "Test" },
        networks: [mainnet],
        plugins: [evm()],
        storage: browserStorage()
      })
      await kit.ready()
      const [connector] = kit.getSnapshot().connection.connectors
      if (kit.getSnapshot().account["eip155"]!.status !== "connected")
        await kit.connect({ connectorId: connector!.id })
      kit.open()
      await kit.dispose()
      expect(window.count()).toBe(before)
      expect(kit.getSnapshot().navigation.open).toBe(false)
    }

    const heapAfter = async (rounds: number) => {
      for (let round = 0; round < rounds; round++) await once()
      await new Promise((resolve) => setImmediate(resolve))
      collect()
      return process.memoryUsage().heapUsed
    }

    const heap = await heapAfter(100)
    const timers = process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length
    expect((await heapAfter(100)) - heap).toBeLessThan(1_000_000)
    expect(process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length).toBeLessThanOrEqual(
      timers
    )
    undo()
  })
})
