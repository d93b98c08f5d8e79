export { createKit } from "./createKit.ts"
export type { Kit, KitCore, KitOptions } from "./Kit.ts"
export type { AddressIn, KitTypes, NetworkIdOf, ProviderIn } from "./KitTypes.ts"
export type { KitState } from "./state/KitState.ts"

export { definePlugin, type PluginSetup } from "./plugin/definePlugin.ts"
export { attempt } from "./error/attempt.ts"
export { isInTelegram } from "./navigation/isInTelegram.ts"
export { frameOrigin, withScheme, type FramedWindow } from "./plugin/frameOrigin.ts"
export { fromOptions } from "./plugin/fromOptions.ts"
export { chainPlugin, type ChainDeclaration } from "./plugin/chainPlugin.ts"
export { defineContract, type Contract } from "./kernel/Contract.ts"
export { defineSlice, readSlice, type Slice } from "./kernel/Slice.ts"
export {
  defineSlot,
  fillSlot,
  readSlot,
  withFills,
  withLateFills,
  type Slot,
  type SlotFilling
} from "./kernel/Slot.ts"
export { whenReachable } from "./kernel/whenReachable.ts"
export type { HostUse, PluginModule } from "./kernel/Plugin.ts"
export type { PluginState } from "./kernel/PluginState.ts"
export type { AnyPlugin, Plugin, PluginApis, PluginStates } from "./plugin/Plugin.ts"
export type { NamespaceTypes, PluginTypes, ViewTypes } from "./plugin/PluginTypes.ts"
export {
  installedNamespaces,
  type InstalledNamespace,
  type NamespaceDeclaration
} from "./namespace/NamespaceDeclaration.ts"
export { defineCapability, type Capability } from "./capability/Capability.ts"
export type { CapabilitySource, Sourced } from "./capability/Capabilities.ts"
export type {
  HistoryKind,
  HistoryNft,
  HistoryPage,
  HistoryTransaction,
  HistoryApproval,
  HistoryTransfer
} from "./capability/History.ts"
export type { Moved } from "./capability/Moved.ts"
export type { NftHolding, NftHoldingList } from "./capability/NftHoldings.ts"
export type {
  HexText,
  PermissionGrant,
  PermissionRequest,
  SessionFunction,
  SessionKey,
  SessionPermission,
  SessionPolicy
} from "./capability/SessionPermissions.ts"
export type { FeePayer } from "./capability/FeePayer.ts"
export type { TokenApproval, TokenApprovalList } from "./capability/TokenApprovals.ts"
export type { TokenHolding } from "./capability/TokenBalances.ts"
export type {
  FeeLevel,
  TransferFeeLevel,
  PreparedTransfer,
  ReceiverWarning,
  SentAnswer,
  AwaitedOwners,
  TransferOutcome,
  TransferPreview,
  TransferRequest
} from "./capability/Transfers.ts"
export type { AppCall, CallsReceipt, CallsReport } from "./capability/WalletCalls.ts"
export { shownNamespace } from "./journey/home.ts"
export { journeyRules, type JourneyRule, type Moment } from "./journey/JourneyRule.ts"
export { journeyViews, type JourneyView } from "./journey/journeyViews.ts"
export type { Navigation, OpenRequest } from "./navigation/Navigation.ts"
export type {
  PromiseCapabilities,
  PromiseConnector,
  PromiseGrant,
  PromiseNamespace,
  PromiseSession,
  SetupHost
} from "./plugin/SetupHost.ts"

export { defineError, type ErrorClass, type ErrorWords } from "./error/defineError.ts"
export { isKitError } from "./error/isKitError.ts"
export { KitError } from "./error/KitError.ts"
export { describeForeign, plainText, type ForeignCause } from "./error/ForeignCause.ts"
export { isRejection } from "./error/isRejection.ts"
export type { ErrorCodesOf, KitErrorCode } from "./KitErrorCode.ts"

export {
  isCaipNetworkId,
  parseCaipAddress,
  parseCaipNetworkId,
  type CaipAddress,
  type CaipNetworkId
} from "./chain/Caip.ts"
export { formatAmount, parseAmount, type Amount } from "./chain/Amount.ts"
export { displayBalance } from "./chain/displayBalance.ts"
export { readAmount, writeAmount, type AmountProblem } from "./chain/readAmount.ts"
export type { Account, AccountType } from "./chain/Account.ts"
export type { BlockExplorer, NativeCurrency, Network, NetworkInput } from "./chain/Network.ts"

