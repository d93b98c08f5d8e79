import { createServer } from "node:net"
import { expect, test as base } from "./pairing.ts"
import { startRelay, type Relay } from "../stack/startRelay.ts"

const test = base.extend<{ readonly relay: Relay }>({
  // A relay of the test's own, to be treated badly.
  // eslint-disable-next-line no-empty-pattern
  relay: async ({}, give) => {
    const relay = await startRelay()
    await give(relay)
    await relay.stop()
  }
})

/** A relay that is not there: the address of a server that has stopped. */
const goneRelay = async () => {
  const relay = await startRelay()
  await relay.stop()
  return relay.url
}

/** One that accepts connections and never says a word. */
const silentServer = async () => {
  const server = createServer(() => {})
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as { readonly port: number }
  return { url: `ws://127.0.0.1:${port}`, stop: () => server.close() }
}

const noConnection = /WebSocket connection to/

test("T13 a relay that cannot be reached is said to be, and other wallets connect", async ({
  pairing,
  install,
  complaints
}) => {
  complaints.allow(noConnection)
  await install({})
  await pairing.openPairing({ relay: await goneRelay() })
  await pairing.choose()
  await expect(pairing.modal).toContainText("The relay can't be reached")
  await pairing.modal.getByRole("button", { name: "Choose another wallet" }).click()
  await pairing.wallet("Virtual Wallet").click()
  await pairing.expectConnected("eip155")
})

test("T13 the next relay of the list takes the place of one that is gone, and of one that is silent", async ({
  pairing,
  relay,
  startWallet,
  complaints
}) => {
  complaints.allow(noConnection)
  const silent = await silentServer()
  const wallet = await startWallet({ relayUrl: relay.url })
  await pairing.openPairing({ relay: [await goneRelay(), silent.url, relay.url].join() })
  await pairing.choose()
  await expect(pairing.code).toBeVisible({ timeout: 20_000 })
  await wallet.pair(await pairing.scan())
  await pairing.expectConnected("eip155")
  silent.stop()
})

test("S8.01 in part: a project or an origin that the relay refuses is told apart from a relay that is gone", async ({
  pairing,
  relay
}) => {
  relay.setFaults({ refuse: "Unauthorized: invalid key" })
  await pairing.openPairing({ relay: relay.url })
  await pairing.choose()
  await expect(pairing.modal).toContainText("This app can't use WalletConnect")
  expect((await pairing.snapshot()).attempt.connect.code).toBe("WALLETCONNECT_RELAY_REFUSED")
  expect(relay.attempts()).toBe(1)
})

test("T13 in part, S8.01[Session Expired]: a clock that is ahead gets advice of its own: Session Expired", async ({
  pairing,
  relay,
  page
}) => {
  await page.clock.install({ time: Date.now() + 2 * 3_600_000 })
  await pairing.openPairing({ relay: relay.url })
  await pairing.choose()
  await expect(pairing.modal).toContainText("Session expired")
  await expect(pairing.modal).toContainText("Check its date and time settings")
  expect((await pairing.snapshot()).attempt.connect.code).toBe("WALLETCONNECT_CLOCK_SKEW")
})

test("T13 a connection that is cut at every step is made again: pairing, signing and leaving still end", async ({
  pairing,
  relay,
  startWallet,
  complaints
}) => {
  complaints.allow(noConnection)
  const wallet = await startWallet({ relayUrl: relay.url })
  await pairing.openPairing({ relay: relay.url })
  await pairing.choose()
  const uri = await pairing.scan()
  relay.drop()
  await wallet.pair(uri)
  await pairing.expectConnected("eip155")
  relay.drop()
  await pairing.page.getByRole("button", { name: "Sign with eip155" }).click()
  await expect(pairing.of("eip155", "signature")).toHaveText(/^0x/, { timeout: 40_000 })
  relay.drop()
  await pairing.page.getByRole("button", { name: "Leave eip155" }).click()
  await expect(pairing.of("eip155", "status")).toHaveText("disconnected")
})

test("T13 messages that are delivered twice are answered once", async ({ pairing, relay, startWallet }) => {
  relay.setFaults({ duplicate: true })
  const wallet = await startWallet({ relayUrl: relay.url })
  await pairing.openPairing({ relay: relay.url })
  await pairing.choose()
  await wallet.pair(await pairing.scan())
  await pairing.expectConnected("eip155")
  await pairing.page.getByRole("button", { name: "Sign with eip155" }).click()
  await expect(pairing.of("eip155", "signature")).toHaveText(/^0x/)
  expect(await wallet.requests()).toHaveLength(1)
  const { connections } = (await pairing.snapshot()).connection
  expect(connections.eip155).toHaveLength(1)
})

