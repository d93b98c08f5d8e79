export { type TestAccount, testAccountFrom } from "./accounts/TestAccount.ts"
export { testAccounts, testMnemonic } from "./accounts/testAccounts.ts"
export { announce, type AnnouncementTarget } from "./announce/announce.ts"
export {
  announceMalformed,
  floodAnnouncements,
  type MalformedAnnouncement,
  malformedAnnouncements
} from "./announce/malformedAnnouncements.ts"
export { injectAs } from "./announce/injectAs.ts"
export type { Approval, PendingRequest } from "./approval/PendingRequest.ts"
export type { Policy } from "./approval/Policy.ts"
export type { Review } from "./approval/Review.ts"
export { BrowserWindow } from "./contract/BrowserWindow.ts"
export { chainPluginContract } from "./contract/chainPluginContract.ts"
export type { AddressCases, ChainSubject, SignedMessage } from "./contract/ChainSubject.ts"
export { pluginContract } from "./contract/pluginContract.ts"
export type { ContractCase, PluginSubject } from "./contract/PluginSubject.ts"
export type { WalletChain } from "./chain/WalletChain.ts"
export type { TransactionRequest } from "./decode/transaction.ts"
export type { TypedData, TypedDataField } from "./decode/typedData.ts"
export type { Fault, Faults } from "./faults/Fault.ts"
export { type EventLie, eventLies, floodEvents, tellEventLies } from "./faults/eventLies.ts"
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
export { createWalletDesk, type WalletDesk, type WalletDeskOptions } from "./wallet/createWalletDesk.ts"
export { createVirtualWallet } from "./wallet/createVirtualWallet.ts"
export type { ChainWallet, WalletPlace } from "./wallet/ChainWallet.ts"
export type { LoggedRequest } from "./wallet/RequestLog.ts"
export type { VirtualWallet, VirtualWalletOptions, WalletInfo } from "./wallet/VirtualWallet.ts"
export * from "./walletStandard/index.ts"
export * from "./polkadot/index.ts"
export * from "./solana/index.ts"
export * from "./cosmos/index.ts"
export * from "./bitcoin/index.ts"
