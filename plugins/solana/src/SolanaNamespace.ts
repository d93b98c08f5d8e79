import { lazyPart, type JsonRpc, type Namespace } from "@latchkey/core/effect"
import { explorerPages } from "@latchkey/core/chain-kit"
import { lazyBalance, lazyTransfers } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { parseAddress } from "./Address.ts"
import type { SolanaOptions } from "./SolanaApi.ts"
import { MEMO_BYTES } from "./memoBytes.ts"
import type { SignedTransfers } from "./transfer/resend.ts"
import { testCluster } from "./StandardChain.ts"

const pageOf = explorerPages("address", "tx")

/** The `solana` namespace, and what it can do without a wallet's own words. */
export const makeSolanaNamespace = (rpc: JsonRpc["Service"], options: SolanaOptions): Namespace => {
  const signed: SignedTransfers = new Map()
  const balances = lazyPart("solana", async () =>
    (await import("./capability/tokenBalances.ts")).makeTokenBalances(rpc, options)
  )
  const transfers = lazyPart("solana", async () =>
    (await import("./capability/transfers.ts")).makeTransfers(rpc, options, signed)
  )
  const history = lazyPart("solana", async () =>
    (await import("./history/makeHistory.ts")).makeHistory(rpc, options)
  )
  const nfts = lazyPart("solana", async () =>
    (await import("./nfts/makeNftReader.ts")).makeNftReader(rpc, options)
  )
  return {
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
      paymentRequest: {
        links: lazyPart("solana", async () => (await import("./capability/paymentLinks.ts")).paymentLinks)
      },
      tokenBalances: { list: (request) => Effect.flatMap(balances, ({ list }) => list(request)) },
      history: { list: (request) => Effect.flatMap(history, ({ list }) => list(request)) },
      transactionTracking: {
        tracker: lazyPart("solana", async () =>
          (await import("./transfer/makeTracker.ts")).makeTracker(rpc, options, signed)
        )
      },
      simulation: {
        reader: lazyPart("solana", async () =>
          (await import("./transfer/makeSimulator.ts")).makeSimulator(rpc, options)
        )
      },
      contractCalls: {
        calls: lazyPart("solana", async () =>
          (await import("./call/makeContractCalls.ts")).makeContractCalls(rpc, options, signed)
        )
      },
      nftHoldings: { reader: nfts },
      transfers: { memoBytes: MEMO_BYTES, hasReferences: true, ...lazyTransfers(transfers) }
    }
  }
}
