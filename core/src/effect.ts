export { Accounts } from "./session/Accounts.ts"
export { Balances } from "./balance/Balances.ts"
export { Capabilities, type CapabilityEntry, type Sourced } from "./capability/Capabilities.ts"
export type { ChainCapabilities } from "./capability/ChainCapabilities.ts"
export {
  history,
  type History,
  type HistoryKind,
  type HistoryNft,
  type HistoryPage,
  type HistoryTransaction,
  type HistoryApproval,
  type HistoryTransfer
} from "./capability/History.ts"
export {
  nameResolution,
  type NameQuery,
  type NameReader,
  type NameResolution,
  type ResolvedName
} from "./capability/NameResolution.ts"
export { nameRegistry, type NameRegistry, type OfferedName } from "./capability/NameRegistry.ts"
export { nativeBalance, type NativeBalance } from "./capability/NativeBalance.ts"
export { networkSwitching, type NetworkSwitching } from "./capability/NetworkSwitching.ts"
export type { Moved } from "./capability/Moved.ts"
export {
  nftHoldings,
  type NftHolding,
  type NftHoldingList,
  type NftHoldings,
  type NftReader
} from "./capability/NftHoldings.ts"
export {
  paymentRequest,
  type PaymentLink,
  type PaymentLinkRefusal,
  type PaymentLinks,
  type PaymentRequest
} from "./capability/PaymentRequest.ts"
export { prices, type Prices, type TokenPrice } from "./capability/Prices.ts"
export {
  sessionPermissions,
  type PermissionPlace,
  type PermissionRevocation,
  type PermissionSupport,
  type SessionGranting,
  type SessionPermissions
} from "./capability/SessionPermissions.ts"
export { signing, type Signing } from "./capability/Signing.ts"
export {
  tokenApprovals,
  type ApprovalReader,
  type TokenApproval,
  type TokenApprovalList,
  type TokenApprovals
} from "./capability/TokenApprovals.ts"
export { tokenBalances, type TokenBalances, type TokenHolding } from "./capability/TokenBalances.ts"
export { tokenLists, type ListedToken, type TokenLists } from "./capability/TokenLists.ts"
export {
  transfers,
  type FeeLevel,
  type TransferFeeLevel,
  type PreparedTransfer,
  type ReceiverWarning,
  type SentAnswer,
  type AwaitedOwners,
  type TransferOutcome,
  type TransferPreview,
  type TransferRequest,
  type Transfers
} from "./capability/Transfers.ts"
export type { CallFacts, CallPlace, ContractCall, PreparedCall } from "./capability/ContractCall.ts"
export type { FeePayer } from "./capability/FeePayer.ts"
export { feePayers, type FeePayers } from "./capability/FeePayers.ts"
export { contractCalls, type ContractCalling, type ContractCalls } from "./capability/ContractCalls.ts"
export {
  simulation,
  type BalanceChange,
  type BalanceOf,
  type Simulation,
  type SimulationOutcome,
  type Simulator
} from "./capability/Simulation.ts"
export type { CallBatches, PreparedBatch } from "./capability/CallBatches.ts"
export type { PermitFacts, PreparedPermit, TokenPermits } from "./capability/TokenPermits.ts"
export type { AppCall, CallsReceipt, CallsReport, WalletCalls } from "./capability/WalletCalls.ts"
export {
  TransferAmountInvalidError,
  TransferBalanceError,
  TransferChangedError,
  TransferFailedError,
  TransferFeeUnknownError,
  TransferMemoInvalidError,
  TransferReceiverInvalidError,
  TransferRefusedError,
  TransferSponsorError,
  TransferTaxError,
  TransferRejectedError,
  TransferTokenInvalidError,
  TransferUncertainError
} from "./capability/transferErrors.ts"
export { CapabilityFailedError } from "./capability/answerErrors.ts"
export {
  CapabilityMissingError,
  NetworkMismatchError,
  SigningFailedError,
  SigningRejectedError
} from "./capability/errors.ts"
export type { Namespace } from "./namespace/Namespace.ts"
export { Namespaces } from "./namespace/Namespaces.ts"
export { Connections } from "./session/Connections.ts"
export type {
  ConnectRequest,
  Connector,
  ConnectorSession,
  NamespaceGrant,
  SessionChange
} from "./session/Connector.ts"
export { Connectors } from "./session/Connectors.ts"
export {
  ConnectionFailedError,
  ConnectionRejectedError,
  ConnectorNotFoundError,
  NotConnectedError,
  ProviderNotFoundError,
  SessionNotFoundError,
  WalletBusyError
} from "./session/errors.ts"
export { Features } from "./feature/Features.ts"
export { Http } from "./http/Http.ts"
export type { JsonRequest } from "./http/JsonRequest.ts"
export { JsonRpc } from "./http/JsonRpc.ts"
export type { RpcCall } from "./http/RpcCall.ts"
export {
  HttpBodyInvalidError,
  HttpStatusError,
  HttpTimeoutError,
  RpcResponseError
} from "./http/answerErrors.ts"
export { HttpUnreachableError, type HttpError, type RpcError } from "./http/errors.ts"
export { NodeAnswerInvalidError, RpcUrlMissingError } from "./http/nodeErrors.ts"
export { toJson } from "./json/toJson.ts"
export { Journey } from "./journey/Journey.ts"
export { Plugins } from "./kernel/Plugins.ts"
export { State, type StateShape } from "./kernel/State.ts"
export { Navigator } from "./navigation/Navigator.ts"
export { Networks } from "./session/Networks.ts"
export {
  NetworkNotFoundError,
  NetworkSwitchFailedError,
  NetworkSwitchRejectedError,
  NetworkSwitchUnsupportedError
} from "./session/errors.ts"
export { Notices } from "./notice/Notices.ts"
export { PluginFailedError, PluginPartMissingError } from "./kernel/pluginErrors.ts"
export { SdkMissingError } from "./kernel/sdkErrors.ts"
export { lazyPart } from "./kernel/lazyPart.ts"
export { foreignPromise } from "./kernel/foreignPromise.ts"
export type { Host, PluginModule } from "./plugin/Host.ts"
export type { EffectApi } from "./kernel/Plugin.ts"
export type { Plugin } from "./plugin/Plugin.ts"
export { AppInfo } from "./session/App.ts"
export { SessionSettings } from "./session/SessionOptions.ts"
export { accountSlice, attemptSlice, connectionSlice, networkSlice } from "./session/slices.ts"
export { KeyValue } from "./storage/KeyValue.ts"
export { Telemetry } from "./telemetry/Telemetry.ts"
export { Catalogue } from "./contract/Catalogue.ts"
export { NameRegistration } from "./contract/NameRegistration.ts"
export { Names } from "./contract/Names.ts"
export { nameSource } from "./contract/nameSource.ts"
export type { ExchangePayment, ExchangeSource, ExchangeStatus } from "./contract/ExchangeSource.ts"
export { Onramp } from "./contract/Onramp.ts"
export type { OnrampOrder, OnrampPlace, OnrampPurchase, OnrampSource } from "./contract/OnrampSource.ts"
export { Siwx } from "./contract/Siwx.ts"
export { Swap } from "./contract/Swap.ts"
export type { BuiltSwap, SwapContracts, SwapOffer, SwapPlace, SwapSource } from "./contract/SwapSource.ts"
export {
  CatalogueFailedError,
  SiwxDeclinedError,
  SiwxFailedError,
  SiwxSignatureInvalidError,
  SwapAmountError,
  SwapMismatchError,
  SwapTokenTaxedError,
  SwapMissingError,
  SwapPriceMovedError,
  SwapProviderError,
  SwapQuoteExpiredError,
  SwapRequestInvalidError,
  SwapSubmittedError,
  SwapUnsupportedError
} from "./contract/errors.ts"
export {
  NameAccountError,
  NameFailedError,
  NameInvalidError,
  NameNetworkError,
  NameTakenError
} from "./contract/nameErrors.ts"
export {
  OnrampAmountError,
  OnrampLinkError,
  OnrampMissingError,
  OnrampProviderError,
  OnrampRequestInvalidError,
  OnrampRestrictedError,
  OnrampUnsupportedError,
  type OnrampLinkFault
} from "./contract/onrampErrors.ts"
export {
  ExchangeFailedError,
  ExchangeLinkError,
  type ExchangeLinkFault,
  type ExchangeQuestion
} from "./contract/exchangeErrors.ts"
export {
  transactionTracking,
  type TransactionQuery,
  type TransactionSight,
  type TransactionTracker,
  type TransactionTracking
} from "./capability/TransactionTracking.ts"
export type { TransactionOrder } from "./capability/TransactionOrder.ts"
export type {
  PreparedReplacement,
  ReplacementKind,
  ReplacementQuery,
  TransactionReplacing
} from "./capability/TransactionReplacing.ts"
export { TransactionFixedError, TransactionSettledError } from "./capability/replacementErrors.ts"
export { TransactionInvalidError, TransactionMissingError } from "./transaction/errors.ts"
export type { Ledger, TransactionPlace } from "./transaction/Ledger.ts"
export { Transactions } from "./transaction/Transactions.ts"
export { transactionsKey } from "./transaction/transactionsKey.ts"
export { transactionsSlice } from "./transaction/TransactionsState.ts"
