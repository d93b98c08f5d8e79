import { definePlugin, fillSlot, swapSources } from "@latchkey/core"
import { SwapAmountError, type SwapSource } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"

const target = "0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D"

const source: SwapSource = {
  // Fixed here, whatever a server answers: a transaction to another contract never reaches the wallet.
  contracts: (networkId) => (networkId === "eip155:1" ? { target, spender: target } : undefined),
  tokens: () => Effect.succeed([{ id: "native", name: "Ether", symbol: "ETH", decimals: 18 }]),
  offer: () => Effect.fail(new SwapAmountError())
}

export const ownExchange = definePlugin({
  id: "own-exchange",
  fills: [
    fillSlot(swapSources, {
      id: "own-exchange",
      title: "Own exchange",
      networks: ["eip155:1"],
      load: async () => source
    })
  ],
  setup: () => {}
})
