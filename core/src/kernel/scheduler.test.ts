import { afterEach, describe, expect, it, vi } from "vitest"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import { createKit, memoryStorage } from "../index.ts"

const { setImmediate } = globalThis
afterEach(() => {
  globalThis.setImmediate = setImmediate
  vi.unstubAllGlobals()
})

/** The page of a browser, which has no `setImmediate`: every channel that is opened there is counted until it is closed. */
const inBrowser = () => {
  const open = new Set<MessagePort>()
  const counted = () => {
    const { port1, port2 } = new MessageChannel()
    open.add(port1)
    const close = port1.close.bind(port1)
    return {
      port2,
      port1: Object.assign(port1, {
        close: () => {
          open.delete(port1)
          close()
        }
      })
    }
  }
  const { MessageChannel } = globalThis
  vi.stubGlobal(
    "MessageChannel",
    vi.fn(function () {
      return counted()
    })
  )
  Reflect.deleteProperty(globalThis, "setImmediate")
  return open
}

describe("scheduler", () => {
  it("each kit that is disposed of closes its channel", async () => {
    // Loading needs what the page of a browser has not.
    await Promise.all([import("../engine.ts"), import("../connected.ts"), import("../plugin/setupModule.ts")])
    const open = inBrowser()
    const makeKit = () =>
      createKit({
        app: { name: "Test" },
        networks: [testNetwork(1)],
        plugins: [virtualChain({ wallet: {} }).plugin],
        storage: memoryStorage()
      })
    const kits = [makeKit(), makeKit()]
    for (const kit of kits) await kit.connect({ connectorId: "wallet" })
    expect(open.size).toBe(2)
    for (const kit of kits) await kit.dispose()
    expect(open.size).toBe(0)
  })
})
