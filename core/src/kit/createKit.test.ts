import { describe, expect, it } from "vitest"
import { createKit } from "./createKit.ts"
import { definePlugin } from "../plugin/definePlugin.ts"
import { memoryStorage } from "../storage/memoryStorage.ts"
import type { SessionChange } from "../connection/Connector.ts"

const network = (id: number) => ({
  id,
  name: `Network ${id}`,
  nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 18 },
  rpcUrls: { default: { http: ["http://127.0.0.1:1"] } }
})

const makeTestChain = (options: { readonly answer?: () => Promise<string> } = {}) => {
  let change: ((change: SessionChange) => void) | undefined
  const calls: Array<string> = []
  const plugin = definePlugin({
    id: "test",
    namespaces: [{ id: "test", name: "Test", owns: ({ id }) => typeof id === "number" }],
    setup: (host) => {
      host.registerNamespace({
        id: "test",
        parseAddress: (text) => (/^a\d+$/.test(text) ? text : undefined),
        signMessage: async ({ message, address }) => `signed ${String(message)} by ${address}`,
        switchNetwork: async ({ network: wanted }) => {
          calls.push(`switch ${wanted.caipNetworkId}`)
        },
        nativeBalance: async () => ({ value: 1_500_000_000_000_000_000n, decimals: 18, symbol: "COIN" })
      })
      const session = (address: string) => ({
        grants: [{ namespace: "test", accounts: [{ address, type: "eoa" as const }], networkId: "test:1" as const, provider: {} }],
        listen: (onChange: (change: SessionChange) => void) => {
          change = onChange
          return () => (change = undefined)
        }
      })
      host.registerConnector({
        id: "wallet",
        name: "Wallet",
        namespaces: ["test"],
        connect: async () => {
          calls.push("connect")
          return session((await options.answer?.()) ?? "a1")
        },
        reconnect: async () => session("a1")
      })
    }
  })
  return { plugin, calls, change: (value: SessionChange) => change?.(value) }
}

describe("createKit", () => {
  it("S4.03 connects, signs, switches, reads the balance, and disconnects", async () => {
    const chain = makeTestChain()
    const kit = createKit({ app: { name: "Test" }, networks: [network(1), network(2)], plugins: [chain.plugin], storage: memoryStorage() })
    await kit.ready()
    expect(kit.getSnapshot().connection.connectors.map(({ id }) => id)).toEqual(["wallet"])
    const connecting = kit.connect({ connectorId: "wallet" })
    expect(kit.getSnapshot().account["test"]!.status).toBe("connecting")
    await connecting
    expect(kit.getSnapshot().account["test"]).toMatchObject({ status: "connected", address: "a1", caipAddress: "test:1:a1" })
    expect(await kit.signMessage({ message: "hi" })).toBe("signed hi by a1")
    await kit.refreshBalance()
    expect(kit.getSnapshot().account["test"]!.balance).toBe("1.5")
    await kit.switchNetwork({ networkId: "test:2" })
    expect(kit.getSnapshot().account["test"]!.caipAddress).toBe("test:2:a1")
    expect(chain.calls).toEqual(["connect", "switch test:2"])
    await kit.disconnect()
    expect(kit.getSnapshot().account["test"]!.status).toBe("disconnected")
    await kit.dispose()
  })
})
