import type { Network } from "@latchkey/core"
import type { CosmosNetwork } from "../src/CosmosNetwork.ts"

/** A network as the kit completes it, with the RPC URLs that a test gives it. */
export const fakeNetwork = (
  input: CosmosNetwork,
  urls: { readonly custom?: ReadonlyArray<string>; readonly chainDefault?: ReadonlyArray<string> } = {}
): Network => {
  const { custom = [], chainDefault = [] } = urls
  const { id, name, nativeCurrency, testnet = false, blockExplorers } = input
  return {
    id,
    caipNetworkId: (input.caipNetworkId ?? `cosmos:${id}`) as Network["caipNetworkId"],
    chainNamespace: "cosmos",
    name,
    nativeCurrency,
    rpcUrls: {
      default: { http: [...custom, ...chainDefault] },
      chainDefault: { http: chainDefault },
      custom: { http: custom }
    },
    ...(blockExplorers === undefined ? {} : { blockExplorers }),
    testnet,
    assets: {},
    unknown: false,
    input
  }
}
