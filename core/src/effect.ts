export { Accounts } from "./account/Accounts.ts"
export { Balances } from "./balance/Balances.ts"
export type { Capabilities } from "./capability/Capabilities.ts"
export type { NativeBalance } from "./capability/NativeBalance.ts"
export type { NetworkSwitching } from "./capability/NetworkSwitching.ts"
export type { PaymentRequest } from "./capability/PaymentRequest.ts"
export type { Signing } from "./capability/Signing.ts"
export {
  CapabilityMissingError,
  NetworkMismatchError,
  SigningFailedError,
  SigningRejectedError
} from "./capability/errors.ts"
export { signingError } from "./capability/signingError.ts"
export { explorerPages } from "./chain/explorerPages.ts"
export type { Namespace } from "./chain/Namespace.ts"
export { Namespaces } from "./chain/Namespaces.ts"
export { Connections } from "./connection/Connections.ts"
export type {
  ConnectRequest,
  Connector,
  ConnectorSession,
  NamespaceGrant,
  SessionChange
} from "./connection/Connector.ts"
export { connectionError } from "./connection/connectionError.ts"
export { Connectors } from "./connection/Connectors.ts"
export {
  ConnectionFailedError,
  ConnectionRejectedError,
  ConnectorNotFoundError,
  NotConnectedError,
  ProviderNotFoundError,
  SessionNotFoundError,
  WalletBusyError
} from "./connection/errors.ts"
export { hasForeignCode } from "./error/ForeignCause.ts"
export { Features } from "./feature/Features.ts"
export { Http, type JsonRequest } from "./http/Http.ts"
export { JsonRpc, type RpcCall } from "./http/JsonRpc.ts"
export {
  HttpBodyInvalidError,
  HttpStatusError,
  HttpTimeoutError,
  HttpUnreachableError,
  NodeAnswerInvalidError,
  RpcResponseError,
  RpcUrlMissingError,
  type HttpError,
  type RpcError
} from "./http/errors.ts"
export { readUrls, type ReadOptions, type ReadUrls } from "./http/readUrls.ts"
export { toJson } from "./json/toJson.ts"
export { Shell, type ShellShape } from "./kit/Shell.ts"
export { Networks } from "./network/Networks.ts"
export {
  NetworkNotFoundError,
  NetworkSwitchFailedError,
  NetworkSwitchRejectedError,
  NetworkSwitchUnsupportedError
} from "./network/errors.ts"
export { networkSwitchError } from "./network/networkSwitchError.ts"
export { Notices } from "./notice/Notices.ts"
export { PluginFailedError, PluginPartMissingError, SdkMissingError } from "./plugin/errors.ts"
export { lazyPart } from "./plugin/lazyPart.ts"
export { lazyStart, type LazyStart } from "./plugin/lazyStart.ts"
export { watchPage } from "./plugin/watchPage.ts"
export { foreignPromise } from "./plugin/foreignPromise.ts"
export type { Host } from "./plugin/Host.ts"
export type { EffectApi, LazyApi, Plugin, PluginModule } from "./plugin/Plugin.ts"
export { KeyValue } from "./storage/KeyValue.ts"
export { Telemetry } from "./telemetry/Telemetry.ts"
