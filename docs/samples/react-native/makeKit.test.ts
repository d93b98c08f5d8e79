import { createVirtualWallet } from "@latchkey/testing"
import { afterEach, expect, test, vi } from "vitest"
import { makeKit } from "./makeKit"

/** What a browser has and React Native has not. */
const absent = [
  "document",
  "localStorage",
  "sessionStorage",
  "location",
  "history",
  "addEventListener",
  "removeEventListener",
  "dispatchEvent",
  "BroadcastChannel",
  "HTMLElement",
  "customElements",
  "matchMedia",
  "crypto",
  "TextDecoder",
  "WebAssembly"
]

const leaveBrowser = () => {
  for (const name of absent) vi.stubGlobal(name, undefined)
  // It has a window all the same, which is the global object.
  vi.stubGlobal("window", globalThis)
  vi.stubGlobal("navigator", { product: "ReactNative" })
}
afterEach(() => void vi.unstubAllGlobals())

// The wallet is another app: it has what it needs.
const setUp = (policy: "approve" | "reject" = "approve") => {
  const wallet = createVirtualWallet({ chains: [{ id: 1, rpcUrl: "http://127.0.0.1:8545" }], policy })
  leaveBrowser()
  return { wallet, kit: makeKit(wallet.provider) }
}

test("an app without a DOM connects, signs and disconnects", async () => {
  const { wallet, kit } = setUp()
  await kit.connect({ connectorId: "own-wallet" })
  expect(kit.getSnapshot().account.eip155?.address).toBe(wallet.addresses[0])
  expect(await kit.signMessage({ message: "One cup of tea, please." })).toMatch(/^0x[0-9a-f]{130}$/)
  await kit.disconnect()
  expect(kit.getSnapshot().account.eip155?.status).toBe("disconnected")
  await kit.dispose()
})

test("a visitor of such an app declines", async () => {
  const { kit } = setUp("reject")
  await expect(kit.connect({ connectorId: "own-wallet" })).rejects.toMatchObject({
    code: "CONNECTION_REJECTED"
  })
  await kit.dispose()
})
