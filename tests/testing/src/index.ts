export { testMnemonic } from "./accounts/testMnemonic.ts"
export type { Approval, PendingRequest } from "./approval/PendingRequest.ts"
export type { Policy } from "./approval/Policy.ts"
export type { Review } from "./approval/Review.ts"
export type { WalletChain } from "./chain/WalletChain.ts"
export { BrowserWindow } from "./contract/BrowserWindow.ts"
export { chainPluginContract } from "./contract/chainPluginContract.ts"
export type { AddressCases, ChainSubject, SignedMessage } from "./contract/ChainSubject.ts"
export { connectorPluginContract } from "./contract/connectorPluginContract.ts"
export type { ConnectorSubject } from "./contract/ConnectorSubject.ts"
export { featurePluginContract } from "./contract/featurePluginContract.ts"
export type { FeatureSubject } from "./contract/FeatureSubject.ts"
export { pluginContract } from "./contract/pluginContract.ts"
export type { ContractCase, PluginSubject, SentRequest } from "./contract/PluginSubject.ts"
export {
  transactionContract,
  type ContractProgress,
  type ContractSending,
  type TransactionScript,
  type TransactionSubject
} from "./contract/transactionContract.ts"
export { rpcAnswer } from "./contract/rpcAnswer.ts"
export { catalogueContract, type CatalogueSubject } from "./contract/source/catalogueContract.ts"
export { exchangeSourceContract, type ExchangeSubject } from "./contract/source/exchangeSourceContract.ts"
export { historySourceContract, type HistorySubject } from "./contract/source/historySourceContract.ts"
export { namesSourceContract, type NamesSubject } from "./contract/source/namesSourceContract.ts"
export { onrampSourceContract, type OnrampSubject } from "./contract/source/onrampSourceContract.ts"
export { pricesSourceContract, type PricesSubject } from "./contract/source/pricesSourceContract.ts"
export { swapSourceContract, type SwapSubject } from "./contract/source/swapSourceContract.ts"
export { tokensSourceContract, type TokensSubject } from "./contract/source/tokensSourceContract.ts"
export type { SourceSubject } from "./contract/source/SourceSubject.ts"
export type { NodeRecording, RecordedAnswer } from "./dapp/NodeRecording.ts"
export { recordNode, type RecordedNode } from "./dapp/recordNode.ts"
export { replayNode, type ReplayedNode } from "./dapp/replayNode.ts"
export { testKit, type TestKit, type TestKitOptions } from "./dapp/testKit.ts"
export type { TestNode } from "./dapp/TestNode.ts"
export type { TransactionRequest } from "./decode/transaction.ts"
export type { TypedData, TypedDataField } from "./decode/typedData.ts"
export type { Fault, Faults } from "./faults/Fault.ts"
export { faults, type LateFault, withFaults } from "./faults/faults.ts"
export { oddRejections, oddResults, type OddValue, userRejections } from "./faults/oddValues.ts"
export type {
  Eip1193Provider,
  ProviderEvent,
  ProviderListener,
  RequestArguments
} from "./provider/Eip1193Provider.ts"
export { ProviderRpcError, providerErrorCode } from "./provider/ProviderRpcError.ts"
export type { NodeFetch } from "./rpc/callNode.ts"
export type { WalletStorage } from "./storage/WalletStorage.ts"
export type { ChainWallet, WalletPlace } from "./wallet/ChainWallet.ts"
export { createWalletDesk, type WalletDesk, type WalletDeskOptions } from "./wallet/createWalletDesk.ts"
export type { LoggedRequest } from "./wallet/RequestLog.ts"
export type { WalletInfo } from "./wallet/walletInfo.ts"
export * from "./walletStandard/index.ts"
export * from "./wallets.ts"
