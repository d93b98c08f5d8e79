import { definePlugin, type NetworkInput } from "@latchkey/core"

export const leafMainnet: NetworkInput = {
  id: "mainnet",
  chainNamespace: "leaf",
  name: "Leaf",
  nativeCurrency: { name: "Leaf", symbol: "LEAF", decimals: 9 },
  rpcUrls: { default: { http: ["https://rpc.leaf.example"] } },
  blockExplorers: { default: { name: "Leaf Explorer", url: "https://explorer.leaf.example" } }
}

/** The Leaf chain. This declaration is all that a page loads before it is needed. */
export const leaf = () =>
  definePlugin({
    id: "leaf",
    when: "engine",
    namespaces: [{ id: "leaf", name: "Leaf" }],
    hosts: [{ origin: "<customRpcUrls>", purpose: "balances" }],
    setup: async (host) => (await import("./setUpLeaf")).setUpLeaf(host)
  })
