export { multiWallet } from "./multiWallet.ts"
export type {
  MultiWalletApi,
  OfNamespace,
  RecentConnection,
  SwitchOutcome,
  SwitchRequest,
  WalletConnection,
  WalletList
} from "./MultiWalletApi.ts"
export type { MultiWalletState, RememberedConnection } from "./MultiWalletState.ts"
