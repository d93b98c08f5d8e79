import type { JsonRpc, Namespace, ReadOptions } from "@latchkey/core/effect"
import { parseAddress } from "./Address.ts"
import { makeNativeBalance } from "./capability/nativeBalance.ts"
import { networkSwitching } from "./capability/networkSwitching.ts"
import { paymentRequest } from "./capability/paymentRequest.ts"
import { signing } from "./capability/signing.ts"
import { testCluster } from "./StandardChain.ts"

/** The `solana` namespace and what it can do. */
export const makeSolanaNamespace = (rpc: JsonRpc["Service"], options: ReadOptions): Namespace => ({
  id: "solana",
  parseAddress,
  // Explorers show all of Solana's networks on one host.
  explorerUrl: ({ blockExplorers, caipNetworkId }, subject) => {
    const url = blockExplorers?.default.url.replace(/\/+$/, "")
    if (url === undefined) return undefined
    const page =
      "address" in subject
        ? `address/${encodeURIComponent(subject.address)}`
        : `tx/${encodeURIComponent(subject.transaction)}`
    const cluster = testCluster(caipNetworkId)
    return `${url}/${page}${cluster === undefined ? "" : `?cluster=${cluster}`}`
  },
  capabilities: { signing, networkSwitching, nativeBalance: makeNativeBalance(rpc, options), paymentRequest }
})