test("nothing is loaded and nobody contacted before WalletConnect is chosen, then the relay and the Verify service alone", async ({
  pairing,
  state,
  requests,
  page
}) => {
  const sockets: Array<string> = []
  page.on("websocket", (socket) => void sockets.push(new URL(socket.url()).origin))
  const hasClient = () =>
    requests.some((request) =>
      (state.chunks[new URL(request.split(" ")[1]!).pathname.slice(1)] ?? []).some((name) =>
        name.startsWith("@walletconnect/")
      )
    )
  const hosts = () =>
    new Set(
      requests.map((request) => new URL(request.split(" ")[1]!).origin).filter((origin) => origin !== "null")
    )
  await pairing.openPairing()
  await pairing.openModal()
  await expect(pairing.wallet("WalletConnect")).toBeVisible()
  expect([sockets, hasClient(), [...hosts()]]).toEqual([[], false, [state.origin]])
  await pairing.wallet("WalletConnect").click()
  await expect(pairing.code).toBeVisible()
  expect(hasClient()).toBe(true)
  expect(new Set(sockets)).toEqual(new Set([state.pairing!.relayUrl]))
  expect(hosts()).toEqual(new Set([state.origin, state.pairing!.verifyUrl]))
})

// A request of the relay's, as its messages come: with what the client needs, or without.
const subscription = (params: unknown) =>
  JSON.stringify({ id: Date.now() * 1000, jsonrpc: "2.0", method: "irn_subscription", params })

test("T13 what a relay says outside of the protocol is dropped and told: nothing is thrown into the page, and the pairing goes on", async ({
  pairing,
  relay,
  startWallet,
  complaints
}) => {
  complaints.allow(/WALLETCONNECT_RELAY_MESSAGE_DROPPED/)
  const wallet = await startWallet({ relayUrl: relay.url })
  await pairing.openPairing({ relay: relay.url })
  await pairing.choose()
  const uri = await pairing.scan()
  const junk = [
    ...["", "{", "null", "5", "[]", '"text"', "{}", '{"id":1}', '{"id":1,"jsonrpc":"2.0","error":null}'],
    JSON.stringify({ id: 1, jsonrpc: "2.0", error: { code: -32000, message: "no" } }),
    JSON.stringify({ jsonrpc: "2.0", method: "irn_subscription" }),
    subscription(undefined),
    subscription(null),
    subscription({ id: "x", data: null }),
    subscription({ id: "x", data: { topic: "0".repeat(64), message: "?" } }),
    subscription({ id: "x", data: { topic: new URL(uri).pathname.split("@")[0], message: "AA==" } }),
    subscription({ id: "x", data: { topic: {}, message: [] } }),
    JSON.stringify({ id: 1, jsonrpc: "2.0", result: "x".repeat(20_000_000) }),
    new Uint8Array(1_000)
  ]
  for (const text of junk) relay.say(text)
  await expect
    .poll(async () =>
      (await pairing.snapshot()).notice.alerts.map((alert: any) => JSON.stringify(alert)).join()
    )
    .toMatch(/more than 2000000 characters/)
  await wallet.pair(uri)
  await pairing.expectConnected("eip155")
})

test("T13 a relay that answers every request with an error is no throw into the page: the attempt ends with a code", async ({
  pairing,
  relay,
  complaints
}) => {
  complaints.allow(/WALLETCONNECT_/)
  relay.setFaults({ fail: "internal error" })
  await pairing.openPairing({ relay: relay.url })
  await pairing.choose()
  await expect
    .poll(async () => (await pairing.snapshot()).attempt.connect.code, { timeout: 45_000 })
    .toMatch(/^(CONNECTION_FAILED|WALLETCONNECT_)/)
})

for (const [how, deny] of [
  ["is missing", () => Object.defineProperty(window, "indexedDB", { value: undefined })],
  [
    "is denied",
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("The operation is insecure.", "SecurityError")
      }
    }
  ],
  [
    "never answers",
    () => {
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
    }
  ]
] as const)
  test(`T11 where the browser's database ${how}, a visitor pairs all the same, and the developer is told`, async ({
    pairing,
    startWallet,
    page,
    complaints
  }) => {
    complaints.allow(/WALLETCONNECT_MEMORY_ONLY/)
    await page.addInitScript(deny)
    const wallet = await startWallet()
    await pairing.openPairing()
    await pairing.choose()
    await wallet.pair(await pairing.scan())
    await pairing.expectConnected("eip155")
    const { alerts } = (await pairing.snapshot()).notice
    expect(JSON.stringify(alerts)).toContain("lets WalletConnect store nothing")
  })
