import type { KitCore } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { pluginContract, testAccounts } from "@latchkey/testing"
import { mainnet } from "viem/chains"
import { describe, it } from "vitest"
import { fakeUniversalProvider } from "../support/fakeUniversalProvider.ts"
import { walletConnect } from "./index.ts"
import { walletConnect as walletConnectWithViews } from "./react/index.ts"

const accounts = [`eip155:1:${testAccounts[0]!.address}`]
const agreed = { namespaces: { eip155: { accounts, methods: ["personal_sign"] } } }

const use = async (kit: KitCore) => {
  if (kit.getSnapshot().account["eip155"]?.status !== "connected")
    await kit.connect({ connectorId: "walletConnect" })
}

describe.each([
  ["walletConnect", walletConnect],
  ["walletConnect with its views", walletConnectWithViews]
])("%s keeps the contract of plugins", (_, declare) => {
  const make = () =>
    declare({ projectId: "contract", universalProvider: async () => fakeUniversalProvider(agreed).provider })
  it.each(pluginContract({ make, others: () => [evm()], networks: [mainnet], use }))(
    "$name",
    ({ run }) => run(),
    60_000
  )
})
