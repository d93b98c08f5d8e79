export {
  useAnchorWallet,
  useWallet,
  WalletContext,
  WalletProvider,
  type WalletContextOf,
  type WalletProviderProps
} from "./WalletProvider.tsx"
export { walletStore, type WalletStore } from "../library/walletStore.ts"
export type {
  AdapterWallet,
  SendTransactionOptions,
  SolanaWalletState,
  WalletKit,
  WalletSignIn,
  Web3Connection
} from "../library/WalletState.ts"
