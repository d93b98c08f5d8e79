export { cloud } from "./cloud.ts"
export type { CloudApi } from "./CloudApi.ts"
export type { CloudOptions, CloudRouter, CloudUrls, CustomWallet } from "./CloudOptions.ts"
export type {
  CloudLocalIgnoredError,
  CloudNetworkUnsupportedError,
  CloudOriginRefusedError,
  CloudProjectIdMissingError,
  CloudProjectRefusedError,
  CloudRateLimitedError,
  CloudServerFailedError
} from "./errors.ts"
