import { createKit, definePlugin, memoryStorage, type Storage } from "@latchkey/core"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { testNetwork } from "../../../tests/support/virtualChain.ts"
import { multiWallet } from "./index.ts"
import { STORAGE_KEY } from "./storedConnections.ts"

const picture = "data:image/png;base64,iVBORw0KGgo="

/** A page whose storage says what is remembered, and with the wallets that are named: each with a picture of its own. */
const openPage = async (
  remembered: ReadonlyArray<object>,
  wallets: Readonly<Record<string, { readonly namespaces?: ReadonlyArray<string> }>>
) => {
  const listeners = new Set<(key: string) => void>()
  const memory = memoryStorage({ [STORAGE_KEY]: JSON.stringify({ version: 1, value: remembered }) })
  const storage: Storage = {
    ...memory,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
  }
  const chain = definePlugin({
    id: "test",
    namespaces: [
      { id: "test", name: "Test" },
      { id: "other", name: "Other" }
    ],
    setup: (host) => {
      for (const id of ["test", "other"]) host.registerNamespace({ id, parseAddress: (text) => text })
      for (const [id, { namespaces = ["test"] }] of Object.entries(wallets))
        host.registerConnector({
          id,
          name: id,
          icon: picture,
          namespaces,
          connect: () => Promise.reject(new Error("unused"))
        })
    }
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: [testNetwork(1), testNetwork(1, "other")],
    plugins: [chain, multiWallet()],
    storage
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  return {
    kit,
    memory,
    listeners,
    tell: (key: string) => listeners.forEach((listener) => listener(key)),
    recent: () => kit.multiWallet.recentConnections()
  }
}

describe("what is remembered", () => {
  it("is offered only where the connector serves the namespace", async () => {
    const { recent } = await openPage(
      [
        { namespace: "test", connectorId: "here" },
        { namespace: "test", connectorId: "elsewhere" }
      ],
      { here: {}, elsewhere: { namespaces: ["other"] } }
    )
    expect((await recent()).map(({ connectorId }) => connectorId)).toEqual(["here"])
  })

  it("T06 in part: a connector's picture is shown beside its own name, and not beside a wallet's that came over it", async () => {
    const { recent } = await openPage(
      [
        { namespace: "test", connectorId: "own" },
        { namespace: "test", connectorId: "relay", name: "Some Wallet" }
      ],
      { own: {}, relay: {} }
    )
    expect(await recent()).toEqual([
      { status: "disconnected", namespace: "test", connectorId: "own", name: "own", icon: picture },
      { status: "disconnected", namespace: "test", connectorId: "relay", name: "Some Wallet" }
    ])
  })

  it("T11 in part: follows another tab, and nothing of it when the plugin is gone", async () => {
    const { kit, memory, tell, recent, listeners } = await openPage([], { one: {} })
    memory.set(
      STORAGE_KEY,
      JSON.stringify({ version: 1, value: [{ namespace: "test", connectorId: "one" }] })
    )
    tell("something_else")
    expect(await recent()).toEqual([])
    tell(STORAGE_KEY)
    await vi.waitFor(async () => expect(await recent()).toHaveLength(1))
    const before = listeners.size
    await kit.remove("multiWallet")
    expect(listeners.size).toBe(before - 1)
  })
})
