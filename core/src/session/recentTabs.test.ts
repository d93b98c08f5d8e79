import { expect, it, onTestFinished } from "vitest"
import { grantingKit } from "../../../tests/support/grantingKit.ts"
import { openTabs } from "../../../tests/support/tabs.ts"
import { memoryStorage, type Storage } from "../index.ts"
import { readSession } from "./storedSession.ts"

const open = async (storage: Storage) => {
  const { kit } = grantingKit({ fox: {}, owl: {}, hen: {} }, { storage, enableReconnect: false })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  return kit
}
const idsIn = (storage: Storage) => readSession(storage).recent.map(({ id }) => id)
const shared = memoryStorage()
const tabs = openTabs()

it.each([
  ["that are told of each other", tabs.tab(), tabs.tab()],
  ["that hear nothing of each other", shared, shared]
])("S9.13 in part: two tabs keep each other's recent wallets: tabs %s", async (_, one, two) => {
  const first = await open(one)
  const second = await open(two)
  await first.connect({ connectorId: "fox" })
  expect(idsIn(one)).toEqual(["fox"])
  await second.connect({ connectorId: "owl" })
  expect(idsIn(one)).toEqual(["owl", "fox"])
  await first.connect({ connectorId: "hen" })
  expect(idsIn(two)).toEqual(["hen", "owl"])
  expect(first.getSnapshot().connection.recent.map(({ id }) => id)).toEqual(["hen", "owl"])
})

it("where nothing can be kept, a tab remembers its own", async () => {
  const kit = await open({ ...memoryStorage(), set: () => {}, get: () => undefined })
  await kit.connect({ connectorId: "fox" })
  await kit.connect({ connectorId: "owl" })
  expect(kit.getSnapshot().connection.recent.map(({ id }) => id)).toEqual(["owl", "fox"])
})
