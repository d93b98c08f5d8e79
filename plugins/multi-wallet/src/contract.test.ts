import { featurePluginContract } from "@latchkey/testing"
import type { KitCore } from "@latchkey/core"
import { describe, it } from "vitest"
import { testNetwork, virtualChain } from "../../../tests/support/virtualChain.ts"
import { multiWallet, type MultiWalletApi } from "./index.ts"
import { multiWallet as multiWalletWithViews } from "./react/index.ts"

const use = async (kit: KitCore) => {
  if (kit.getSnapshot().account["test"]?.status !== "connected") await kit.connect({ connectorId: "wallet" })
  await (kit as KitCore & { readonly multiWallet: MultiWalletApi }).multiWallet.connections()
}

describe.each([
  ["multiWallet", multiWallet],
  ["multiWallet with its part of the view of wallets", multiWalletWithViews]
])("%s keeps the contract of features", (_, make) => {
  const others = () => [virtualChain({ wallet: {} }).plugin]
  const subject = { make: () => make(), others, networks: [testNetwork(1), testNetwork(2)], use }
  it.each(featurePluginContract(subject))("$name", ({ run }) => run(), 60_000)
})
