import { definePlugin, fillSlot, swapSources } from "@latchkey/core"
import { promiseSwapSource, SwapAmountError, type PromiseSwapSource } from "@latchkey/core/promise"

const target = "0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D"

const source: PromiseSwapSource = {
  // Fixed here, whatever a server answers: a transaction to another contract never reaches the wallet.
  contracts: (networkId) => (networkId === "eip155:1" ? { target, spender: target } : undefined),
  tokens: async () => [{ id: "native", name: "Ether", symbol: "ETH", decimals: 18 }],
  offer: async () => {
    throw new SwapAmountError()
  }
}

export const ownExchange = definePlugin({
  id: "own-exchange",
  fills: [
    fillSlot(
      swapSources,
      promiseSwapSource({
        id: "own-exchange",
        title: "Own exchange",
        networks: ["eip155:1"],
        load: async () => source
      })
    )
  ],
  setup: () => {}
})
