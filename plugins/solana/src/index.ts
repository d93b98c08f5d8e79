export { solana } from "./solana.ts"
export { solanaDevnet, solanaMainnet, solanaTestnet, type SolanaNetwork } from "./networks.ts"
export type {
  Commitment,
  SendOptions,
  SignatureSuccess,
  SignedTransaction,
  SignIn,
  SignInRequest,
  SolanaApi,
  SolanaOptions,
  SolanaToken,
  TransactionInput
} from "./SolanaApi.ts"
export type { ProviderRequestError } from "./provider/ProviderRequestError.ts"
export type { SolanaProvider, SolanaRequest } from "./provider/SolanaProvider.ts"
export type {
  SignatureInvalidError,
  SignInInvalidError,
  TransactionFailedError,
  TransactionInvalidError,
  TransactionPendingError,
  WalletMethodMissingError
} from "./errors.ts"
