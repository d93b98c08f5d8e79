import type { Namespace, NativeBalance, TransactionTracking, Transfers } from "@latchkey/core/effect"
import { explorerPages } from "@latchkey/core/chain-kit"
import { parseAddress } from "./Ss58Address.ts"

/** The `polkadot` namespace, and what it can do without a wallet. Explorers are taken to be like Subscan. */
export const makePolkadotNamespace = (
  nativeBalance: NativeBalance,
  transfers: Transfers,
  transactionTracking: TransactionTracking
): Namespace => ({
  id: "polkadot",
  parseAddress,
  explorerUrl: explorerPages("account", "extrinsic"),
  capabilities: { nativeBalance, transfers, transactionTracking }
})
