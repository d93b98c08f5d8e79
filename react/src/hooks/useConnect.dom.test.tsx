import { describe, expect, it, vi } from "vitest"
import { act, mountHook } from "../../../tests/support/mount.tsx"
import { makeTestKit, testAddress } from "../../../tests/support/testKit.ts"
import { KitProvider } from "../KitProvider.tsx"
import { useAccount } from "./useAccount.ts"
import { useConnect } from "./useConnect.ts"
import { useConnection } from "./useConnection.ts"
import { useConnections } from "./useConnections.ts"
import { useConnectors } from "./useConnectors.ts"
import { useDisconnect } from "./useDisconnect.ts"
import { useProvider } from "./useProvider.ts"
import { useRecentConnectors } from "./useRecentConnectors.ts"
import { useSignMessage } from "./useSignMessage.ts"

const setUp = async <A,>(use: () => A) => {
  const made = makeTestKit()
  await made.kit.ready()
  const mounted = await mountHook(use, (node) => <KitProvider kit={made.kit} disableAppend children={node} />)
  return { ...made, ...mounted }
}

describe("useConnect and useAccount", () => {
  it("S4.03[all] connect: status and address go together, and a failure leads back", async () => {
    const { wallet, result } = await setUp(() => ({
      account: useAccount(),
      connection: useConnection(),
      connect: useConnect(),
      provider: useProvider({ namespace: "test" })
    }))
    expect(result.current.account).toMatchObject({
      status: "disconnected",
      isConnected: false,
      address: undefined
    })

    const asked = Promise.withResolvers<string>()
    wallet.connect = () => asked.promise
    await act(async () => {
      result.current.connect.connect({ connectorId: "wallet" })
      expect(wallet.calls).toEqual(["connect"])
    })
    expect(result.current.connect.status).toBe("pending")
    expect(result.current.account).toMatchObject({ status: "connecting", address: undefined })
    expect(result.current.connection).toMatchObject({
      status: "connecting",
      attempt: { connectorId: "wallet" }
    })

    await act(async () => {
      asked.reject({ code: 4001 })
      // It is told once what comes after a connection has been loaded.
      await vi.dynamicImportSettled()
    })
    expect(result.current.connect).toMatchObject({ status: "error", error: { code: "CONNECTION_REJECTED" } })
    expect(result.current.account.status).toBe("disconnected")
    expect(result.current.connection.attempt).toBeUndefined()

    wallet.connect = async () => testAddress
    await act(() => result.current.connect.connectAsync({ connectorId: "wallet" }))
    expect(result.current.connect).toMatchObject({ status: "success", data: [{ connectorId: "wallet" }] })
    expect(result.current.account).toMatchObject({
      namespace: "test",
      status: "connected",
      isConnected: true,
      address: testAddress,
      caipAddress: `test:1:${testAddress}`
    })
    expect(result.current.connection).toMatchObject({
      connection: { name: "Wallet" },
      connector: { id: "wallet", installed: true }
    })
    expect(result.current.provider).toEqual({ status: "connected", provider: wallet.provider })
  })

  it("cancel ends the attempt, and all is as before it", async () => {
    const { wallet, result } = await setUp(() => ({ account: useAccount(), connect: useConnect() }))
    wallet.connect = () => new Promise(() => {})
    await act(async () => result.current.connect.connect({ connectorId: "wallet" }))
    await act(async () => {
      result.current.connect.cancel()
      await vi.dynamicImportSettled()
    })
    expect(result.current.connect.status).toBe("error")
    expect(result.current.account.status).toBe("disconnected")
  })
})

describe("useDisconnect, useConnections, useRecentConnectors", () => {
  it("S4.06 in part: disconnects; the wallet stays among the recent ones", async () => {
    const { kit, result } = await setUp(() => ({
      disconnect: useDisconnect(),
      connections: useConnections(),
      inTest: useConnections({ namespace: "test" }),
      elsewhere: useConnections({ namespace: "other" }),
      recent: useRecentConnectors()
    }))
    await act(() => kit.connect({ connectorId: "wallet" }))
    expect(result.current.connections).toHaveLength(1)
    expect(result.current.inTest).toEqual(result.current.connections)
    expect(result.current.elsewhere).toEqual([])

    await act(async () => result.current.disconnect.disconnect())
    expect(result.current.disconnect.status).toBe("success")
    expect(result.current.connections).toEqual([])
    expect(result.current.recent).toMatchObject([{ id: "wallet", name: "Wallet" }])
  })
})

describe("useConnectors", () => {
  it("loads the engine and lists the ways to connect, of all namespaces or of one", async () => {
    const { kit } = makeTestKit()
    const { result } = await mountHook(
      () => [useConnectors(), useConnectors({ namespace: "other" })] as const,
      (node) => <KitProvider kit={kit} disableAppend children={node} />
    )
    await act(() => kit.ready())
    expect(result.current[0]).toMatchObject({
      status: "success",
      connectors: [{ id: "wallet", chains: ["test"] }]
    })
    expect(result.current[1].connectors).toEqual([])
  })
})

describe("useSignMessage", () => {
  it("signs, and tells a refusal by its code", async () => {
    const { kit, wallet, result } = await setUp(useSignMessage)
    await act(async () => result.current.signMessage({ message: "hello" }))
    expect(result.current).toMatchObject({ status: "error", error: { code: "NOT_CONNECTED" } })

    await act(() => kit.connect({ connectorId: "wallet" }))
    await act(() => result.current.signMessageAsync({ message: "hello" }))
    expect(result.current).toMatchObject({ status: "success", data: "signature" })

    wallet.sign = () => Promise.reject({ code: 4001 })
    await act(async () => result.current.signMessage({ message: "hello" }))
    expect(result.current).toMatchObject({ status: "error", error: { code: "SIGNING_REJECTED" } })
  })
})
