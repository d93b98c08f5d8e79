import type { JsonRpc, Namespace } from "@latchkey/core/effect"
import { explorerPages, type ReadOptions } from "@latchkey/core/chain-kit"
import { lazyBalance } from "@latchkey/core/chain-kit/effect"
import { parseAddress } from "./Address.ts"
import { paymentRequest } from "./capability/paymentRequest.ts"
import { testCluster } from "./StandardChain.ts"

const pageOf = explorerPages("address", "tx")

/** The `solana` namespace, and what it can do without a wallet. */
export const makeSolanaNamespace = (rpc: JsonRpc["Service"], options: ReadOptions): Namespace => ({
  id: "solana",
  parseAddress,
  // Explorers show all of Solana's networks on one host.
  explorerUrl: (network, subject) => {
    const url = pageOf(network, subject)
    const cluster = testCluster(network.caipNetworkId)
    return url && cluster ? `${url}?cluster=${cluster}` : url
  },
  capabilities: {
    nativeBalance: lazyBalance("solana", async () =>
      (await import("./capability/nativeBalance.ts")).makeNativeBalance(rpc, options)
    ),
    paymentRequest
  }
})
