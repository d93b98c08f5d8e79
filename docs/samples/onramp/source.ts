import { definePlugin, fillSlot, onrampSources } from "@latchkey/core"
import { promiseOnrampSource, type PromiseOnrampSource } from "@latchkey/core/promise"

const page = "https://pay.example.com"

const source: PromiseOnrampSource = {
  options: async () => ({
    payment: [{ id: "USD", decimals: 2, limits: [{ method: "card", min: 10_00n, max: 500_00n }] }],
    purchase: [
      { id: "eth", name: "Ether", symbol: "ETH", networks: [{ networkId: "eip155:1", name: "Ethereum" }] }
    ]
  }),
  // The account stands in a parameter, and nowhere else.
  link: ({ address, pay }) => `${page}/?to=${address}&cents=${pay.value}`
}

export const ownShop = definePlugin({
  id: "own-shop",
  fills: [
    fillSlot(
      onrampSources,
      promiseOnrampSource({
        id: "own-shop",
        provider: "own-shop",
        title: "Own shop",
        networks: ["eip155:1"],
        pages: [page],
        load: async () => source
      })
    )
  ],
  setup: () => {}
})
