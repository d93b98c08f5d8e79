import type { Network } from "@latchkey/core"
import { bitcoinMainnet } from "../src/networks.ts"

/** A network of the `bip122` namespace with the URLs that a test gives it. */
export const fakeNetwork = (
  caipNetworkId: Network["caipNetworkId"],
  urls: { readonly custom?: ReadonlyArray<string>; readonly chainDefault?: ReadonlyArray<string> } = {}
): Network => {
  const custom = urls.custom ?? []
  const chainDefault = urls.chainDefault ?? []
  const { nativeCurrency } = bitcoinMainnet
  const id = caipNetworkId.slice("bip122:".length)
  return {
    id,
    caipNetworkId,
    chainNamespace: "bip122",
    name: "Network",
    nativeCurrency,
    rpcUrls: {
      default: { http: [...custom, ...chainDefault] },
      chainDefault: { http: chainDefault },
      custom: { http: custom }
    },
    blockExplorers: { default: { name: "Explorer", url: "https://explorer.test/" } },
    testnet: false,
    assets: {},
    unknown: false,
    input: { id, name: "Network", nativeCurrency, rpcUrls: { default: { http: chainDefault } } }
  }
}
