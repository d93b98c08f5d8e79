export { coinbase, type CoinbaseTypes } from "./coinbase.ts"
export type { CoinbaseOptions, CoinbasePreference } from "./CoinbaseOptions.ts"
export type { CoinbaseProvider, CoinbaseRequest } from "./wallet/CoinbaseProvider.ts"
export type {
  CoinbaseUrlInvalidError,
  CoinbaseWalletUnsupportedError,
  CoinbaseWindowBlockedError,
  CoinbaseWindowSilentError
} from "./errors.ts"
