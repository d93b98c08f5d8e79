import type { ContractCalling } from "./ContractCalls.ts"
import type { History } from "./History.ts"
import type { NameResolution } from "./NameResolution.ts"
import type { NativeBalance } from "./NativeBalance.ts"
import type { NetworkSwitching } from "./NetworkSwitching.ts"
import type { NftHoldings } from "./NftHoldings.ts"
import type { PaymentRequest } from "./PaymentRequest.ts"
import type { SessionGranting } from "./SessionPermissions.ts"
import type { Signing } from "./Signing.ts"
import type { Simulation } from "./Simulation.ts"
import type { TokenApprovals } from "./TokenApprovals.ts"
import type { TokenBalances } from "./TokenBalances.ts"
import type { TransactionTracking } from "./TransactionTracking.ts"
import type { Transfers } from "./Transfers.ts"

/**
 * What a chain says of its own namespace when it registers it, each by the name of its token; see `Capabilities` for what others may
 * add.
 */
export interface ChainCapabilities {
  readonly signing?: Signing
  readonly networkSwitching?: NetworkSwitching
  readonly nativeBalance?: NativeBalance
  readonly paymentRequest?: PaymentRequest
  readonly tokenBalances?: TokenBalances
  readonly transfers?: Transfers
  readonly transactionTracking?: TransactionTracking
  readonly contractCalls?: ContractCalling
  readonly nameResolution?: NameResolution
  readonly history?: History
  readonly nftHoldings?: NftHoldings
  readonly tokenApprovals?: TokenApprovals
  readonly sessionPermissions?: SessionGranting
  readonly simulation?: Simulation
}
