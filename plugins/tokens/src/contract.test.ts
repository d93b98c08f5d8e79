import { featurePluginContract } from "@latchkey/testing"
import type { KitCore } from "@latchkey/core"
import { describe, it } from "vitest"
import { drawView } from "../../../tests/support/drawView.ts"
import { network, testChain } from "../support/testChain.ts"
import { tokens, type TokensApi } from "./index.ts"
import { tokens as tokensWithViews } from "./react/index.ts"

const use = async (kit: KitCore) => {
  if (kit.getSnapshot().account["test"]?.status !== "connected") await kit.connect({ connectorId: "wallet" })
  await (kit as KitCore & { readonly tokens: TokensApi }).tokens.refresh()
}

describe.each([
  ["tokens", tokens],
  ["tokens with their list", tokensWithViews]
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
