import { contractCalls, type ContractCalling } from "./ContractCalls.ts"
import { history, type History } from "./History.ts"
import { nameResolution, type NameResolution } from "./NameResolution.ts"
import { nativeBalance, type NativeBalance } from "./NativeBalance.ts"
import { networkSwitching, type NetworkSwitching } from "./NetworkSwitching.ts"
import { nftHoldings, type NftHoldings } from "./NftHoldings.ts"
import { paymentRequest, type PaymentRequest } from "./PaymentRequest.ts"
import { signing, type Signing } from "./Signing.ts"
import { tokenBalances, type TokenBalances } from "./TokenBalances.ts"
import { transfers, type Transfers } from "./Transfers.ts"

/** What a chain says of its own namespace when it registers it; see `Capabilities` for what others may add. */
export interface ChainCapabilities {
  readonly signing?: Signing
  readonly networkSwitching?: NetworkSwitching
  readonly nativeBalance?: NativeBalance
  readonly paymentRequest?: PaymentRequest
  readonly tokenBalances?: TokenBalances
  readonly transfers?: Transfers
  readonly contractCalls?: ContractCalling
  readonly nameResolution?: NameResolution
  readonly history?: History
  readonly nftHoldings?: NftHoldings
}

/** The capabilities that core knows, by the name under which a chain registers them. */
export const chainCapabilities = {
  signing,
  networkSwitching,
  nativeBalance,
  paymentRequest,
  tokenBalances,
  transfers,
  contractCalls,
  nameResolution,
  history,
  nftHoldings
}
