export {
  answerMessage,
  callMessage,
  decodeFrameMessage,
  decodePageCall,
  errorMessage,
  FRAME_PREFIX,
  PAGE_PREFIX,
  readyMessage,
  uiMessage,
  type Envelope,
  type FrameMessage,
  type MalformedCall,
  type PageCall
} from "./envelope.ts"
export {
  frameCallNames,
  type FrameCallAnswer,
  type FrameCallName,
  type FrameCallRequest
} from "./frameCalls.ts"
export { caipChainId, type FrameChainId } from "./chainId.ts"
export { frameTexts } from "./frameTexts.ts"
export type { EmbeddedAccountType, FrameUser } from "./frameUser.ts"
export { isBounded, MAX_MESSAGE } from "./isBounded.ts"
export { isEmail } from "./isEmail.ts"
export { methodKind, safeMethods, unsafeMethods } from "./rpcMethods.ts"
export type { FrameRpcRequest } from "./rpcRequest.ts"
export { socialProviders, type SocialProvider } from "./socialProviders.ts"
