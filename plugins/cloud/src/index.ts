export { cloud } from "./cloud.ts"
export { publicRpcUrls, type PublicRpcRequest } from "./rpc/publicRpcUrls.ts"
export type { CloudApi } from "./CloudApi.ts"
export type {
  CloudNames,
  CloudOnramp,
  CloudOptions,
  CloudRouter,
  CloudUrls,
  CustomWallet
} from "./CloudOptions.ts"
export type { GasPrices } from "./GasPrices.ts"
export type {
  CloudGasPriceUnsupportedError,
  CloudLocalIgnoredError,
  CloudNetworkUnsupportedError,
  CloudOriginRefusedError,
  CloudProjectIdMissingError,
  CloudProjectRefusedError,
  CloudRateLimitedError,
  CloudServerFailedError
} from "./errors.ts"
