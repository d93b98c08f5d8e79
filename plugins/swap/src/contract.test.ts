import { featurePluginContract, transactionContract, type TransactionSubject } from "@latchkey/testing"
import type { KitCore } from "@latchkey/core"
import { describe, it } from "vitest"
import { drawView } from "../../../tests/support/drawView.ts"
import { network, testChain, testSource } from "../support/testChain.ts"
import { swap, type SwapApi } from "./index.ts"
import { swap as swapWithViews } from "./react/index.ts"

const use = async (kit: KitCore) => {
  if (kit.getSnapshot().account["test"]?.status !== "connected") await kit.connect({ connectorId: "wallet" })
  const { swap } = kit as KitCore & { readonly swap: SwapApi }
  const amount = { value: 100n, decimals: 2 }
  await swap.submit(await swap.prepare({ sell: "native", buy: "test:1:t5", amount }))
  await swap.follow()
}

describe.each([
  ["swap", swap],
  ["swap with its views", swapWithViews]
])("%s keeps the contract of features", (_, make) => {
  const others = () => [testChain(), testSource()]
  const without = () => [testChain({ canCall: false }), testSource()]
  const subject = { make, others, without, networks: [network(1), network(2)], use, draw: drawView }
  it.each(featurePluginContract(subject))("$name", ({ run }) => run(), 60_000)
})

describe("what swap has a wallet send keeps the contract of transactions", () => {
  const subject: TransactionSubject = {
    id: "swap",
    plugins: (script) => [testChain(script), testSource(), swap()],
    networks: [network(1)],
    connectorId: "wallet",
    prepare: (kit) =>
      (kit as KitCore & { readonly swap: SwapApi }).swap.prepare({
        sell: "native",
        buy: "test:1:t5",
        amount: { value: 100n, decimals: 2 }
      }),
    submitted: "SWAP_SUBMITTED"
  }
  it.each(transactionContract(subject))("$name", ({ run }) => run(), 60_000)
})
