export { createSolanaWallet } from "./createSolanaWallet.ts"
export {
  type SolanaAccountLie,
  solanaAccountLies,
  type SolanaChangeLie,
  solanaChangeLies,
  type SolanaResultLie,
  solanaResultLies
} from "./solanaLies.ts"
export type {
  SolanaCommitment,
  SolanaFeatureName,
  SolanaFeatures,
  SolanaSendOptions,
  SolanaSignAndSendTransactionInput,
  SolanaSignAndSendTransactionOutput,
  SolanaSignInInput,
  SolanaSignInOutput,
  SolanaSignMessageInput,
  SolanaSignMessageOutput,
  SolanaSignTransactionInput,
  SolanaSignTransactionOutput,
  SolanaStandardWallet
} from "./SolanaStandard.ts"
export { type SolanaTestAccount, solanaTestAccountFrom } from "./SolanaTestAccount.ts"
export { solanaTestAccounts } from "./solanaTestAccounts.ts"
export type { SolanaWallet, SolanaWalletOptions } from "./SolanaWallet.ts"
export type { SolanaTransactionVersion } from "./transaction/readTransaction.ts"
