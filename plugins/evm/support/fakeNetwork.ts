import type { Network } from "@latchkey/core"

/** A network of the `eip155` namespace with the RPC URLs that a test gives it. */
export const fakeNetwork = (
  id: number,
  urls: { readonly custom?: ReadonlyArray<string>; readonly chainDefault?: ReadonlyArray<string> } = {}
): Network => {
  const custom = urls.custom ?? []
  const chainDefault = urls.chainDefault ?? []
  const nativeCurrency = { name: "Ether", symbol: "ETH", decimals: 18 }
  return {
    id,
    caipNetworkId: `eip155:${id}`,
    chainNamespace: "eip155",
    name: `Network ${id}`,
    nativeCurrency,
    rpcUrls: {
      default: { http: [...custom, ...chainDefault] },
      chainDefault: { http: chainDefault },
      custom: { http: custom }
    },
    blockExplorers: { default: { name: "Explorer", url: `https://explorer-${id}.test/` } },
    testnet: false,
    assets: {},
    unknown: false,
    input: { id, name: `Network ${id}`, nativeCurrency, rpcUrls: { default: { http: chainDefault } } }
  }
}
