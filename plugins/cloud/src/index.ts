export { cloud } from "./cloud.ts"
export type { CustomWallet } from "@latchkey/core"
export { publicRpcUrls, type PublicRpcRequest } from "./rpc/publicRpcUrls.ts"
export type { CloudApi } from "./CloudApi.ts"
export type { CloudNames, CloudOnramp, CloudOptions, CloudRouter, CloudUrls } from "./CloudOptions.ts"
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
