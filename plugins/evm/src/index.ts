export { evm } from "./evm.ts"
export type { EvmApi, EvmOptions, TypedData, WalletPermission } from "./EvmApi.ts"
export type { Eip1193Provider } from "./provider/Eip1193.ts"
export type {
  BalanceInvalidError,
  ViemMissingError,
  WalletRequestFailedError,
  WalletRequestRejectedError
} from "./errors.ts"
