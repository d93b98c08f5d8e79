import { createKit, definePlugin, memoryStorage } from "@latchkey/core"
import { KitProvider } from "@latchkey/react"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { act, mountHook } from "../../../../tests/support/mount.tsx"
import { testNetwork } from "../../../../tests/support/virtualChain.ts"
import { multiWallet } from "./index.ts"
import { useMultiWallet } from "./useMultiWallet.ts"

const addresses: Readonly<Record<string, string>> = { one: "a1", two: "a2" }

/** Two wallets of one namespace, and what a component of the page knows of them. */
const show = async ({
  isOn = true,
  namespace
}: { readonly isOn?: boolean; readonly namespace?: string } = {}) => {
  const chain = definePlugin({
    id: "test",
    namespaces: [{ id: "test", name: "Test" }],
    setup: (host) => {
      host.registerNamespace({ id: "test", parseAddress: (text) => text })
      for (const [id, address] of Object.entries(addresses))
        host.registerConnector({
          id,
          name: id,
          namespaces: ["test"],
          connect: async () => ({
            grants: [
              { namespace: "test", accounts: [{ address, type: "eoa" }], networkId: "test:1", provider: id }
            ]
          })
        })
    }
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: [testNetwork(1)],
    plugins: [chain, multiWallet()],
    features: { multiWallet: isOn },
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  const { result, unmount } = await mountHook(
    () => useMultiWallet(namespace === undefined ? {} : { namespace }),
    (node) => <KitProvider kit={kit} disableAppend children={node} />
  )
  return {
    kit,
    result,
    unmount,
    connect: (connectorId: string) => act(async () => void (await kit.connect({ connectorId }))),
    live: () => result.current.connections.map(({ connectorId, status }) => `${connectorId} ${status}`),
    recent: () => result.current.recentConnections.map(({ connectorId }) => connectorId)
  }
}

describe("useMultiWallet", () => {
  it("S4.29 in part: gives what is live and what was, and follows each change of it", async () => {
    const { kit, connect, live, recent, result } = await show()
    expect([live(), recent()]).toEqual([[], []])
    await connect("one")
    await connect("two")
    await vi.waitFor(() => expect(live()).toEqual(["two connected", "one active"]))
    expect(result.current.isEnabled).toBe(true)
    await act(() => kit.disconnect({ namespace: "test", connectorId: "two" }))
    await vi.waitFor(() => expect([live(), recent()]).toEqual([["one connected"], ["two"]]))
    await act(() => result.current.deleteConnection({ namespace: "test", connectorId: "two" }))
    await vi.waitFor(() => expect(recent()).toEqual([]))
  })

  it("S4.29 in part: switches, and says how that went and what was wrong", async () => {
    const { connect, live, result } = await show()
    await connect("one")
    await connect("two")
    await act(async () => result.current.switching.run({ namespace: "test", connectorId: "one" }))
    await vi.waitFor(() => expect(live()).toEqual(["one connected", "two active"]))
    expect(result.current.switching.data).toEqual({ hasSwitchedAccount: true, hasSwitchedWallet: true })
    await act(async () => result.current.switching.run({ namespace: "test", connectorId: "nobody" }))
    await vi.waitFor(() =>
      expect(result.current.switching.error).toMatchObject({ code: "MULTI_WALLET_UNKNOWN" })
    )
    expect(live()).toEqual(["one connected", "two active"])
  })

  it("gives nothing of another namespace, and nothing where the feature is off", async () => {
    const elsewhere = await show({ namespace: "other" })
    await elsewhere.connect("one")
    expect([elsewhere.live(), elsewhere.result.current.isEnabled]).toEqual([[], true])
    await elsewhere.unmount()
    const off = await show({ isOn: false })
    await off.connect("one")
    expect([off.live(), off.recent(), off.result.current.isEnabled]).toEqual([[], [], false])
  })
})
