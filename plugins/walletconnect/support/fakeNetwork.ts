import type { Network } from "@latchkey/core"

/** A network as a connector is given one. */
export const fakeNetwork = (
  caipNetworkId: Network["caipNetworkId"],
  { deprecated, custom = [] }: { readonly deprecated?: string; readonly custom?: ReadonlyArray<string> } = {}
): Network => {
  const [chainNamespace = "", id = ""] = caipNetworkId.split(":")
  const own = [`https://${id}.example/rpc`]
  const nativeCurrency = { name: "Coin", symbol: "COIN", decimals: 18 }
  return {
    id,
    caipNetworkId,
    chainNamespace,
    name: caipNetworkId,
    nativeCurrency,
    rpcUrls: {
      default: { http: [...custom, ...own] },
      chainDefault: { http: own },
      custom: { http: custom }
    },
    testnet: false,
    assets: {},
    unknown: false,
    input: {
      id,
      name: caipNetworkId,
      nativeCurrency,
      rpcUrls: { default: { http: own } },
      ...(deprecated === undefined ? {} : { deprecatedCaipNetworkId: deprecated })
    }
  }
}
