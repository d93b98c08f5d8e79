export { embedded } from "./embedded.ts"
export type { EmbeddedOptions, SignInMethod } from "./EmbeddedOptions.ts"
export type { EmailAction, EmbeddedApi } from "./EmbeddedApi.ts"
export { embeddedSlice, type EmbeddedState, type EmbeddedUser, type SignInStep } from "./EmbeddedState.ts"
export type { FrameLook } from "./frame/FramePort.ts"
export type { FramePhase, FrameStatus } from "./frame/FrameHost.ts"
export type { EmbeddedEvmProvider } from "./provider/makeEip1193Provider.ts"
export type { EmbeddedSolanaProvider } from "./provider/makeSolanaProvider.ts"
export type { EmbeddedRequest } from "./provider/EmbeddedRequest.ts"
export type { ProviderRequestError } from "./provider/ProviderRequestError.ts"
export type { EmbeddedAccountType } from "./wire/frameUser.ts"
export type { SocialProvider } from "./wire/socialProviders.ts"
export type {
  EmailCooldownError,
  EmailInvalidError,
  FrameAnswerInvalidError,
  FrameLoadFailedError,
  FrameStorageBlockedError,
  FrameRefusedError,
  FrameRemovedError,
  FrameRequestAbortedError,
  FrameRequestTimeoutError,
  FrameUrlInvalidError,
  MethodNotAllowedError,
  NoAccountError,
  NotSignedInError,
  SocialFailedError
} from "./errors.ts"
