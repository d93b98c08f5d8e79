import { explorerPages, type JsonRpc, type Namespace, type ReadOptions } from "@latchkey/core/effect"
import { parseAddress } from "./Address.ts"
import { makeNativeBalance } from "./capability/nativeBalance.ts"
import { networkSwitching } from "./capability/networkSwitching.ts"
import { paymentRequest } from "./capability/paymentRequest.ts"
import { signing } from "./capability/signing.ts"
import { testCluster } from "./StandardChain.ts"

const pageOf = explorerPages("address", "tx")

/** The `solana` namespace and what it can do. */
export const makeSolanaNamespace = (rpc: JsonRpc["Service"], options: ReadOptions): Namespace => ({
  id: "solana",
  parseAddress,
  // Explorers show all of Solana's networks on one host.
  explorerUrl: (network, subject) => {
    const url = pageOf(network, subject)
    const cluster = testCluster(network.caipNetworkId)
    return url && cluster ? `${url}?cluster=${cluster}` : url
  },
  capabilities: { signing, networkSwitching, nativeBalance: makeNativeBalance(rpc, options), paymentRequest }
})
