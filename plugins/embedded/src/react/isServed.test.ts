import { createKit, memoryStorage } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { mainnet } from "viem/chains"
import { expect, it, onTestFinished, vi } from "vitest"
import { testNetwork, virtualChain } from "../../../../tests/support/virtualChain.ts"
import { embeddedOver } from "../../support/embeddedKit.ts"
import { referenceFrame } from "../../support/referenceFrame.ts"
import { offersEmail } from "./offersEmail.ts"
import { shownProviders } from "./shownProviders.ts"

const start = async (networks: "one" | "both") => {
  const other = virtualChain({ wallet: {} }, "bip122")
  const kit = createKit({
    app: { name: "Test" },
    networks: networks === "both" ? [mainnet, testNetwork(1, "bip122")] : [testNetwork(1, "bip122")],
    plugins: [evm(), other.plugin, embeddedOver(referenceFrame(), { methods: ["email", "google"] })],
    storage: memoryStorage(),
    prefetch: false
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  return {
    kit,
    offered: () => [offersEmail(kit.getSnapshot()), shownProviders(kit.getSnapshot()).length > 0],
    connectors: () => kit.getSnapshot().connection.connectors.map(({ id }) => id)
  }
}

it("e-mail and providers are not offered on a page that has networks of Bitcoin alone, EVM's plugin or not", async () => {
  const { kit, offered, connectors } = await start("one")
  expect(offered()).toEqual([false, false])
  expect(connectors()).not.toContain("embedded")
  kit.addNetwork(mainnet)
  await vi.waitFor(() => expect(offered()).toEqual([true, true]))
  expect(connectors()).toContain("embedded")
})

it("they are where the page has EVM's, and not in a modal that was opened for Bitcoin", async () => {
  const { kit, offered } = await start("both")
  expect(offered()).toEqual([true, true])
  kit.open({ namespace: "bip122" })
  expect(offered()).toEqual([false, false])
  kit.open({ namespace: "eip155" })
  expect(offered()).toEqual([true, true])
})
