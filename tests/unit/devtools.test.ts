import { createKit, memoryStorage, type KitCore, type Storage } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { announce, createVirtualWallet } from "@latchkey/testing"
import { mainnet } from "viem/chains"
import { afterEach, expect, it, onTestFinished, vi } from "vitest"
import { makeRecorder } from "../../plugins/devtools/src/record/makeRecorder.ts"

afterEach(() => vi.unstubAllGlobals())

type Wallet = ReturnType<typeof createVirtualWallet>

const open = async (storage: Storage = memoryStorage(), known?: Wallet) => {
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:" })
  const { id, name, nativeCurrency } = mainnet
  const wallet =
    known ?? createVirtualWallet({ chains: [{ id, name, nativeCurrency, rpcUrl: "http://127.0.0.1:1" }] })
  announce(wallet, window)
  const kit = createKit({ app: { name: "Test" }, networks: [mainnet], plugins: [evm()], storage })
  onTestFinished(() => kit.dispose())
  const recorder = makeRecorder(kit as unknown as KitCore, 500)
  onTestFinished(recorder.dispose)
  await Promise.all([kit.ready(), recorder.hearing])
  const connectorId = kit.getSnapshot().connection.connectors[0]!.id
  return { kit, recorder, wallet, connectorId }
}

it("a wallet signs as before while the panel hears it, and what was asked is recorded", async () => {
  const { kit, recorder, connectorId } = await open()
  await kit.connect({ connectorId })
  const signature = await kit.signMessage({ message: "A message" })
  expect(signature).toMatch(/^0x[\da-f]{130}$/)
  expect(recorder.read().wallets).toContainEqual(
    expect.objectContaining({
      connector: connectorId,
      method: "personal_sign",
      status: "done",
      result: signature
    })
  )
})

it.each([["declines", "CONNECTION_REJECTED", "SIGNING_REJECTED"]] as const)(
  "a wallet that %s: connecting fails with %s, signing with %s",
  async (fault, connecting, signing) => {
    const { kit, recorder, connectorId } = await open()
    recorder.setFault(fault)
    await expect(kit.connect({ connectorId })).rejects.toMatchObject({ code: connecting })
    recorder.setFault("none")
    await kit.connect({ connectorId })
    recorder.setFault(fault)
    await expect(kit.signMessage({ message: "A message" })).rejects.toMatchObject({ code: signing })
    recorder.setFault("none")
    await expect(kit.signMessage({ message: "A message" })).resolves.toMatch(/^0x/)
  }
)

it("a wallet that comes back with the page is heard", async () => {
  const storage = memoryStorage()
  const first = await open(storage)
  await first.kit.connect({ connectorId: first.connectorId })
  const second = await open(storage, first.wallet)
  await expect.poll(() => second.kit.getSnapshot().account).toMatchObject({ eip155: { status: "connected" } })
  await second.kit.signMessage({ message: "A message" })
  expect(second.recorder.read().wallets.map(({ method }) => method)).toContain("personal_sign")
})
