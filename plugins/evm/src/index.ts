export { evm } from "./evm.ts"
export type {
  EvmApi,
  EvmOptions,
  GasRequest,
  JsonValue,
  Paymaster,
  TransactionSuccess,
  TypedData,
  WalletCapabilities,
  WalletPermission
} from "./EvmApi.ts"
export type { Eip1193Provider } from "./provider/Eip1193.ts"
export type {
  CapabilitiesInvalidError,
  GasEstimateFailedError,
  PaymasterInvalidError,
  PaymasterUnsupportedError,
  TransactionHashInvalidError,
  TransactionPendingError,
  TransactionRevertedError,
  WalletRequestFailedError,
  WalletRequestRejectedError
} from "./errors.ts"
