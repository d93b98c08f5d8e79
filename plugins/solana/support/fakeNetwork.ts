import type { Network, NetworkInput } from "@latchkey/core"
import { solanaMainnet } from "../src/networks.ts"

/** A network as the kit completes it, with the RPC URLs that a test gives it. */
export const fakeNetwork = (
  input: NetworkInput = solanaMainnet,
  urls: { readonly custom?: ReadonlyArray<string>; readonly chainDefault?: ReadonlyArray<string> } = {}
): Network => {
  const custom = urls.custom ?? []
  const chainDefault = urls.chainDefault ?? []
  const { id, name, nativeCurrency, blockExplorers } = input
  return {
    id,
    caipNetworkId: input.caipNetworkId as Network["caipNetworkId"],
    chainNamespace: "solana",
    name,
    nativeCurrency,
    rpcUrls: {
      default: { http: [...custom, ...chainDefault] },
      chainDefault: { http: chainDefault },
      custom: { http: custom }
    },
    ...(blockExplorers === undefined ? {} : { blockExplorers }),
    testnet: input.testnet === true,
    assets: {},
    unknown: false,
    input
  }
}
