export { siwx } from "./siwx.ts"
export { signedIn, type SiwxState } from "./SiwxState.ts"
export { formatMessage } from "./formatMessage.ts"
export { parseMessage } from "./parseMessage.ts"
export type { MessageNamespace } from "./MessageNamespace.ts"
export type { SiwxApi } from "./SiwxApi.ts"
export type { SiwxBackend } from "./SiwxBackend.ts"
export type { SiwxCloudOptions } from "./SiwxCloudOptions.ts"
export type { SiwxOptions } from "./SiwxOptions.ts"
export type { SiweConfig, SiweMessageParams, SiweSession } from "./SiweConfig.ts"
export type {
  SiwxConfigDuplicateError,
  SiwxMessageInvalidError,
  SiwxNetworkRefusedError,
  SiwxSmartAccountError
} from "./errors.ts"
