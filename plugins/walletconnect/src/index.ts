export { walletConnect } from "./walletConnect.ts"
export type { NamespaceOverride, WalletConnectOptions } from "./WalletConnectOptions.ts"
export {
  pairingSlice,
  type PairedWallet,
  type PairingCode,
  type PairingState,
  type WaitingRequest
} from "./PairingState.ts"
export type { WalletLink } from "./links/walletLinks.ts"
export type { Eip1193SessionProvider } from "./provider/Eip1193SessionProvider.ts"
export type { ProviderRequest, SessionProvider } from "./provider/SessionProvider.ts"
export type { ProviderRequestError } from "./provider/ProviderRequestError.ts"
export type {
  ClockSkewError,
  PairingExpiredError,
  ProviderMissingError,
  RelayRefusedError,
  RelayUnreachableError,
  SessionUnusableError
} from "./errors.ts"
