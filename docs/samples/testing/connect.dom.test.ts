import { createKit, memoryStorage } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { mainnet } from "@latchkey/evm/networks"
import { announce, createVirtualWallet } from "@latchkey/testing"
import { expect, onTestFinished, test } from "vitest"

const setUp = (policy: "approve" | "reject") => {
  const wallet = createVirtualWallet({
    chains: [{ id: 1, rpcUrl: "http://127.0.0.1:8545" }],
    info: { rdns: "com.example.wallet" },
    policy
  })
  const stopAnnouncing = announce(wallet)
  const kit = createKit({
    app: { name: "Tea shop" },
    networks: [mainnet],
    plugins: [evm()],
    storage: memoryStorage()
  })
  onTestFinished(async () => {
    stopAnnouncing()
    await kit.dispose()
  })
  return { wallet, kit }
}

test("a visitor connects and signs", async () => {
  const { wallet, kit } = setUp("approve")
  await kit.connect({ connectorId: "com.example.wallet" })

  expect(kit.getSnapshot().account["eip155"]?.address).toBe(wallet.addresses[0])
  expect(await kit.signMessage({ message: "One cup of tea, please." })).toMatch(/^0x[0-9a-f]{130}$/)
})

test("a visitor declines", async () => {
  const { kit } = setUp("reject")

  await expect(kit.connect({ connectorId: "com.example.wallet" })).rejects.toMatchObject({
    code: "CONNECTION_REJECTED"
  })
  expect(kit.getSnapshot().account["eip155"]?.status).toBe("disconnected")
})
