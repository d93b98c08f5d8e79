import { featurePluginContract } from "@latchkey/testing"
import type { KitCore } from "@latchkey/core"
import { describe, it } from "vitest"
import { drawView } from "../../../tests/support/drawView.ts"
import { network, paymentUri, testChain } from "../support/testChain.ts"
import { receive, type ReceiveApi } from "./index.ts"
import { receive as receiveWithViews } from "./react/index.ts"

const use = async (kit: KitCore) => {
  if (kit.getSnapshot().account["test"]?.status !== "connected") await kit.connect({ connectorId: "wallet" })
  await (kit as KitCore & { readonly receive: ReceiveApi }).receive.request()
}

describe.each([
  ["receive", receive],
  ["receive with its views", receiveWithViews]
])("%s keeps the contract of features", (_, make) => {
  const others = () => [testChain({ paymentUri })]
  const subject = { make, others, networks: [network(1), network(2)], use, draw: drawView }
  it.each(featurePluginContract(subject))("$name", ({ run }) => run(), 60_000)
})
