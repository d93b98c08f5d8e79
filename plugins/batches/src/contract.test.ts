import { featurePluginContract } from "@latchkey/testing"
import type { KitCore } from "@latchkey/core"
import { describe, it } from "vitest"
import { drawView } from "../../../tests/support/drawView.ts"
import { network, testChain } from "../support/testChain.ts"
import { batches, type BatchesApi } from "./index.ts"
import { batches as batchesWithView } from "./react/index.ts"

const use = async (kit: KitCore) => {
  if (kit.getSnapshot().account["test"]?.status !== "connected") await kit.connect({ connectorId: "wallet" })
  const { send } = (kit as KitCore & { readonly batches: BatchesApi }).batches
  await send({ calls: [{ to: "0xb2" }] })
}

describe.each([
  ["batches", batches],
  ["batches with its view", batchesWithView]
])("%s keeps the contract of features", (_, make) => {
  const others = () => [testChain().plugin]
  const without = () => [testChain({ canBatch: false }).plugin]
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
