import type { NetworkInput } from "@latchkey/core"

const network = (id: string, name: string, testnet: boolean): NetworkInput => ({
  id,
  caipNetworkId: `sui:${id}`,
  chainNamespace: "sui",
  name,
  nativeCurrency: { name: "Sui", symbol: "SUI", decimals: 9 },
  rpcUrls: { default: { http: [`https://fullnode.${id}.sui.io`] } },
  blockExplorers: { default: { name: "Suiscan", url: `https://suiscan.xyz/${id}` } },
  testnet
})

/** Sui's main network. */
export const suiMainnet: NetworkInput = /* @__PURE__ */ network("mainnet", "Sui", false)

/** Sui's test network. */
export const suiTestnet: NetworkInput = /* @__PURE__ */ network("testnet", "Sui Testnet", true)
