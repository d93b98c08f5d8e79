import { describe, expect, it } from "vitest"
import { testNetwork } from "../../../tests/support/virtualChain.ts"
import { createKit, definePlugin, memoryStorage, type Storage } from "../index.ts"

const icon = (shape: string) => `data:image/svg+xml,${encodeURIComponent(`<svg>${shape}</svg>`)}`

const open = (storage: Storage, wallet: { readonly name: string; readonly icon?: string }) => {
  const calls: Array<string> = []
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
    setup: (host) => {
      host.registerNamespace({ id: "test", parseAddress: (text) => text })
      host.registerConnector({
        id: "org.fox",
        ...wallet,
        namespaces: ["test"],
        connect: async () => {
          calls.push("connect")
          return session("a1")
        },
        reconnect: async () => {
          calls.push("reconnect")
          return session("a2")
        }
      })
    }
  })
  const kit = createKit({ app: { name: "Test" }, networks: [testNetwork(1)], plugins: [plugin], storage })
  return { kit, calls, account: () => kit.getSnapshot().account["test"]! }
}

describe("a stranger under a known name", () => {
  const fox = { name: "Fox", icon: icon("fox") }
  const remembered = async () => {
    const storage = memoryStorage()
    const { kit } = open(storage, fox)
    await kit.connect({ connectorId: "org.fox" })
    await kit.dispose()
    return storage
  }

  it("T06, S4.04 in part: the wallet that was connected here is restored", async () => {
    const { kit, calls, account } = open(await remembered(), fox)
    await kit.ready()
    expect([calls, account().address]).toEqual([["reconnect"], "a2"])
    await kit.dispose()
  })

  it.each([
    ["another name", { ...fox, name: "F0x" }],
    ["another picture", { ...fox, icon: icon("hen") }],
    ["no picture", { name: "Fox" }]
  ])(
    "T06 one with %s is not asked before a click, and none of its addresses is shown",
    async (_, stranger) => {
      const { kit, calls, account } = open(await remembered(), stranger)
      await kit.ready()
      expect([calls, account().status]).toEqual([[], "disconnected"])
      await kit.connect({ connectorId: "org.fox" })
      expect([calls, account().address]).toEqual([["connect"], "a1"])
      await kit.dispose()
    }
  )

  it("a session that was stored before wallets had marks is restored", async () => {
    const storage = await remembered()
    storage.set("connections", storage.get("connections")!.replace(/,"mark":"[^"]*"/, ""))
    const { kit, calls } = open(storage, fox)
    await kit.ready()
    expect(calls).toEqual(["reconnect"])
    await kit.dispose()
  })
})
