export { createKit } from "./kit/createKit.ts"
export type { App, Cancellable, Kit, KitCore, KitOptions, Navigation, TransactionEntry } from "./kit/Kit.ts"
export type { KitState } from "./state/KitState.ts"

export { definePlugin, type PluginSetup } from "./plugin/definePlugin.ts"
export { rpcHosts } from "./plugin/rpcHosts.ts"
export { defineSlot, fillSlot, readSlot, withFills, type Slot } from "./plugin/Slot.ts"
export type {
  HostUse,
  NamespaceDeclaration,
  Plugin,
  PluginApis,
  PluginModule,
  SlotFilling
} from "./plugin/Plugin.ts"
export type {
  PromiseCapabilities,
  PromiseConnector,
  PromiseGrant,
  PromiseNamespace,
  PromiseSession,
  SetupHost
} from "./plugin/SetupHost.ts"

export { isKitError, KitError } from "./error/KitError.ts"
export { describeForeign, isRejection, plainText, type ForeignCause } from "./error/ForeignCause.ts"
export { imageUri } from "./image/imageUri.ts"
export type { KitErrorCode } from "./error/codes.ts"

export { parseCaipAddress, parseCaipNetworkId, type CaipAddress, type CaipNetworkId } from "./chain/Caip.ts"
export { displayBalance, formatAmount, parseAmount, type Amount } from "./chain/Amount.ts"
export type { Account, AccountType } from "./chain/Account.ts"
export type { BlockExplorer, NativeCurrency, Network, NetworkInput } from "./chain/Network.ts"

export { cookieStorage } from "./storage/cookieStorage.ts"
export { browserStorage } from "./storage/browserStorage.ts"
export { memoryStorage } from "./storage/memoryStorage.ts"
export type { Storage } from "./storage/Storage.ts"

export type { AccountState, ConnectionStatus, TokenBalance, WalletInfo } from "./account/AccountState.ts"
export type {
  Connection,
  ConnectionAttempt,
  ConnectionLiveness,
  ConnectionState,
  ConnectorInfo,
  ConnectorType,
  RecentConnector
} from "./connection/ConnectionState.ts"
export { connectionLiveness, parseConnectionLiveness } from "./connection/liveness.ts"
export type { ConnectRequest, SessionChange } from "./connection/Connector.ts"
export type { FeatureState, FeatureValues } from "./feature/FeatureState.ts"
export type { NamespaceNetworks, NetworkState, UnsupportedNetworkPolicy } from "./network/NetworkState.ts"
export type { NavigationState, ViewEntry } from "./navigation/NavigationState.ts"
export type { Alert, NoticeState, Toast } from "./notice/NoticeState.ts"
export type { TelemetryEvent } from "./telemetry/TelemetryEvent.ts"
