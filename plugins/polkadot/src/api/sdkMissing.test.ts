import { expect, it, vi } from "vitest"
import { createPolkadotWallet } from "@latchkey/testing"
import { fakeWindow, makeKit } from "../../support/makeKit.ts"
import { polkadotAssetHub } from "../networks.ts"

vi.mock("@polkadot/api", () => {
  throw new Error("Cannot find module '@polkadot/api'")
})

it("without @polkadot/api the kit works, and what needs it says what to install", async () => {
  const window = fakeWindow()
  createPolkadotWallet().announce(window)
  const kit = makeKit(window, {
    networks: [polkadotAssetHub],
    customRpcUrls: { [polkadotAssetHub.caipNetworkId]: ["wss://own.test"] }
  })
  await kit.ready()
  await kit.connect({ connectorId: "polkadot:polkadot-js" })
  expect(await kit.signMessage({ message: "x" })).toMatch(/^0x/)
  const missing = { code: "SDK_MISSING", advice: expect.stringContaining("@polkadot/api 16") }
  await expect(kit.polkadot.getApi()).rejects.toMatchObject(missing)
  await kit.refreshBalance({ force: true }).catch((error) => expect(error).toMatchObject(missing))
  expect(kit.getSnapshot().account["polkadot"]?.balanceFailed).toBe(true)
  await kit.dispose()
})
