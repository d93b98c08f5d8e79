import { expect, it, onTestFinished, vi } from "vitest"
import { grantingKit } from "../../tests/support/grantingKit.ts"
import { openTabs } from "../../tests/support/tabs.ts"
import { memoryStorage } from "./index.ts"
import { emptySession, readSession } from "./session/storedSession.ts"
import { writeSession } from "./session/writeSession.ts"

const asked = vi.hoisted(() => ({ count: 0 }))
// A file that the page's server does not have.
vi.mock("./connected.ts", () => {
  asked.count++
  throw new Error("not served")
})

const open = async (storage = memoryStorage()) => {
  const world = grantingKit({ wallet: {} }, { storage })
  onTestFinished(() => world.kit.dispose())
  await world.kit.ready()
  return world
}

it("a page with nothing stored does not ask for what restores a session", async () => {
  await open()
  expect(asked.count).toBe(0)
})

it("S4.03 in part: without what is loaded when a wallet is asked, it is connected and left all the same", async () => {
  const { kit } = await open()
  await kit.connect({ connectorId: "wallet" })
  expect(kit.getSnapshot().account["test"]?.status).toBe("connected")
  await kit.disconnect()
  expect(kit.getSnapshot().account["test"]?.status).toBe("disconnected")
})

it("a switch says that a part is missing; adding a network needs none", async () => {
  const { kit } = await open()
  await kit.connect({ connectorId: "wallet" })
  await expect(kit.switchNetwork({ networkId: "test:2" })).rejects.toMatchObject({
    code: "PLUGIN_PART_MISSING"
  })
  const before = kit.getNetwork("test:2")!
  kit.addNetwork({ ...before, id: 3, caipNetworkId: "test:3" })
  expect(kit.getNetwork("test:3")).toBeDefined()
})

it("a stored session settles as disconnected, and stands for the next page", async () => {
  const storage = memoryStorage()
  const session = {
    ...emptySession,
    connections: { test: [{ connectorId: "wallet", networkId: "test:1" as const }] }
  }
  writeSession(storage, emptySession, session)
  const { kit, calls } = await open(storage)
  expect(kit.getSnapshot().connection.settled).toBe(true)
  expect(kit.getSnapshot().account["test"]?.status).toBe("disconnected")
  expect(calls).toEqual([])
  expect(readSession(storage).connections).toEqual(session.connections)
})

it("what another tab leaves is left here too", async () => {
  const { tab } = openTabs()
  const here = await open(tab())
  const there = await open(tab())
  await here.kit.connect({ connectorId: "wallet" })
  await there.kit.connect({ connectorId: "wallet" })
  await there.kit.disconnect()
  await vi.waitFor(() => expect(here.kit.getSnapshot().account["test"]?.status).toBe("disconnected"))
  expect(here.calls.map(({ did }) => did)).toEqual(["connect test"])
})
