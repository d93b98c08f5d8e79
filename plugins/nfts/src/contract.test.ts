import { featurePluginContract } from "@latchkey/testing"
import type { KitCore } from "@latchkey/core"
import { describe, it } from "vitest"
import { drawView } from "../../../tests/support/drawView.ts"
import { network, testChain } from "../support/testChain.ts"
import { nfts, type NftsApi } from "./index.ts"
import { nfts as nftsWithViews } from "./react/index.ts"

const use = async (kit: KitCore) => {
  if (kit.getSnapshot().account["test"]?.status !== "connected") await kit.connect({ connectorId: "wallet" })
  await (kit as KitCore & { readonly nfts: NftsApi }).nfts.load()
}

describe.each([
  ["nfts", nfts],
  ["nfts with its list", nftsWithViews]
])("%s keeps the contract of features", (_, make) => {
  const others = () => [testChain().plugin]
  const without = () => [testChain({ canList: false }).plugin]
  const subject = {
    make: () => make(),
    others,
    without,
    networks: [network(1), network(2)],
    use,
    draw: drawView
  }
  it.each(featurePluginContract(subject))("$name", ({ run }) => run(), 60_000)
})
