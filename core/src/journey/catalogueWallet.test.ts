import { expect, it, onTestFinished } from "vitest"
import { loadLater } from "../../../tests/support/loadLater.ts"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import {
  createKit,
  definePlugin,
  memoryStorage,
  type CatalogueWallet,
  type ConnectRequest,
  type KitOptions,
  type PromiseSession
} from "../index.ts"

const wallet = (id: string): CatalogueWallet => ({
  id,
  name: `Wallet ${id}`,
  certified: false,
  chains: [],
  mobileLink: `${id}://`
})

const session: PromiseSession = {
  grants: [
    { namespace: "test", accounts: [{ address: "a1", type: "eoa" }], networkId: "test:1", provider: {} }
  ]
}

/** A connector of catalogue wallets, each of whose requests is answered by the test. */
const start = async (storage: KitOptions["storage"] = memoryStorage()) => {
  const requests: Array<ConnectRequest & { readonly signal: AbortSignal; readonly answer: () => void }> = []
  const pairing = definePlugin({
    id: "pairing",
    setup: (host) => {
      host.registerConnector({
        id: "pairing",
        name: "Pairing",
        namespaces: ["test"],
        catalogue: true,
        view: "pairing/Code",
        connect: (request, signal) =>
          new Promise((resolve) => requests.push({ ...request, signal, answer: () => resolve(session) })),
        reconnect: async () => session
      })
    }
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: [testNetwork(1)],
    storage,
    plugins: [virtualChain({ other: {} }).plugin, pairing]
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  await loadLater(kit)
  const top = () => kit.getSnapshot().navigation.stack.at(-1)
  return { kit, requests, top }
}

it("a connector says that it connects wallets of a catalogue, and in which view", async () => {
  const { kit } = await start()
  expect(kit.getSnapshot().connection.connectors.find(({ id }) => id === "pairing")).toMatchObject({
    catalogue: true,
    view: "pairing/Code"
  })
  expect(kit.getSnapshot().connection.connectors.find(({ id }) => id === "other")).not.toHaveProperty(
    "catalogue"
  )
})

it("the chosen wallet reaches the connector, the state and the connector's own view", async () => {
  const { kit, requests, top } = await start()
  kit.open({ view: "Connect" })
  const connecting = kit.connect({ connectorId: "pairing", wallet: wallet("a"), namespace: "test" })
  expect(requests[0]?.wallet).toEqual(wallet("a"))
  expect(kit.getSnapshot().attempt.connect).toMatchObject({ status: "waiting", wallet: wallet("a") })
  expect(top()).toMatchObject({
    view: "pairing/Code",
    params: { connectorId: "pairing", namespace: "test", wallet: wallet("a") }
  })
  requests[0]!.answer()
  await connecting
  expect(kit.getSnapshot().navigation.open).toBe(false)
})

it("leaving the connector's own view ends the attempt", async () => {
  const { kit, requests, top } = await start()
  kit.open({ view: "Connect" })
  const connecting = kit.connect({ connectorId: "pairing", wallet: wallet("a") })
  kit.navigation.goBack()
  expect(top()?.view).toBe("Connect")
  await expect(connecting).rejects.toMatchObject({ code: "CANCELLED" })
  expect(requests[0]!.signal.aborted).toBe(true)
})

it("another wallet of the catalogue supersedes the attempt, the same one joins it", async () => {
  const { kit, requests, top } = await start()
  kit.open({ view: "Connect" })
  const first = kit.connect({ connectorId: "pairing", wallet: wallet("a") })
  const again = kit.connect({ connectorId: "pairing", wallet: wallet("a") })
  expect(requests).toHaveLength(1)
  const second = kit.connect({ connectorId: "pairing", wallet: wallet("b") })
  await expect(first).rejects.toMatchObject({ code: "CONNECTION_SUPERSEDED" })
  await expect(again).rejects.toMatchObject({ code: "CONNECTION_SUPERSEDED" })
  expect(requests.map((request) => request.wallet?.id)).toEqual(["a", "b"])
  expect(top()).toMatchObject({ view: "pairing/Code", params: { wallet: wallet("b") } })
  requests[1]!.answer()
  await second
})

it("S9.13[recent wallets] wallets of a catalogue are remembered one by one, also over a reload", async () => {
  const storage = memoryStorage()
  const { kit, requests } = await start(storage)
  for (const id of ["a", "b", "c"]) {
    const connecting = kit.connect({ connectorId: "pairing", wallet: wallet(id) })
    requests.at(-1)!.answer()
    await connecting
    if (id !== "c") await kit.disconnect()
  }
  const recent = [
    { id: "pairing", name: "Wallet c", walletId: "c" },
    { id: "pairing", name: "Wallet b", walletId: "b" }
  ]
  expect(kit.getSnapshot().connection.recent).toEqual(recent)
  const reloaded = await start(storage)
  expect(reloaded.kit.getSnapshot().account["test"]?.status).toBe("connected")
  expect(reloaded.kit.getSnapshot().connection.recent).toEqual(recent)
})
