import { createKit, memoryStorage } from "@latchkey/core"
import { expect, onTestFinished, test } from "vitest"
import { leaf, leafMainnet } from "./chain"
import type { LeafWallet } from "./LeafWallet"

const account = `leaf1${"q".repeat(38)}`

const wallet: LeafWallet = {
  connect: async () => account,
  account: async () => account,
  sign: async (_, message) => `signed ${new TextDecoder().decode(message)}`,
  forget: async () => {},
  onAccount: () => () => {}
}

test("a visitor connects to Leaf and signs", async () => {
  Object.assign(globalThis, { leafWallet: wallet })
  const kit = createKit({
    app: { name: "Tea shop" },
    networks: [leafMainnet],
    plugins: [leaf()],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())

  await kit.ready()
  await kit.connect({ connectorId: "leaf-wallet" })
  expect(kit.getSnapshot().account["leaf"]?.address).toBe(account)
  expect(await kit.signMessage({ message: "hello" })).toBe("signed hello")
})
