import { afterEach, describe, expect, it, vi } from "vitest"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import { createKit, memoryStorage, type SessionChange } from "../index.ts"

const gone: ReadonlyArray<readonly [string, SessionChange]> = [
  ["no accounts", { type: "accounts", namespace: "test", accounts: [] }],
  ["the end of one namespace", { type: "disconnect", namespace: "test" }],
  ["the end of all", { type: "disconnect" }]
]
const accounts = (address: string): SessionChange => ({
  type: "accounts",
  namespace: "test",
  accounts: [{ namespace: "test", address, type: "eoa" }]
})

const connected = async () => {
  const chain = virtualChain({ wallet: {} })
  const storage = memoryStorage()
  const kit = createKit({
    app: { name: "Test" },
    networks: [testNetwork(1), testNetwork(2)],
    plugins: [chain.plugin],
    storage
  })
  await kit.connect({ connectorId: "wallet" })
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  return {
    storage,
    account: () => kit.getSnapshot().account["test"]!,
    tell: (...changes: ReadonlyArray<SessionChange>) => {
      for (const change of changes) chain.tell("wallet", change)
    },
    kit
  }
}

const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await new Promise((resolve) => setImmediate(resolve))
}

afterEach(() => void vi.useRealTimers())

describe("a wallet that says that the session is over", () => {
  it.each(gone)("T09 by %s is believed after half a second", async (_, end) => {
    const { account, storage, tell, kit } = await connected()
    tell(end)
    await pass(499)
    expect([account().status, storage.get("connected_namespaces")]).toEqual(["connected", "test"])
    await pass(1)
    expect([account().status, storage.get("connected_namespaces")]).toEqual(["disconnected", undefined])
    await kit.dispose()
  })

  it.each(gone)("T09 by %s, and tells accounts within that time, ends nothing", async (_, end) => {
    const { account, storage, tell, kit } = await connected()
    tell(end, accounts("a1"))
    await pass(2_000)
    expect(account()).toMatchObject({ status: "connected", address: "a1" })
    tell(end)
    await pass(499)
    tell(accounts("a2"))
    await pass(2_000)
    expect(account()).toMatchObject({ status: "connected", address: "a2" })
    expect(storage.get("connected_namespaces")).toBe("test")
    await kit.dispose()
  })

  it("T09 says so after it told accounts, or names a network meanwhile: it is over", async () => {
    for (const changes of [
      [accounts("a2"), gone[1]![1]],
      [gone[1]![1], { type: "network", namespace: "test", networkId: "test:2" }]
    ] as ReadonlyArray<ReadonlyArray<SessionChange>>) {
      const { account, tell, kit } = await connected()
      tell(...changes)
      await pass(500)
      expect(account().status).toBe("disconnected")
      await kit.dispose()
      vi.useRealTimers()
    }
  })

  it("says why, where it knows: a toast and the event name the code; without one, there is no toast", async () => {
    for (const code of ["CONNECTOR_NOT_FOUND", undefined]) {
      const { tell, kit } = await connected()
      const ended: Array<object> = []
      kit.onEvent(({ event, properties }) => {
        if (event === "DISCONNECT_SUCCESS") ended.push(properties)
      })
      const why = code === undefined ? {} : { code }
      kit.open({ view: "Account" })
      tell({ type: "disconnect", namespace: "test", ...why })
      await pass(500)
      expect(ended).toEqual([{ namespace: "test", ...why }])
      expect(kit.getSnapshot().notice.toast?.code).toBe(code)
      // The reason is shown in the modal, which therefore stays.
      expect(kit.getSnapshot().navigation.open).toBe(code !== undefined)
      await kit.dispose()
      vi.useRealTimers()
    }
  })

  it("closes a modal that blocks closing, whatever the reason: nobody could leave it", async () => {
    const { tell, kit } = await connected()
    kit.open({ view: "Networks", blocking: true })
    tell({ type: "disconnect", namespace: "test", code: "CONNECTOR_NOT_FOUND" })
    await pass(500)
    expect(kit.getSnapshot().navigation.open).toBe(false)
    await kit.dispose()
  })

  it("T09 is not waited for where the visitor connects anew: the new session stays", async () => {
    const { account, tell, kit } = await connected()
    tell(gone[2]![1])
    await kit.disconnect()
    await kit.connect({ connectorId: "wallet" })
    await pass(2_000)
    expect(account().status).toBe("connected")
    await kit.dispose()
  })
})