export { cookieStorage } from "./storage/cookieStorage.ts"
export { browserStorage } from "./storage/browserStorage.ts"
export { memoryStorage } from "./storage/memoryStorage.ts"
export type { Storage } from "./storage/Storage.ts"

export type { AccountState, ConnectionStatus, TokenBalance, WalletInfo } from "./session/AccountState.ts"
export type {
  Connection,
  ConnectionAttempt,
  ConnectionLiveness,
  ConnectionState,
  ConnectorInfo,
  ConnectorType,
  RecentConnector
} from "./session/ConnectionState.ts"
export { connectionLiveness, parseConnectionLiveness } from "./session/liveness.ts"
export type { App } from "./session/App.ts"
export type { AttemptState, ConnectProgress, SwitchProgress } from "./session/AttemptState.ts"
export type {
  Cancellable,
  ConnectionRequest,
  DisconnectRequest,
  NetworkChoice
} from "./session/SessionActions.ts"
export type { SessionOptions } from "./session/SessionOptions.ts"
export type { ToastRequest } from "./notice/NoticeActions.ts"
export type { ConnectRequest, SessionChange } from "./session/Connector.ts"
export type { FeatureState, FeatureValues } from "./feature/FeatureState.ts"
export { remoteFeatures, type RemoteFeatures } from "./feature/remoteFeatures.ts"
export type { NamespaceNetworks, NetworkState, UnsupportedNetworkPolicy } from "./session/NetworkState.ts"
export type { NavigationState, ViewEntry } from "./navigation/NavigationState.ts"
export type { Diagnostic } from "./notice/Diagnostic.ts"
export type { Alert, NoticeState, Toast } from "./notice/NoticeState.ts"
export type { TelemetryEvent } from "./telemetry/TelemetryEvent.ts"

export type {
  CatalogueActions,
  CatalogueImage,
  CataloguePage,
  CatalogueQuery
} from "./contract/CatalogueActions.ts"
export {
  catalogueState,
  emptyCatalogue,
  installedCatalogue,
  type CatalogueState
} from "./contract/CatalogueState.ts"
export { catalogues, type CatalogueSource } from "./contract/catalogues.ts"
export type { CatalogueWallet } from "./session/CatalogueWallet.ts"
export type { CustomWallet } from "./session/CustomWallet.ts"
export { pictures, type PictureKey, type PictureSource } from "./contract/PictureSource.ts"
export type { NameRegistrationActions } from "./contract/NameRegistrationActions.ts"
export {
  isOpen as isTransactionOpen,
  type ReplacedPlace,
  type TrackedTransaction,
  type TransactionReplacement,
  type TransactionStatus
} from "./transaction/TrackedTransaction.ts"
export type { AddedTransaction, TransactionsApi } from "./transaction/TransactionsApi.ts"
export type { DescribedAmount, TransactionDescription } from "./transaction/TransactionDescription.ts"
export { transactionsSlice, type TransactionsState } from "./transaction/TransactionsState.ts"
export type { TransactionOrder } from "./capability/TransactionOrder.ts"
export type { NamedProfile, NamesActions } from "./contract/NamesActions.ts"
export { installedNames, nameServices, type NameService } from "./contract/nameServices.ts"
export type {
  OnrampActions,
  OnrampOptions,
  OnrampPast,
  OnrampProgress,
  OnrampProvider,
  OnrampPurchases,
  OnrampQuote,
  OnrampRequest,
  PaymentCurrency,
  PaymentLimit,
  PurchaseCurrency
} from "./contract/OnrampActions.ts"
export {
  exchangeSources,
  exchangeSourcesOn,
  type ExchangeEntry,
  type ExchangeFilter,
  type ExchangeSourceDeclaration
} from "./contract/ExchangeSource.ts"
export { onrampSources, onrampSourcesOn, type OnrampSourceDeclaration } from "./contract/OnrampSource.ts"
export type { SiwxAccount, SiwxActions, SiwxData, SiwxMessage, SiwxSession } from "./contract/SiwxActions.ts"
export type {
  SwapActions,
  SwapChoice,
  SwapProgress,
  SwapQuote,
  SwapRequest,
  SwapCallReview,
  SwapPermitReview,
  SwapReceiver,
  SwapReview,
  SwapStep,
  SwapTrial,
  SwapToken,
  SwapTokenId
} from "./contract/SwapActions.ts"
export { swapSources, swapSourcesOn, type SwapSourceDeclaration } from "./contract/SwapSource.ts"
export type { CallFacts, ContractCall, PreparedCall } from "./capability/ContractCall.ts"
export type { PermitFacts, PreparedPermit } from "./capability/TokenPermits.ts"
