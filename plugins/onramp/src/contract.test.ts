import { featurePluginContract } from "@latchkey/testing"
import type { KitCore } from "@latchkey/core"
import { Onramp } from "@latchkey/core/effect"
import { describe, it } from "vitest"
import { drawView } from "../../../tests/support/drawView.ts"
import { dollars, network, testChain, testSeller } from "../support/testMarket.ts"
import { onramp, type OnrampApi } from "./index.ts"
import { onramp as onrampWithViews } from "./react/index.ts"

const use = async (kit: KitCore) => {
  if (kit.getSnapshot().account["test"]?.status !== "connected") await kit.connect({ connectorId: "wallet" })
  const { onramp } = kit as KitCore & { readonly onramp: OnrampApi }
  const request = {
    provider: "seller",
    purchase: "coin",
    networkId: "test:1",
    pay: dollars(100_00n)
  } as const
  await onramp.options()
  await onramp.quote(request)
  await onramp.buy(request)
  await onramp.look()
}

describe.each([
  ["onramp", onramp],
  ["onramp with its views", onrampWithViews]
])("%s keeps the contract of features", (_, make) => {
  const others = () => [testChain().plugin, testSeller()]
  const subject = {
    make,
    others,
    networks: [network(1), network(2)],
    use,
    draw: drawView,
    provides: [Onramp]
  }
  it.each(featurePluginContract(subject))("$name", ({ run }) => run(), 60_000)
})
